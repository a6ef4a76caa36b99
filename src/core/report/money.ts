import type { Alternative } from '../review/alternatives/alternatives.ts'
import type { JobReview } from '../review/check.ts'
import { areComparable, type JobCost, usualCost } from '../rules/job-cost.ts'
import { priceWords } from '../rules/price-words.ts'
import { moneyFigure } from '../text/wording.ts'

/** "2,400 USD", "2,400 USD a month": the usual case alone. */
export const costFigure = (cost: JobCost): string =>
  `${moneyFigure(usualCost(cost))} ${cost.currency}${cost.per === 'month' ? ' a month' : ''}`

/** "about 2,400 USD a run (1,900–3,100)": the usual case and the range behind it. */
export function costWords(cost: JobCost): string {
  const [low, high] = cost.amount.map(moneyFigure)
  return `about ${costFigure(cost)}${low === high ? '' : ` (${low}–${high})`}`
}

/** The same with whose price it is: "… at list price, AWS us-east-1, July 2026". */
export const costWithPrice = (cost: JobCost): string => `${costWords(cost)} ${priceWords(cost)}`

/** "about 1,900 → 4,700 USD (+147 %)", where the costs of both can be compared. */
export function costChange(before: JobCost, now: JobCost): string {
  const [was, is] = [usualCost(before), usualCost(now)]
  const of = `${now.currency}${now.per === 'month' ? ' a month' : ' a run'}`
  const percent = Math.round((is / was - 1) * 100)
  return `about ${moneyFigure(was)} → ${moneyFigure(is)} ${of} (${percent < 0 ? '−' : '+'}${Math.abs(percent)} %)`
}

/** A difference below this is none, as estimates go. */
const leastTold = 0.01

/** An offer with what it saves or costs more: "8× L4 instead of 8× H100; about 3,100 USD less a run". */
export function offerWords({ facts: { sizing } }: Pick<JobReview, 'facts'>, { change, cost }: Alternative): string {
  const { cost: now } = sizing
  if (now === undefined || cost === undefined || !areComparable(now, cost)) return change
  const more = usualCost(cost) - usualCost(now)
  if (Math.abs(more) < leastTold * usualCost(now)) return change
  const words = `about ${moneyFigure(Math.abs(more))} ${cost.currency} ${more < 0 ? 'less' : 'more'}`
  const by = cost.prices === now.prices ? '' : ` ${priceWords(cost)}`
  return `${change}; ${words} a ${cost.per}${by}`
}
