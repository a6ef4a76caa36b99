import { resolveMachine } from '../names/machine-name.ts'
import { aws } from './aws.ts'
import { azure } from './azure.ts'
import { google } from './google.ts'
import { others } from './others.ts'
import type { PriceDocument } from './price-document.ts'

/** What a list price buys: a machine, or some accelerators of a slice. */
export interface Offer {
  readonly document: PriceDocument
  /** Name in the catalog; undefined if the provider sells accelerators by number. */
  readonly machine?: string
  /** Id in the catalog. */
  readonly accelerator: string
  /** A half or a third if a machine has part of a card. */
  readonly accelerators: number
  /** As the provider writes it; `*` if all regions have the same price. */
  readonly region: string
  readonly usdPerHour: number
  /** Price as a spot machine. */
  readonly spotUsdPerHour?: number
}

let read: ReadonlyMap<string, readonly Offer[]> | undefined

function byAccelerator(): ReadonlyMap<string, readonly Offer[]> {
  read ??= offersBy([...aws, ...azure, ...google, ...others].flatMap(offersIn), ({ accelerator: id }) => id)
  return read
}

/** All offers of an accelerator, by its id. */
export const offersOf = (accelerator: string): readonly Offer[] => byAccelerator().get(accelerator) ?? []

export const allOffers = (): readonly Offer[] => [...byAccelerator().values()].flat()

/** Groups offers by key. */
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
