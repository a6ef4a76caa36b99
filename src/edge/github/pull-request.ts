import * as z from 'zod/mini'
import type { GitHubClient } from './client.ts'
import type { PullRequest } from './event.ts'
import type { SurfaceResult, Target } from './surface.ts'

const current = z.object({ head: z.object({ sha: z.string() }) })

/**
 * Says so where the pull request has moved on since the event: another run speaks for its new head, and this one's
 * words would be stale. Undefined where it has not.
 */
export async function movedOn(
  client: GitHubClient,
  { owner, repo }: Target,
  { number, head }: PullRequest,
): Promise<SurfaceResult | undefined> {
  const parameters = { owner, repo, pull_number: number }
  const now = await client.read({ route: 'GET /repos/{owner}/{repo}/pulls/{pull_number}', parameters, answer: current })
  if (now.head.sha === head) return undefined
  return { state: 'nothing to do', words: 'The pull request has a newer commit; its own run reports.' }
}
