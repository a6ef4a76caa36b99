import type { JobRow } from './job-row.ts'

type Taken = Pick<JobRow, 'accelerator' | 'count' | 'likelyChipHours' | 'cost'>

/** Which figures of a job grew. A figure that is unknown on either side did not. */
export interface Growth {
  /** Only for the same accelerator: counts of different accelerators are not comparable. */
  readonly accelerators: boolean
  readonly chipHours: boolean
  readonly cost: boolean
}

/** Estimates are no more exact, so smaller differences are not growth. */
const leastGrowth = 1.05

export function growthOf(now: Taken, former: Taken): Growth {
  const costs = comparableCosts(now, former)
  return {
    accelerators: now.accelerator === former.accelerator && isMore(now.count, former.count, 1),
    chipHours: isMore(now.likelyChipHours, former.likelyChipHours, leastGrowth),
    cost: costs !== undefined && isMore(costs.now, costs.former, leastGrowth),
  }
}

const isMore = (now = 0, former: number | undefined, least: number): boolean =>
  former !== undefined && now > former * least

/** The usual costs, if both are known, in the same currency, and from the same kind of price. */
export function comparableCosts({ cost: now }: Taken, { cost: former }: Taken) {
  if (now?.likely === undefined || former?.likely === undefined) return undefined
  const isOneKind =
    now.currency === former.currency && (now.per ?? 'run') === (former.per ?? 'run') && now.prices === former.prices
  return isOneKind ? { now: now.likely, former: former.likely } : undefined
}
