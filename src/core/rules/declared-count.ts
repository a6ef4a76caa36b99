import type { Facts } from './rule.ts'

/**
 * Schedulers count the devices of a card: a MI250X is two. Only where every part that the declared name may stand for has
 * as many: otherwise a bare `gpu` would pass with half of what a launch asks for.
 */
export function devicesOf({ kind, candidates }: Facts['hardware'], count: number): number[] {
  const [devices, another] = new Set(candidates.map(({ devicesPerChip }) => devicesPerChip))
  return kind === 'gpu' && devices !== undefined && another === undefined ? [devices * count] : []
}

/** A number of accelerators as it is declared, and as a scheduler may count it. */
export const countsLike = (hardware: Facts['hardware'], count: number): readonly number[] => [
  count,
  ...devicesOf(hardware, count),
]

/** Where the listed files of a job leave its number open: what comes to the declared one, or to no more, does not. */
export function openLaunchesOf(hardware: Facts['hardware'], evidence: Facts['evidence']) {
  const likes = countsLike(hardware, hardware.count ?? 0)
  const open = evidence?.listing?.open ?? []
  return open.filter(
    ({ byDefault, atMost = Number.POSITIVE_INFINITY }) =>
      (byDefault === undefined || !likes.includes(byDefault)) && atMost > Math.max(...likes),
  )
}

/** Whether a listed file changes the number that another one states. */
export const isChangedByOthers = (evidence: Facts['evidence']): boolean =>
  evidence?.listing?.open.some(({ changesOthers }) => changesOthers) === true

/** The key that the number was written under. */
export const writtenIn = (
  declared: Facts['hardware']['declared'],
): 'count' | 'slices' | 'accelerator' | 'machine' | 'topology' =>
  (['count', 'slices', 'accelerator', 'machine', 'topology'] as const).find((key) => declared[key] !== undefined) ??
  'count'
