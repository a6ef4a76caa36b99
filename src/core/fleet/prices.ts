import { resolveAccelerator } from '../catalog/accelerator-name.ts'
import { costAt, priceOf } from '../rules/job-cost.ts'
import type { Price } from '../rules/thresholds.ts'
import type { JobRow } from './job-row.ts'

/**
 * A job at the first price for its accelerator and provider; as it is where there is none, or where its chip-hours are
 * not known. A report does not say whether machines are spot, so prices for these are passed over.
 */
export function priced(row: JobRow, prices: readonly Price[]): JobRow {
  const { accelerator = '', provider, chipHours, likelyChipHours } = row
  if (prices.length === 0 || chipHours === undefined) return row
  const candidates = resolveAccelerator(accelerator)?.candidates ?? []
  if (candidates.length === 0) return row
  const price = priceOf(prices, candidates, { accelerator, ...(provider !== undefined && { provider }) })
  if (price === undefined) return row
  // What offers save by other prices is another sum.
  const { saves: _, ...rest } = row
  return { ...rest, cost: costAt(price, chipHours, likelyChipHours) }
}
