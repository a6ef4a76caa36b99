import { resolveProvider } from '../catalog/names/providers.ts'
import { type ListPrice, listPrice } from '../catalog/prices/list-price.ts'
import { offersOf } from '../catalog/prices/offers.ts'
import type { PriceDocument } from '../catalog/prices/price-document.ts'
import { providers } from '../catalog/provider.ts'
import { purchasedAs } from './job-cost.ts'
import type { Thresholds } from './thresholds.ts'

/** A provider of an accelerator, and its price per hour if listed. */
export interface Seller {
  /** For people. */
  readonly name: string
  /** In machines or slices of the requested size, in the cheapest region. */
  readonly usdPerHour?: number
  /** The date or month of the price. */
  readonly read?: string
  /** The price is that of spot machines, which the job declares. */
  readonly spot?: true
  /** Published by the vendor itself, or quoted by someone else. */
  readonly certainty?: PriceDocument['certainty']
}

/**
 * All providers of an accelerator. The first one prices the job: the declared provider, then published prices, then
 * reported ones, cheapest first; providers without a list price come last.
 */
export function sellersOf(
  bought: Parameters<typeof purchasedAs>[0],
  { listPrices = true }: Pick<Thresholds, 'listPrices'> = {},
): Seller[] {
  const { share, ...wanted } = purchasedAs(bought)
  const ids = new Set([
    ...bought.candidates.flatMap((part) => part.providers),
    ...wanted.parts.flatMap(({ id }) => offersOf(id).map(({ document }) => document.provider)),
  ])
  const declared = resolveProvider(bought.hardware?.provider ?? '')?.id
  const rank = (id: string, list: ListPrice | undefined): number =>
    id === declared ? 0 : ['published', 'reported', undefined].indexOf(list?.document.certainty) + 1
  return providers
    .filter(({ id, family }) => family !== 'own' && ids.has(id))
    .map(({ id, name }) => ({ id, name, list: listPrices ? listPrice({ ...wanted, provider: id }) : undefined }))
    .sort(
      ({ id: a, list: one }, { id: b, list: other }) =>
        rank(a, one) - rank(b, other) || (one?.usualUsdPerHour ?? 0) - (other?.usualUsdPerHour ?? 0),
    )
    .map(({ name, list }): Seller => ({ name, ...(list && priceIn(list, wanted.count, share)) }))
}

/** Price per billed accelerator, used or not. */
function priceIn({ usualUsdPerHour, paid, document, spot }: ListPrice, count: number | undefined, share: number) {
  const { read, certainty } = document
  const used = paid && count !== undefined ? count / paid.accelerators : 1
  return { usdPerHour: usualUsdPerHour * used * share, read, certainty, ...(spot && { spot: true as const }) }
}
