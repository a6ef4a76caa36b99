import { moneyUnit } from '../text/wording.ts'
import type { FormerJob } from './former-fleet.ts'
import { gravestWord } from './gravest-word.ts'
import { type JobRow, labelOf } from './job-row.ts'
import { formerWord } from './whole.ts'

/** A job in both reports that changed. */
export interface ChangedJob {
  readonly now: JobRow
  readonly former: FormerJob
}

/** What differs in a job. Of figures, only growth counts, and one that is unknown on either side did not grow. */
export interface Change {
  readonly verdict: boolean
  readonly hardware: boolean
  /** Only for the same accelerator: counts of different accelerators are not comparable. */
  readonly accelerators: boolean
  readonly chipHours: boolean
  readonly cost: boolean
  readonly team: boolean
}

/** Estimates are no more exact, so smaller differences are not growth. */
const leastGrowth = 1.05

export function changeOf({ now, former }: ChangedJob, teamLabel: string): Change {
  const costs = comparableCosts({ now, former })
  const hardware = now.accelerator !== former.accelerator
  return {
    verdict: formerWord(former) !== undefined && formerWord(former) !== gravestWord(now),
    hardware,
    accelerators: !hardware && isMore(now.count, former.count, 1),
    chipHours: isMore(now.likelyChipHours, former.likelyChipHours, leastGrowth),
    cost: costs !== undefined && isMore(costs.now, costs.former, leastGrowth),
    team: labelOf(now, teamLabel) !== labelOf(former, teamLabel),
  }
}

/** Whether one of its figures is less than before. */
export function isSmaller({ now, former }: ChangedJob): boolean {
  const costs = comparableCosts({ now, former })
  return (
    (now.accelerator === former.accelerator && isMore(former.count, now.count, 1)) ||
    isMore(former.likelyChipHours, now.likelyChipHours, leastGrowth) ||
    (costs !== undefined && isMore(costs.former, costs.now, leastGrowth))
  )
}

const isMore = (now = 0, former: number | undefined, least: number): boolean =>
  former !== undefined && now > former * least

/** The usual costs, if both are known, in the same currency, and from the same kind of price. */
export function comparableCosts({ now: { cost: now }, former: { cost: former } }: ChangedJob) {
  if (now?.likely === undefined || former?.likely === undefined) return undefined
  const isOneKind =
    now.currency === former.currency && (now.per ?? 'run') === (former.per ?? 'run') && now.prices === former.prices
  return isOneKind ? { now: now.likely, former: former.likely, unit: moneyUnit(now) } : undefined
}
