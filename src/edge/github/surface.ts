import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import type { Call, GitHubClient } from './client.ts'
import type { GitHubEvent } from './event.ts'
import { GitHubFailure } from './failure.ts'
import type { RunNumber } from './run-number.ts'

/** The outcome of writing to a surface. It never affects the verdict. */
export interface SurfaceReport {
  readonly surface: string
  readonly state: 'done' | 'nothing to do' | 'not permitted' | 'failed'
  /** Sentences for the log. They may contain GitHub's own words, so callers must encode them. */
  readonly words: string
}

/** The part of a {@link SurfaceReport} that the work returns. */
export type SurfaceResult = Pick<SurfaceReport, 'state' | 'words'>

/** Where results are written: the commit, the run and the configuration. */
export interface Target {
  readonly owner: string
  readonly repo: string
  readonly head: string
  readonly run: RunNumber
}

const rounds = 5

/** A short key of a workflow, its job and a configuration of the step, without special characters. */
export function surfaceKey({ workflow, job }: GitHubEvent, configuration: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify([workflow, job, ...configuration]))
    .digest('hex')
    .slice(0, 16)
}

/** The target of the event's results. Undefined if the event does not tell. */
export function targetOf({ repository, head, run }: GitHubEvent): Target | undefined {
  const [owner, repo] = repository?.split('/') ?? []
  return owner && repo && head && run ? { owner, repo, head, run } : undefined
}

/** Does the work for a surface and reports the result. Never throws because of GitHub. */
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

/** Deletes something, unless another run already has. */
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

/** Normalizes a text to compare it with one that GitHub stored, which may change line breaks and trim spaces. */
export const asStored = (text: string): string => text.replaceAll('\r\n', '\n').trim()

/**
 * Repeats a step until it has a result. Each step reads before it writes. So after a write with a lost answer, the next
 * step sees what happened, and nothing is written twice.
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
