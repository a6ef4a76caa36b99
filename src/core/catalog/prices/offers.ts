import { resolveMachine } from '../names/machine-name.ts'
import { aws } from './aws.ts'
import { azure } from './azure.ts'
import { google } from './google.ts'
import { others } from './others.ts'
import type { PriceDocument } from './price-document.ts'

/** What can be had for a list price: a machine, or some accelerators of a slice. */
export interface Offer {
  readonly document: PriceDocument
  /** Name in the catalog; absent where the provider sells accelerators by their number. */
  readonly machine?: string
  /** Id in the catalog. */
  readonly accelerator: string
  /** How many of them; a half or a third where a machine holds a part of a card. */
  readonly accelerators: number
  /** As the provider writes it; `*` where the price is the same in all. */
  readonly region: string
  readonly usdPerHour: number
  /** Of a machine that the provider may reclaim. */
  readonly spotUsdPerHour?: number
}

let read: ReadonlyMap<string, readonly Offer[]> | undefined

function byAccelerator(): ReadonlyMap<string, readonly Offer[]> {
  read ??= offersBy([...aws, ...azure, ...google, ...others].flatMap(offersIn), ({ accelerator: id }) => id)
  return read
}

/** All offers of an accelerator, by its id. */
export const offersOf = (accelerator: string): readonly Offer[] => byAccelerator().get(accelerator) ?? []

/** All that anybody lists. */
export const allOffers = (): readonly Offer[] => [...byAccelerator().values()].flat()

/** Offers that have one key in common. */
export function offersBy(offers: readonly Offer[], keyOf: (offer: Offer) => string): Map<string, Offer[]> {
  const found = new Map<string, Offer[]>()
  for (const offer of offers) {
    const known = found.get(keyOf(offer))
    if (known) known.push(offer)
    else found.set(keyOf(offer), [offer])
  }
  return found
}

const offersIn = (document: PriceDocument): Offer[] =>
  document.rows
    .trim()
    .split('\n')
    .map((row) => offerOf(document, row))

function offerOf(document: PriceDocument, row: string): Offer {
  const [sold = '', region = '', price, spot] = row.split('|').map((cell) => cell.trim())
  const [, number, id = ''] = /^(\d+)x (\S+)$/.exec(sold) ?? []
  const machine = number === undefined ? resolveMachine(sold) : undefined
  const accelerator = machine?.accelerator ?? id
  const offer = { document, accelerator, accelerators: machine?.count ?? Number(number), region }
  const usdPerHour = Number(price)
  return {
    ...offer,
    ...(machine && { machine: machine.name }),
    usdPerHour,
    ...(spot !== undefined && { spotUsdPerHour: Number(spot) }),
  }
}
