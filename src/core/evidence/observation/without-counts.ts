import type { Observation } from './observation.ts'

/** What is seen as no more than a hint, and without its numbers. */
export function withoutCounts(seen: Observation): Observation {
  if (seen.what !== 'accelerator') return { ...seen, certainty: 'suggests' }
  const { perNode: _, nodes: __, count: ___, ...open } = seen
  return { ...open, certainty: 'suggests' }
}

/** Whether {@link withoutCounts} takes numbers from an observation, other than the one node that nobody wrote down. */
export const hasCounts = (seen: Observation): boolean =>
  seen.what === 'accelerator' && (seen.perNode !== undefined || (seen.nodes ?? seen.count ?? 1) > 1)
