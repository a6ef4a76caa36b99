import type { Price, ThresholdName, Thresholds } from './thresholds.ts'

/**
 * Values that both a manifest and a policy may set. The manifest wins, since it knows its job. If the policy locks its
 * value, the stricter one wins, or a manifest could evade the policy.
 */
const isLocked = ({ locked = [] }: Thresholds, ...names: readonly ThresholdName[]): boolean =>
  names.some((name) => locked.includes(name))

/** The longest acceptable wait, and who set it. */
export interface QueueLimit {
  readonly hours: number
  /** Set by the manifest, not by the policy. */
  readonly isOwn: boolean
}

/** The limit in hours from `operations.max_queue_time` and the threshold `queue_time`. */
export function queueLimit(declared: number | undefined, thresholds: Thresholds): QueueLimit {
  const { queueHours } = thresholds
  const locked = isLocked(thresholds, 'queue_time')
  const isOwn = declared !== undefined && (!locked || declared <= queueHours)
  return { hours: isOwn ? declared : queueHours, isOwn }
}

/** Price of a chip-hour: `operations.price_per_chip_hour`, or the policy's. A manifest cannot undercut a locked one. */
export function priceInForce<Money extends Pick<Price, 'amount' | 'currency'>>(
  declared: Money | undefined,
  ofPolicy: Pick<Price, 'amount' | 'currency' | 'locked'> | undefined,
): Pick<Price, 'amount' | 'currency'> | undefined {
  if (declared === undefined || ofPolicy === undefined) return declared ?? ofPolicy
  const isUndercut = declared.currency !== ofPolicy.currency || declared.amount < ofPolicy.amount
  return ofPolicy.locked === true && isUndercut ? ofPolicy : declared
}

/** The size class: `scale.size`, or the one that the declared numbers imply if the policy locks its thresholds. */
export function sizeInForce<Size>(declared: Size | undefined, counted: Size | undefined, thresholds: Thresholds) {
  const areCounted = isLocked(thresholds, 'size_by_parameters', 'size_by_flops', 'size_by_bytes')
  return areCounted ? (counted ?? declared) : (declared ?? counted)
}
