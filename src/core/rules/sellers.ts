import { resolveProvider } from '../catalog/names/providers.ts'
import { type ListPrice, listPrice } from '../catalog/prices/list-price.ts'
import { offersOf } from '../catalog/prices/offers.ts'
import type { PriceDocument } from '../catalog/prices/price-document.ts'
import { providers } from '../catalog/provider.ts'
import { purchasedAs } from './job-cost.ts'
import type { Thresholds } from './thresholds.ts'

/** Who rents out an accelerator, and what one of it costs there by the hour where that is listed. */
export interface Seller {
  /** The provider's name for people. */
  readonly name: string
  /** In the machines or slices that hold as many as are asked for, in the region where they cost the least. */
  readonly usdPerHour?: number
  /** The day or month of the price. */
  readonly read?: string
  /** Whether the vendor itself publishes it, or somebody quotes the vendor's page. */
  readonly certainty?: PriceDocument['certainty']
}

/**
 * All who rent it out. By the price of the first a job is costed: that of the declared provider, then what is published,
 * then what is reported, the cheapest of each first; last those of whom no price is listed.
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

/** Of one that is paid, whether it is used or not. */
function priceIn({ usualUsdPerHour, paid, document }: ListPrice, count: number | undefined, share: number) {
  const { read, certainty } = document
  const used = paid && count !== undefined ? count / paid.accelerators : 1
  return { usdPerHour: usualUsdPerHour * used * share, read, certainty }
}
