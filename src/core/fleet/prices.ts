import { resolveAccelerator } from '../catalog/names/accelerator-name.ts'
import { HOURS_PER_MONTH } from '../rules/estimate.ts'
import { costAt, priceOf } from '../rules/job-cost.ts'
import type { Price } from '../rules/thresholds.ts'
import { exactly } from '../sizing/interval.ts'
import type { JobRow } from './job-row.ts'

/**
 * A job at the first price for its accelerator and provider; for a service, per month. Unchanged without a price or
 * chip-hours. Skips spot prices, because a report does not say whether machines are spot.
 */
export function priced(row: JobRow, prices: readonly Price[]): JobRow {
  const { accelerator = '', provider } = row
  const hours = prices.length === 0 ? undefined : paidHours(row)
  if (hours === undefined) return row
  const candidates = resolveAccelerator(accelerator)?.candidates ?? []
  if (candidates.length === 0) return row
  const price = priceOf(prices, candidates, { accelerator, ...(provider !== undefined && { provider }) })
  if (price === undefined) return row
  // The savings of offers would differ at these prices, and so would what is cheaper.
  const { saves: _, offerCost: __, savingsSought, offer, ...rest } = row
  return {
    ...rest,
    ...(savingsSought ? { offersSought: false } : offer !== undefined && { offer }),
    cost: { ...costAt(price, hours.all, hours.likely), per: hours.per, prices: 'file', read: price.read },
  }
}

function paidHours({ chipHours, likelyChipHours: likely, cost, count }: JobRow) {
  if (chipHours) return { all: chipHours, likely, per: 'run' } as const
  if (cost?.per !== 'month' || count === undefined) return undefined
  const month = count * HOURS_PER_MONTH
  return { all: exactly(month), likely: month, per: 'month' } as const
}
