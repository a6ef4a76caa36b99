import type { Alternative } from '../../review/alternatives/alternatives.ts'
import type { JobReview } from '../../review/check.ts'
import { usualCost } from '../../rules/estimate.ts'
import { areComparable, type Cost, type JobCost } from '../../rules/job-cost.ts'
import { hourlyCostOf, ofRun } from '../../rules/job-sizing.ts'
import { priceWords } from '../../rules/price-words.ts'
import { moneyFigure, moneyUnit, periodWords, shownMoney } from '../../text/wording.ts'

/** The cost of a run, or of an hour if the duration is unknown. Undefined if the job cannot run. */
export const knownCost = ({ facts }: Pick<JobReview, 'facts'>): Cost | undefined =>
  ofRun(facts.sizing).cost ?? hourlyCostOf(facts)

/** The smallest amount that is billed. */
const aCent = 0.01

const billed = (cost: number): string => moneyFigure(Math.max(cost, aCent))

/** "2,400 USD", "2,400 USD a month": only the usual case. */
export const costFigure = (cost: Cost): string => `${billed(usualCost(cost))} ${moneyUnit(cost)}`

/** "about 2,400 USD a run (1,900–3,100)": the usual case and its range. */
export function costWords(cost: Cost): string {
  const [low, high] = cost.amount.map(billed)
  return `about ${costFigure(cost)}${low === high ? '' : ` (${low}–${high})`}`
}

/** The same with the source of the price: "… at the list price of 6.88 USD a chip-hour (AWS us-east-1, July 2026)". */
export const costWithPrice = (cost: JobCost): string => `${costWords(cost)} ${priceWords(cost)}`

/** "about 1,900 → 4,700 USD (+147 %)", for comparable costs. */
export function costChange(before: Cost, now: Cost): string {
  return `about ${figureChange(usualCost(before), usualCost(now), `${now.currency}${periodWords[now.per]}`)}`
}

/** Below this amount, rounding makes percentages meaningless. */
const leastWithPercent = 20

/** "1,900 → 4,700 USD (+147 %)". */
export function figureChange(was: number, is: number, of: string): string {
  const percent = Math.round((is / was - 1) * 100)
  const share = Math.max(was, is) < leastWithPercent ? '' : ` (${percent < 0 ? '−' : '+'}${Math.abs(percent)} %)`
  return `${moneyFigure(was)} → ${moneyFigure(is)} ${of}${share}`
}

/** Estimates are not precise enough for smaller differences. */
const leastTold = 0.01

/** What an offer adds to the cost; negative if it saves. Zero below the estimate's precision, undefined if unknown. */
function addedBy({ facts: { sizing } }: Pick<JobReview, 'facts'>, { cost }: Alternative): number | undefined {
  const { cost: now } = ofRun(sizing)
  if (now === undefined || cost === undefined || !areComparable(now, cost)) return undefined
  const more = usualCost(cost) - usualCost(now)
  // The difference of the figures that are shown beside it.
  return Math.abs(more) < leastTold * usualCost(now) ? 0 : shownMoney(usualCost(cost)) - shownMoney(usualCost(now))
}

/** An offer with its cost: "8× L4 instead of 8× H100; about 860 USD a run (6,000 less)". */
export function offerWords(job: Pick<JobReview, 'facts'>, offer: Alternative): string {
  const { change, cost } = offer
  const { sizing } = job.facts
  if (cost === undefined) return change
  const words = `${change}; about ${costFigure(cost)}${cost.per === 'run' ? ' a run' : ''}`
  if (ofRun(sizing) !== sizing) return words
  const more = addedBy(job, offer)
  if (!more) return change
  const by = cost.prices === sizing.cost?.prices ? '' : ` ${priceWords(cost)}`
  return `${words} (${moneyFigure(Math.abs(more))} ${more < 0 ? 'less' : 'more'})${by}`
}

/** The offer that saves the most. Undefined if none does. */
export function cheapestOffer(job: Pick<JobReview, 'facts' | 'alternatives'>): Alternative | undefined {
  const saving = (offer: Alternative): number => -(addedBy(job, offer) ?? 0)
  const [cheapest] = job.alternatives.filter((offer) => saving(offer) > 0).sort((a, b) => saving(b) - saving(a))
  return cheapest
}

/** The savings of the cheapest offer: "32 accelerators instead of 64: about 3,200 USD less a run". */
export function savingWords(job: Pick<JobReview, 'facts' | 'alternatives'>): string | undefined {
  const offer = cheapestOffer(job)
  if (offer?.cost === undefined) return undefined
  // Memory and time follow the change, after a semicolon.
  const [change] = offer.change.split('; ')
  return `${change}: about ${moneyFigure(-(addedBy(job, offer) ?? 0))} ${offer.cost.currency} less a ${offer.cost.per}`
}
