import { rememberedBy } from '../../text/remembered.ts'
import type { Accelerator } from '../accelerator.ts'
import { usualChipsPerHost } from '../machines/machine.ts'
import { isInRegion } from '../regions.ts'
import { allOffers, type Offer, offersBy, offersOf } from './offers.ts'
import type { PriceDocument } from './price-document.ts'

/** What to price. */
export interface Purchase {
  /** The candidates. */
  readonly parts: readonly Accelerator[]
  /** Cards or chips; undefined if unknown. */
  readonly count?: number | undefined
  /** Name in the catalog. */
  readonly machine?: string | undefined
  /** Id in the catalog. Undefined: any. */
  readonly provider?: string | undefined
  readonly region?: string | undefined
  /** Machines that the provider may reclaim. */
  readonly spot: boolean
}

/** The list price of an accelerator-hour. */
export interface ListPrice {
  /** Over the regions and providers in question. */
  readonly usdPerHour: readonly [low: number, high: number]
  /** The lowest published price, or else the lowest reported one. */
  readonly usualUsdPerHour: number
  /** Ids of the provider and region with that price; no region if all have it. */
  readonly usualAt: { readonly provider: string; readonly region?: string }
  readonly document: PriceDocument
  /** Ids of the providers that list it. */
  readonly providers: readonly string[]
  readonly spot: boolean
  /** The requested region is not listed, so others replace it. */
  readonly isElsewhere: boolean
  /** Set if more accelerators are billed than used: how many, in how many machines. */
  readonly paid?: { readonly accelerators: number; readonly machines: number }
}

/** An accelerator-hour in one region of one provider. */
interface Quote {
  readonly offer: Offer
  readonly usdPerHour: number
  /** Machines billed whole; undefined for slices. */
  readonly machines?: number
}

const nameOf = ({ parts, count, machine, provider, region, spot }: Purchase): string =>
  JSON.stringify([parts.map(({ id }) => id), count, machine, provider, region, spot])

/**
 * Prices the cheapest whole machines for a number of accelerators; undefined if nobody lists any. Cached: a search for
 * alternatives asks for the same few hundreds of times.
 */
export const listPrice = rememberedBy(nameOf, (purchase: Purchase): ListPrice | undefined => {
  const { parts, machine, provider, region, spot } = purchase
  const all = parts
    .flatMap((part) => offersOf(part.id))
    .filter((offer) => machine === undefined || offer.machine === machine)
    .filter(({ document }) => provider === undefined || document.provider === provider)
    .filter(({ spotUsdPerHour }) => !spot || spotUsdPerHour !== undefined)
  const near = region === undefined ? all : all.filter((offer) => isIn(offer, region))
  const quotes = quotesOf(near.length > 0 ? near : all, purchase)
  const [cheapest] = [...quotes].sort((a, b) => certaintyRank(a) - certaintyRank(b) || a.usdPerHour - b.usdPerHour)
  if (cheapest === undefined) return undefined
  const prices = quotes.map(({ usdPerHour }) => usdPerHour)
  const { document, region: cheapestRegion, accelerators } = cheapest.offer
  const { machines = 0 } = cheapest
  const isPaidForMore = machines * accelerators > (purchase.count ?? Number.POSITIVE_INFINITY)
  return {
    usdPerHour: [Math.min(...prices), Math.max(...prices)],
    usualUsdPerHour: cheapest.usdPerHour,
    usualAt: { provider: document.provider, ...(cheapestRegion !== everywhere && { region: cheapestRegion }) },
    document,
    providers: [...new Set(quotes.map(({ offer }) => offer.document.provider))],
    spot,
    isElsewhere: region !== undefined && near.length === 0,
    ...(isPaidForMore && { paid: { accelerators: machines * accelerators, machines } }),
  }
})

const everywhere = '*'

const isIn = ({ region, document }: Offer, written: string): boolean =>
  region === everywhere || isInRegion(document.provider, region, written)

/** Whether a provider lists an accelerator in a region; one without regional lists may have it anywhere. */
export function isListedIn(part: string, provider: string, region: string): boolean {
  const own = offersOf(part).filter(({ document }) => document.provider === provider)
  return own.some((offer) => isIn(offer, region)) || !listsByRegion(provider)
}

const listsByRegion = (provider: string): boolean =>
  allOffers().some((offer) => offer.document.provider === provider && offer.region !== everywhere)

const certaintyRank = ({ offer }: Quote): number => (offer.document.certainty === 'published' ? 0 : 1)

/** One quote per accelerator, provider and region, from published documents if there are any. */
function quotesOf(offers: readonly Offer[], purchase: Purchase): Quote[] {
  const sellers = offersBy(offers, ({ accelerator, document }) => `${accelerator} ${document.provider}`)
  const surest = [...sellers.values()].flatMap((own) => {
    const published = own.filter(({ document }) => document.certainty === 'published')
    return published.length > 0 ? published : own
  })
  const places = offersBy(
    surest,
    ({ accelerator, document, region }) => `${accelerator} ${document.provider} ${region}`,
  )
  return [...places.values()].map((own) => cheapestOf(own, purchase))
}

function cheapestOf(offers: readonly Offer[], { parts, count, spot }: Purchase): Quote {
  const [first] = offers as readonly [Offer, ...Offer[]]
  const isSliced = parts.some(({ id, slices }) => id === first.accelerator && slices !== undefined)
  const sold = isSliced ? nearestSlice(offers, count) : wholeMachines(offers, count)
  const quotes = sold.map((offer): Quote => {
    const usd = (spot ? offer.spotUsdPerHour : undefined) ?? offer.usdPerHour
    const asked = count ?? offer.accelerators
    // Slices are priced per chip; the last machine is billed whole.
    const units = asked / offer.accelerators
    const bought = isSliced ? Math.max(1, units) : Math.ceil(units - 1e-9)
    return { offer, usdPerHour: (bought * usd) / asked, ...(!isSliced && { machines: bought }) }
  })
  return quotes.reduce((least, quote) => (quote.usdPerHour < least.usdPerHour ? quote : least))
}

/** Machines that hold all accelerators or, for large counts, full hosts. */
function wholeMachines(offers: readonly Offer[], count = usualChipsPerHost): readonly Offer[] {
  const large = offers.filter(({ accelerators }) => accelerators >= Math.min(count, usualChipsPerHost))
  if (large.length > 0) return large
  const most = Math.max(...offers.map(({ accelerators }) => accelerators))
  return offers.filter(({ accelerators }) => accelerators === most)
}

/** The largest slices up to the requested size, or else the smallest. */
function nearestSlice(offers: readonly Offer[], count = 1): readonly Offer[] {
  const sizes = offers.map(({ accelerators }) => accelerators)
  const within = sizes.filter((size) => size <= count)
  const size = within.length > 0 ? Math.max(...within) : Math.min(...sizes)
  return offers.filter(({ accelerators }) => accelerators === size)
}
