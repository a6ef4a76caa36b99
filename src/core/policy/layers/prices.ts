import type { Origin } from '../origin.ts'
import type { PolicyLayer, PriceEntry } from './layer.ts'
import { lockedMeasures } from './measures.ts'

const isLocked = ({ locked }: PriceEntry): boolean => locked

/**
 * The first price that fits a job counts: one that is locked, the furthest up first, or else that of the latest file.
 * Where a locked demand is measured with prices, those of its file and of the files above are locked.
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

/** Whether a price is for all that another is for. */
export const coversPrice = (wide: PriceEntry, narrow: PriceEntry): boolean =>
  narrow.accelerators.every((id) => wide.accelerators.includes(id)) &&
  (['machine', 'provider', 'region', 'spot'] as const).every(
    (key) => wide[key] === undefined || wide[key] === narrow[key],
  )

/** Prices that a locked one of a file further up forbids, each with why and that lock. */
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
