import type { Price, ThresholdName, Thresholds } from './thresholds.ts'

/**
 * What a manifest and a policy may both say. The manifest's word counts, as it knows its job; where the policy locks its
 * own, the stricter of the two does, or nobody would have to keep to it.
 */
const isLocked = ({ locked = [] }: Thresholds, ...names: readonly ThresholdName[]): boolean =>
  names.some((name) => locked.includes(name))

/** The longest acceptable wait, and by whose word. */
export interface QueueLimit {
  readonly hours: number
  /** Whether the manifest says so, and not the policy. */
  readonly isOwn: boolean
}

/** Of `operations.max_queue_time` in hours and the threshold `queue_time`. */
export function queueLimit(declared: number | undefined, thresholds: Thresholds): QueueLimit {
  const { queueHours } = thresholds
  const locked = isLocked(thresholds, 'queue_time')
  const isOwn = declared !== undefined && (!locked || declared <= queueHours)
  return { hours: isOwn ? declared : queueHours, isOwn }
}

/** The price of a chip-hour: `operations.price_per_chip_hour`, or the policy's. A locked one is never undercut. */
export function priceInForce<Money extends Pick<Price, 'amount' | 'currency'>>(
  declared: Money | undefined,
  ofPolicy: Pick<Price, 'amount' | 'currency' | 'locked'> | undefined,
): Pick<Price, 'amount' | 'currency'> | undefined {
  if (declared === undefined || ofPolicy === undefined) return declared ?? ofPolicy
  const isUndercut = declared.currency !== ofPolicy.currency || declared.amount < ofPolicy.amount
  return ofPolicy.locked === true && isUndercut ? ofPolicy : declared
}

/** The size in a word: `scale.size`, or what the declared numbers come to, which counts where its steps are locked. */
export function sizeInForce<Size>(declared: Size | undefined, counted: Size | undefined, thresholds: Thresholds) {
  const areCounted = isLocked(thresholds, 'size_by_parameters', 'size_by_flops', 'size_by_bytes')
  return areCounted ? (counted ?? declared) : (declared ?? counted)
}
