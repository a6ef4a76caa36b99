import { verdicts } from '../review/assessment.ts'
import { amount, numberOf } from '../text/wording.ts'
import type { Total } from './totals.ts'

/** A total in words: each sum says of how many jobs it is, unless it is of all. What is known of none is no 0. */
export function totalWords({ jobs, verdicts: counts, accelerators, counted, likelyChipHours, cost }: Total): string {
  const judged = verdicts
    .filter((verdict) => counts[verdict] > 0)
    .map((verdict) => `${amount(counts[verdict])} ${verdict}`)
  const ofJobs = (known: number): string =>
    known === jobs ? '' : ` (known for ${amount(known)} of ${numberOf(jobs, 'job')})`
  const sumOf = (words: string, known: number, name: string): string =>
    known === 0 && jobs > 0 ? `${name} not known` : `${words}${ofJobs(known)}`
  return [
    ...judged,
    sumOf(numberOf(accelerators, 'accelerator'), counted, 'accelerators'),
    sumOf(`${amount(likelyChipHours.amount)} chip-hours`, likelyChipHours.jobs, 'chip-hours'),
    ...cost.map((each) => costWords(each, ofJobs)),
  ].join(', ')
}

function costWords(
  { currency, per, likely, amount: [low, high], jobs, saves }: Total['cost'][number],
  ofJobs: (known: number) => string,
): string {
  const range = `${amount(low)} to ${amount(high)}`
  const usual = likely.jobs === jobs ? `about ${amount(likely.amount)} (${range})` : range
  const saved = saves ? `, of which offers save about ${amount(saves.amount)} ${currency}${ofJobs(saves.jobs)}` : ''
  return `${usual} ${currency}${per === 'month' ? ' a month' : ''}${ofJobs(jobs)}${saved}`
}
