import * as z from 'zod/mini'
import type { GitHubClient } from './client.ts'
import type { PullRequest } from './event.ts'
import type { SurfaceResult, Target } from './surface.ts'

const current = z.object({ head: z.object({ sha: z.string() }) })

/**
 * The result if the pull request has a newer head than the event: another run reports on that, and this one is stale.
 * Undefined otherwise.
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
