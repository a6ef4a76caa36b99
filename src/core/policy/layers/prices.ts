import type { Origin } from '../origin.ts'
import type { PolicyLayer, PriceEntry } from './layer.ts'
import { lockedMeasures } from './measures.ts'

const isLocked = ({ locked }: PriceEntry): boolean => locked

/**
 * Prices in order; the first match applies. Locked ones come first, from the earliest layer on, then the others from
 * the latest layer on. If a locked demand depends on prices, those of its layer and earlier ones are locked.
 */
export function pricesOf(layers: readonly PolicyLayer[]): PriceEntry[] {
  const bound = (lockedMeasures(layers).get('prices')?.layer ?? -1) + 1
  const above = inOrder(layers.slice(0, bound)).map((price) => ({ ...price, locked: true }))
  return [...above, ...inOrder(layers.slice(bound))]
}

function inOrder(layers: readonly PolicyLayer[]): PriceEntry[] {
  const all = layers.map(({ prices }) => prices)
  return [
    ...all.flatMap((prices) => prices.filter(isLocked)),
    ...all.toReversed().flatMap((prices) => prices.filter((price) => !isLocked(price))),
  ]
}

/** Whether a price applies wherever another one does. */
export const coversPrice = (wide: PriceEntry, narrow: PriceEntry): boolean =>
  narrow.accelerators.every((id) => wide.accelerators.includes(id)) &&
  (['machine', 'provider', 'region', 'spot'] as const).every(
    (key) => wide[key] === undefined || wide[key] === narrow[key],
  )

/** Prices that an earlier locked price forbids, each with the reason and that lock. */
export function loosenedPrices(layers: readonly PolicyLayer[]): [PriceEntry, why: string, Origin][] {
  return layers.flatMap(({ prices }, index) => {
    const locked = pricesOf(layers.slice(0, index)).filter(isLocked)
    return prices.flatMap((price): [PriceEntry, string, Origin][] => {
      const lock = locked.find((above) => coversPrice(above, price))
      if (lock === undefined) return []
      if (price.currency !== lock.currency) return [[price, 'This price is in another currency', lock.origin]]
      return price.amount < lock.amount ? [[price, 'This price is lower', lock.origin]] : []
    })
  })
}
