import { verdicts } from '../review/assessment.ts'
import { monthsWords } from '../text/days.ts'
import { amount, list, moneyFigure, numberOf } from '../text/wording.ts'
import type { PriceSource, Total } from './totals.ts'

/** A total in words: each sum says of how many jobs it is, unless it is of all. What is known of none is no 0. */
export function totalWords({ jobs, verdicts: counts, accelerators, counted, likelyChipHours, cost }: Total): string {
  const judged = verdicts
    .filter((verdict) => counts[verdict] > 0)
    .map((verdict) => `${amount(counts[verdict])} ${verdict}`)
  const ofJobs = (known: number): string =>
    known === jobs ? '' : ` (known for ${amount(known)} of ${numberOf(jobs, 'job')})`
  const sumOf = (words: string, known: number, name: string): string =>
    known === 0 && jobs > 0 ? `${name} unknown` : `${words}${ofJobs(known)}`
  return [
    ...judged,
    sumOf(numberOf(accelerators, 'accelerator'), counted, 'accelerators'),
    sumOf(`${amount(likelyChipHours.amount)} chip-hours`, likelyChipHours.jobs, 'chip-hours'),
    ...cost.map((each) => costWords(each, ofJobs)),
  ].join(', ')
}

function costWords(
  { currency, per, likely, amount: range, jobs, sources, saves }: Total['cost'][number],
  ofJobs: (known: number) => string,
): string {
  const [low, high] = range.map(moneyFigure)
  const unit = `${currency}${per === 'month' ? ' a month' : ''}`
  const between = low === high ? '' : ` (${low}–${high})`
  const cost = likely.jobs === jobs ? `about ${moneyFigure(likely.amount)} ${unit}${between}` : `${low}–${high} ${unit}`
  const by = sources.length === 0 ? '' : ` ${sourcesWords(sources)}`
  return `${cost}${by}${ofJobs(jobs)}${saves ? `, ${savedWords(saves, currency)}${ofJobs(saves.jobs)}` : ''}`
}

const savedWords = ({ amount: saved }: { readonly amount: number }, currency: string): string =>
  saved > 0 ? `offers would save about ${moneyFigure(saved)} ${currency}` : 'offers would save nothing'

const priceKinds: Readonly<Record<string, string>> = {
  list: 'list prices',
  policy: 'prices of policies',
  file: 'prices of price files',
  manifest: 'declared prices',
}

/** "at list prices of June to September 2026 and declared prices": by whose word costs are. */
export const sourcesWords = (sources: readonly PriceSource[]): string => `at ${list(sources.map(sourceWords))}`

/** "list prices of June to September 2026". */
const sourceWords = ({ prices, read }: PriceSource): string =>
  `${priceKinds[prices] ?? `prices of ${prices}`}${read === undefined ? '' : ` of ${monthsWords(read)}`}`

/** The same of a whole fleet, of which it is also said that nobody knows what offers save. */
export function fleetWords(total: Total): string {
  const isSilent = total.cost.length > 0 && total.cost.every(({ saves }) => saves === undefined)
  return `${totalWords(total)}${isSilent ? ', savings of offers unknown' : ''}`
}
