import { monthsWords } from '../text/days.ts'
import { amount, list, moneyFigure, moneyUnit, numberOf } from '../text/wording.ts'
import { gravestOrder } from './gravest-word.ts'
import type { PriceSource, Total } from './totals.ts'

/** A total in words. Sums that do not cover all jobs say how many they cover, and those that cover none are omitted. */
export function totalWords(total: Total): string {
  const { jobs, words, accelerators, counted, likelyChipHours, cost } = total
  const judged = gravestOrder.toReversed().flatMap((word) => (words[word] ? [`${amount(words[word])} ${word}`] : []))
  const ofJobs = (known: number): string =>
    known === jobs ? '' : ` (known for ${amount(known)} of ${numberOf(jobs, 'job')})`
  const sumOf = (sum: string, known: number, name: string): string =>
    known === 0 && jobs > 0 ? `${name} unknown` : `${sum}${ofJobs(known)}`
  return [
    ...judged,
    sumOf(numberOf(accelerators, 'accelerator'), counted, 'accelerators'),
    sumOf(`${amount(likelyChipHours.amount)} chip-hours`, likelyChipHours.jobs, 'chip-hours'),
    ...cost.map((each) => `${costWords(each, ofJobs)}${savedWords(each, total)}`),
  ].join(', ')
}

function costWords(
  { currency, per, likely, amount: range, jobs, sources }: Total['cost'][number],
  ofJobs: (known: number) => string,
): string {
  const [low, high] = range.map(moneyFigure)
  const unit = moneyUnit({ currency, per })
  const between = low === high ? '' : ` (${low}–${high})`
  const cost = likely.jobs === jobs ? `about ${moneyFigure(likely.amount)} ${unit}${between}` : `${low}–${high} ${unit}`
  const by = sources.length === 0 ? '' : ` ${sourcesWords(sources)}`
  return `${cost}${by}${ofJobs(jobs)}`
}

/** ", offers would save about 1,200 USD (looked for in 4 of 10 jobs, known for 3)". */
function savedWords({ currency, saves }: Total['cost'][number], total: Total): string {
  if (saves === undefined) return ''
  const what = saves.amount > 0 ? `about ${moneyFigure(saves.amount)} ${currency}` : 'nothing'
  return `, offers would save ${what}${saves.jobs === total.jobs ? '' : ` (${soughtWords(saves.jobs, total)})`}`
}

/** "looked for in 4 of 10 jobs, known for 3": the jobs for which offers were searched, and savings are known. */
function soughtWords(known: number, { jobs, offersSought }: Pick<Total, 'jobs' | 'offersSought'>): string {
  if (offersSought === jobs) return `known for ${amount(known)} of ${numberOf(jobs, 'job')}`
  return `looked for in ${amount(offersSought)} of ${numberOf(jobs, 'job')}, known for ${amount(known)}`
}

const priceKinds: Readonly<Record<string, string>> = {
  list: 'list prices',
  policy: 'prices of policies',
  file: 'prices of price files',
  manifest: 'declared prices',
}

/** The sources of costs: "at list prices of June to September 2026 and declared prices". */
export const sourcesWords = (sources: readonly PriceSource[]): string => `at ${list(sources.map(sourceWords))}`

/** "list prices of June to September 2026". */
const sourceWords = ({ prices, read }: PriceSource): string =>
  `${priceKinds[prices] ?? `prices of ${prices}`}${read === undefined ? '' : ` of ${monthsWords(read)}`}`

/** The same for a whole fleet. Says so if the savings of offers are unknown. */
export function fleetWords(total: Total): string {
  const isSilent = total.cost.length > 0 && total.cost.every(({ saves }) => saves === undefined)
  const why = total.offersSought === 0 ? 'not looked for' : 'unknown'
  return `${totalWords(total)}${isSilent ? `, savings of offers ${why}` : ''}`
}
