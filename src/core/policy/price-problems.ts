import { daysBetween } from '../text/days.ts'
import type { PolicyLayer, PriceEntry } from './layers/layer.ts'
import { coversPrice } from './layers/prices.ts'
import type { PolicyProblem } from './unusable-policy.ts'

/** In some time zones it is already tomorrow. */
const mostDaysAhead = 1

/** The problems of a policy's prices on a date, independent of jobs. */
export const priceProblems = (layers: readonly PolicyLayer[], today: string): PolicyProblem[] =>
  layers.flatMap(({ prices }) => prices.flatMap((price, index) => [...notYet(price, today), ...never(prices, index)]))

/** The same as sentences, for a check, which continues: "prices.yml:3: This price never applies: …". */
export const priceNotes = (layers: readonly PolicyLayer[], today: string): string[] =>
  priceProblems(layers, today).map(({ message, origin }) => `${origin.file}:${origin.span.line}: ${message}`)

function notYet({ read, origin }: PriceEntry, today: string): PolicyProblem[] {
  if (daysBetween(today, read) <= mostDaysAhead) return []
  return [{ message: `This price was read on ${read}, which is in the future.`, remedy: 'Fix the date.', origin }]
}

/** The first matching price applies, so a price that an earlier one covers never does. */
function never(prices: readonly PriceEntry[], index: number): PolicyProblem[] {
  const price = prices[index] as PriceEntry
  const first = prices.slice(0, index).find((earlier) => coversPrice(earlier, price))
  if (first === undefined) return []
  const { file, span } = first.origin
  const message = `This price never applies: an earlier one covers it (${file}:${span.line}).`
  const remedy = 'Remove one of them, or put the price of one provider first.'
  return [{ message, remedy, origin: price.origin, related: first.origin }]
}
