import type { Observation } from './observation.ts'

/** An observation as a hint without numbers. */
export function withoutCounts(seen: Observation): Observation {
  if (seen.what !== 'accelerator') return { ...seen, certainty: 'suggests' }
  const { perNode: _, nodes: __, count: ___, ...open } = seen
  return { ...open, certainty: 'suggests' }
}

/** Whether {@link withoutCounts} removes numbers other than an implied single node. */
export const hasCounts = (seen: Observation): boolean =>
  seen.what === 'accelerator' && (seen.perNode !== undefined || (seen.nodes ?? seen.count ?? 1) > 1)
