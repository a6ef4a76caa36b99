import type { Facts } from './rule.ts'

/**
 * Schedulers count the devices of a card: a MI250X is two. Only where every part that the declared name may stand for has
 * as many: otherwise a bare `gpu` would pass with half of what a launch asks for.
 */
export function devicesOf({ kind, candidates }: Facts['hardware'], count: number): number[] {
  const [devices, another] = new Set(candidates.map(({ devicesPerChip }) => devicesPerChip))
  return kind === 'gpu' && devices !== undefined && another === undefined ? [devices * count] : []
}

/** Where the listed files of a job leave its number open: a default that comes to the declared one does not. */
export const openLaunchesOf = ({
  hardware,
  evidence,
}: {
  readonly hardware: Facts['hardware']
  readonly evidence: Facts['evidence'] | undefined
}) => {
  const { count = 0 } = hardware
  const likes = [count, ...devicesOf(hardware, count)]
  return (evidence?.listing?.open ?? []).filter(
    ({ byDefault }) => byDefault === undefined || !likes.includes(byDefault),
  )
}

/** The key that the number was written under. */
export const writtenIn = (
  declared: Facts['hardware']['declared'],
): 'count' | 'slices' | 'accelerator' | 'machine' | 'topology' =>
  (['count', 'slices', 'accelerator', 'machine', 'topology'] as const).find((key) => declared[key] !== undefined) ??
  'count'
