import type { Facts } from './rule.ts'

/**
 * Schedulers count the devices of a card: a MI250X is two. Converts only if every candidate has the same number of
 * devices, or else a bare `gpu` would pass with half of what a launch requests.
 */
export function devicesOf({ kind, candidates }: Facts['hardware'], count: number): number[] {
  const [devices, another] = new Set(candidates.map(({ devicesPerChip }) => devicesPerChip))
  return kind === 'gpu' && devices !== undefined && another === undefined ? [devices * count] : []
}

/** A declared count, and the ways in which a scheduler may count it. */
export const countsLike = (hardware: Facts['hardware'], count: number): readonly number[] => [
  count,
  ...devicesOf(hardware, count),
]

/**
 * Launches that leave their count open. A launch whose possible counts match the declared one, or do not exceed it, is
 * left out.
 */
export function openLaunchesOf(
  hardware: Facts['hardware'],
  evidence: Facts['evidence'],
  open = evidence?.listing?.open ?? [],
) {
  const likes = countsLike(hardware, hardware.count ?? 0)
  return open.filter(
    ({ byDefault, atMost = Number.POSITIVE_INFINITY }) =>
      (byDefault === undefined || !likes.includes(byDefault)) && atMost > Math.max(...likes),
  )
}

/** Whether a listed file changes the count that another one states. */
export const isChangedByOthers = (evidence: Facts['evidence']): boolean =>
  evidence?.listing?.open.some(({ changesOthers }) => changesOthers) === true

/** The key that contains the declared count. */
export const writtenIn = (
  declared: Facts['hardware']['declared'],
): 'count' | 'slices' | 'accelerator' | 'machine' | 'topology' =>
  (['count', 'slices', 'accelerator', 'machine', 'topology'] as const).find((key) => declared[key] !== undefined) ??
  'count'
