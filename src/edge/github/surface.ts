import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import type { Call, GitHubClient } from './client.ts'
import type { GitHubEvent } from './event.ts'
import { GitHubFailure } from './failure.ts'
import type { RunNumber } from './run-number.ts'

/** What became of a place on GitHub where results are shown. The verdict never depends on it. */
export interface SurfaceReport {
  readonly surface: string
  readonly state: 'done' | 'nothing to do' | 'not permitted' | 'failed'
  /** Sentences for the log. Words of GitHub's may stand in them: whoever prints encodes them. */
  readonly words: string
}

/** The part of a {@link SurfaceReport} that the work itself returns. */
export type SurfaceResult = Pick<SurfaceReport, 'state' | 'words'>

/** Where results go: the commit, and what distinguishes one run and one configuration from another. */
export interface Target {
  readonly owner: string
  readonly repo: string
  readonly head: string
  readonly run: RunNumber
}

const rounds = 5

/** Names a workflow, its job and a configuration of the step in few signs, none of which is live anywhere. */
export function surfaceKey({ workflow, job }: GitHubEvent, configuration: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify([workflow, job, ...configuration]))
    .digest('hex')
    .slice(0, 16)
}

/** Where the event's results go; undefined where it does not say. */
export function targetOf({ repository, head, run }: GitHubEvent): Target | undefined {
  const [owner, repo] = repository?.split('/') ?? []
  return owner && repo && head && run ? { owner, repo, head, run } : undefined
}

/** Does the work for a surface and reports how it went; nothing that GitHub does or does not do is thrown. */
export async function surfaceReport(
  surface: string,
  permission: string,
  { pullRequest }: GitHubEvent,
  work: () => Promise<SurfaceResult>,
): Promise<SurfaceReport> {
  try {
    return { surface, ...(await work()) }
  } catch (error) {
    const message = (error as Error).message
    const isForbidden = error instanceof GitHubFailure && ['not permitted', 'not found'].includes(error.ending)
    if (!isForbidden) return { surface, state: 'failed', words: `The ${surface} could not be written. ${message}` }
    const advice = pullRequest?.isFork
      ? 'On a pull request from a fork the token can only read; the summary has everything.'
      : `It takes \`permissions: ${permission}\`, which Dependabot's runs do not have by default; the summary has everything.`
    const verb = surface.endsWith('s') ? 'were' : 'was'
    return { surface, state: 'not permitted', words: `The ${surface} ${verb} left out. ${message} ${advice}` }
  }
}

/** Deletes something, unless another run was quicker. */
export async function remove(
  client: GitHubClient,
  { route, parameters }: Omit<Call<unknown>, 'answer'>,
): Promise<void> {
  try {
    await client.write({ route, parameters, answer: z.unknown() })
  } catch (error) {
    if (!(error instanceof GitHubFailure && error.ending === 'not found')) throw error
  }
}

/** A text as it compares with one that GitHub stored, which may give another kind of line break back and drop blanks around. */
export const asStored = (text: string): string => text.replaceAll('\r\n', '\n').trim()

/**
 * Takes one step after another until a step has a result. A step looks before it writes, so after a write whose
 * answer was lost the next one finds out what became of it, and nothing is written twice.
 */
export async function settled(
  client: GitHubClient,
  step: () => Promise<SurfaceResult | undefined>,
): Promise<SurfaceResult> {
  for (let round = 1; round <= rounds; round++) {
    try {
      const result = await step()
      if (result !== undefined) return result
    } catch (error) {
      if (!(error instanceof GitHubFailure) || error.ending !== 'lost' || round === rounds) throw error
      await client.pause(round * round)
    }
  }
  throw new GitHubFailure('lost', 'Other runs kept writing at the same time.')
}
