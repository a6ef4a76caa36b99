import type { ReportCost } from '../../../src/core/report/report.ts'
import { monthWords } from '../../../src/core/text/days.ts'
import { moneyFigure, moneyUnit } from '../../../src/core/text/wording.ts'
import { element } from '../../element.ts'

/** "740 USD", "740 USD a month at Lambda": the usual case. "not known" without a price or a time. */
export const costWords = (cost: ReportCost | undefined, seller?: string): string =>
  cost?.likely === undefined
    ? 'not known'
    : `${moneyFigure(cost.likely)} ${moneyUnit(cost)}${seller === undefined ? '' : ` at ${seller}`}`

export const priceWords = {
  list: 'list prices',
  policy: 'prices of the policy',
  file: 'prices of a file',
  manifest: 'the declared price',
} as const

/** The source of a price: "at list prices of July 2026", "at reported list prices of July 2026". */
export const pricesWords = ({ prices, reported, read }: ReportCost): string =>
  `at ${reported ? 'reported ' : ''}${priceWords[prices]}${read === undefined ? '' : ` of ${monthWords(read)}`}`

/** "8 are rented: a whole machine of 8". Undefined if only used accelerators are paid for. */
export function rentedWords({ paid }: Partial<ReportCost> = {}): string | undefined {
  if (paid === undefined) return undefined
  const { accelerators, machines } = paid
  if (accelerators === 1) return 'the whole accelerator is rented'
  const what = machines === 1 ? 'a whole machine' : `${machines} whole machines`
  return `${accelerators} are rented: ${what} of ${accelerators / machines}`
}

/** The lowest cost. Undefined if none is known, or if the currencies differ. */
export function leastOf(costs: readonly (ReportCost | undefined)[]): number | undefined {
  const known = costs.filter((cost) => cost?.likely !== undefined) as (ReportCost & { likely: number })[]
  const units = new Set(known.map(moneyUnit))
  return units.size === 1 ? Math.min(...known.map(({ likely }) => likely)) : undefined
}

/** A mark for the lowest cost. Empty for any other. */
export const cheapestMarks = (cost: ReportCost | undefined, least: number | undefined): HTMLElement[] =>
  cost?.likely === undefined || cost.likely !== least
    ? []
    : [
        element(
          'strong',
          { class: 'cheapest', title: 'The lowest known cost of what a check shows to pass' },
          'cheapest',
        ),
      ]
