import type { Accelerator } from '../catalog/accelerator.ts'
import { accelerators } from '../catalog/accelerators/index.ts'
import { resolveAccelerator } from '../catalog/names/accelerator-name.ts'
import { resolveMachine } from '../catalog/names/machine-name.ts'
import { resolveProvider } from '../catalog/names/providers.ts'
import { type ListPrice, listPrice } from '../catalog/prices/list-price.ts'
import { isInRegion } from '../catalog/regions.ts'
import type { JobDeclaration } from '../manifest/schema.ts'
import { costOf } from '../sizing/cost.ts'
import { exactly, type Interval, scale } from '../sizing/interval.ts'
import { rememberedBy } from '../text/remembered.ts'
import { HOURS_PER_MONTH } from './estimate.ts'
import { priceInForce } from './shared-parameters.ts'
import type { Price, Thresholds } from './thresholds.ts'

/** A cost, and the source of its price. */
export interface Cost {
  readonly currency: string
  /** The usual case. */
  readonly likely?: number
  /** From least to most. */
  readonly amount: Interval
  /** A service has no end, so its cost is per month. A run of unknown length costs per hour. */
  readonly per: 'run' | 'month' | 'hour'
  readonly prices: 'manifest' | 'policy' | 'file' | 'list'
  /** The date or month of the price; undefined if the manifest declares it. */
  readonly read?: string
  /** Whether the price is more than a year old, or in the future. */
  readonly age?: 'old' | 'ahead'
  /** The policy's price of an accelerator-hour, if it is locked. */
  readonly lockedPerHour?: number
  /** Set if the price is a list price. */
  readonly list?: ListPrice
  /** Set if more accelerators are billed than used: how many, in how many whole machines. */
  readonly paid?: NonNullable<ListPrice['paid']>
  /** For a job with a budget: the lowest list price of an accelerator-hour. */
  readonly leastListedPerHour?: number
}

export interface JobCost extends Cost {
  readonly per: 'run' | 'month'
}

export interface HourlyCost extends Cost {
  readonly per: 'hour'
}

/** Same currency, and both per run or both per month. */
export const areComparable = (before: Cost | undefined, now: Cost | undefined): boolean =>
  before !== undefined && before.currency === now?.currency && before.per === now.per

/** The hardware and work to price. */
export interface PricedWork {
  readonly candidates: readonly Accelerator[]
  readonly count?: number | undefined
  readonly chipHours?: Interval | undefined
  readonly likelyChipHours?: number | undefined
}

type Prices = Pick<Thresholds, 'prices' | 'listPrices' | 'today'>

/** Cost of a job at the price in force: the manifest's or the policy's, or else list prices. */
export function jobCost(declaration: JobDeclaration, work: PricedWork, prices: Prices = {}): JobCost | undefined {
  const hours = chipHoursOf(declaration, work)
  const cost = hours && costOfHours(declaration, work, hours, prices)
  return cost && { ...cost, per: hours.per }
}

/** Cost of an hour at the same prices, for a job of unknown length. */
export function hourlyCost(
  declaration: JobDeclaration,
  work: Pick<PricedWork, 'candidates' | 'count'>,
  prices: Prices = {},
): HourlyCost | undefined {
  const { count } = work
  const cost = count && costOfHours(declaration, work, { all: exactly(count), likely: count }, prices)
  return cost ? { ...cost, per: 'hour' } : undefined
}

function costOfHours(
  declaration: JobDeclaration,
  work: PricedWork,
  hours: PricedHours,
  { prices = [], listPrices = true, today }: Prices,
): Omit<Cost, 'per'> | undefined {
  const ofPolicy = priceOf(prices, work.candidates, declaration.hardware)
  const declared = declaration.operations?.price_per_chip_hour
  const price = priceInForce(declared, ofPolicy)
  if (price === undefined) {
    const cost = listPrices ? costByList(declaration, work, hours) : undefined
    return cost && { ...cost, ...agedOn(today, cost.read) }
  }
  const paid = wholeMachines(declaration.hardware, work.count)
  const factor = paid && work.count ? paid.accelerators / work.count : 1
  const cost = {
    ...costAt(price, scale(hours.all, factor), hours.likely && hours.likely * factor),
    ...(paid && { paid }),
  }
  if (price !== ofPolicy) return { ...cost, prices: 'manifest' }
  return {
    ...cost,
    prices: ofPolicy.from ?? 'policy',
    read: ofPolicy.read,
    ...agedOn(today, ofPolicy.read),
    ...(ofPolicy.locked && { lockedPerHour: ofPolicy.amount }),
  }
}

/** A month counts until its last day. */
function agedOn(today: string | undefined, read: string): Pick<JobCost, 'age'> {
  // The library may be asked without a date.
  if (today === undefined || today === '') return {}
  const aYearBefore = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`
  if (`${read}-31`.slice(0, today.length) < aYearBefore) return { age: 'old' }
  return read > today ? { age: 'ahead' } : {}
}

interface PricedHours {
  readonly all: Interval
  readonly likely?: number | undefined
}

/** Chip-hours of a run; for a service, of a month on the declared accelerators. */
function chipHoursOf(
  { task }: JobDeclaration,
  { count, chipHours, likelyChipHours }: PricedWork,
): (PricedHours & Pick<JobCost, 'per'>) | undefined {
  if (chipHours) return { all: chipHours, likely: likelyChipHours, per: 'run' }
  if (task !== 'inference' || count === undefined) return undefined
  const month = count * HOURS_PER_MONTH
  return { all: exactly(month), likely: month, per: 'month' }
}

/** A named machine type is rented whole: the number of billed accelerators, if it exceeds those used. */
function wholeMachines(hardware: JobDeclaration['hardware'], count: number | undefined): JobCost['paid'] {
  const machine = machineOf(hardware)
  if (machine === undefined || count === undefined || machine.count < 1) return undefined
  const machines = Math.ceil(count / machine.count)
  const accelerators = machines * machine.count
  return accelerators > count ? { accelerators, machines } : undefined
}

function costByList({ hardware, operations }: JobDeclaration, { candidates, count }: PricedWork, hours: PricedHours) {
  const { machine, provider } = placeOf(hardware)
  // An unknown provider has no list price.
  if (provider === undefined && hardware?.provider !== undefined) return undefined
  const { share, ...wanted } = purchasedAs({ hardware, candidates, count })
  const list = listPrice({ ...wanted, machine: machine?.name, provider, region: hardware?.region })
  if (list === undefined) return undefined
  const anywhere = (operations?.budget ?? operations?.monthly_budget) && listPrice(wanted)
  return {
    currency: 'USD',
    ...(hours.likely !== undefined && { likely: hours.likely * list.usualUsdPerHour * share }),
    amount: scale(costOf(hours.all, list.usdPerHour), share),
    prices: 'list',
    read: list.document.read,
    list,
    ...(list.paid && { paid: list.paid }),
    ...(anywhere && { leastListedPerHour: anywhere.usdPerHour[0] * share }),
  } satisfies Omit<Cost, 'per'>
}

/** What to look up in a price list, and the share of its price to pay: a part of a card costs its share. */
export function purchasedAs({
  hardware,
  candidates,
  count,
}: Pick<JobDeclaration, 'hardware'> & Pick<PricedWork, 'candidates' | 'count'>) {
  const share = shareOf(hardware)
  return {
    share,
    parts: formsOf(candidates, hardware?.accelerator),
    count: count === undefined ? undefined : count * share,
    spot: hardware?.spot ?? false,
  }
}

/** The suffix of an id for the form of a card. */
const form = /-(?:sxm|pcie)$/

/**
 * The candidates and their variants of another form: `a100-80gb` means the usual form, but at some providers a single
 * card has the other one.
 */
const formsOf = (parts: readonly Accelerator[], written = ''): readonly Accelerator[] =>
  /sxm|pcie|hgx|dgx/i.test(written) ? parts : allForms(parts)

const allForms = rememberedBy(
  (parts: readonly Accelerator[]) => parts.map(({ id }) => id).join(),
  (parts): readonly Accelerator[] => {
    const names = new Set(parts.map(({ id }) => id.replace(form, '')))
    return accelerators.filter(
      (each) => parts.includes(each) || (form.test(each.id) && names.has(each.id.replace(form, ''))),
    )
  },
)

const machineOf = (hardware: JobDeclaration['hardware']) =>
  hardware?.machine === undefined ? undefined : resolveMachine(hardware.machine)

/** The named machine, and the named provider or else the machine's. */
function placeOf(hardware: JobDeclaration['hardware']) {
  const machine = machineOf(hardware)
  return { machine, provider: resolveProvider(hardware?.provider ?? machine?.provider ?? '')?.id }
}

const shareOf = (hardware: JobDeclaration['hardware']): number =>
  resolveAccelerator(hardware?.accelerator ?? '')?.part?.share ?? 1

/**
 * The organization's price at the job's provider and terms. A locked price applies to every accelerator that it may be
 * for, or a job could escape it by leaving its provider or accelerator open.
 */
export function priceOf(
  prices: readonly Price[],
  candidates: readonly Accelerator[],
  hardware: JobDeclaration['hardware'],
): Price | undefined {
  if (prices.length === 0) return undefined
  const { provider: at, machine: type } = placeOf(hardware)
  const onTheirTerms = prices.filter(
    ({ spot, provider = at, region }) =>
      (spot === undefined || spot === (hardware?.spot ?? false)) &&
      (region === undefined || hardware?.region === undefined || isInRegion(provider, region, hardware.region)),
  )
  const isFor = ({ accelerators, provider, machine }: Price): boolean =>
    candidates.every(({ id }) => accelerators.includes(id)) &&
    (provider === undefined || provider === at) &&
    (machine === undefined || machine === type?.name)
  const mayBeFor = ({ accelerators, provider, machine }: Price): boolean =>
    candidates.some(({ id }) => accelerators.includes(id)) &&
    (provider === undefined || at === undefined || provider === at) &&
    (machine === undefined || type === undefined || machine === type.name)
  const first = onTheirTerms.findIndex(isFor)
  const before = first === -1 ? onTheirTerms : onTheirTerms.slice(0, first)
  const ofLaterFiles = onTheirTerms.find((each) => !each.locked && isFor(each))
  const price = dearest([
    ...before.filter((each) => each.locked && mayBeFor(each)),
    ...(first === -1 ? [] : onTheirTerms.slice(first, first + 1)),
    ...(ofLaterFiles ? [ofLaterFiles] : []),
  ])
  return price && { ...price, amount: price.amount * shareOf(hardware) }
}

/** Cost of chip-hours at a price. */
export const costAt = (
  { currency, amount: perChipHour }: Pick<Price, 'currency' | 'amount'>,
  chipHours: Interval,
  likelyChipHours: number | undefined,
): Pick<JobCost, 'currency' | 'likely' | 'amount'> => ({
  currency,
  ...(likelyChipHours !== undefined && { likely: likelyChipHours * perChipHour }),
  amount: costOf(chipHours, perChipHour),
})

/** Considers only prices in the currency of the first: others cannot be compared. */
const dearest = ([first, ...others]: readonly Price[]): Price | undefined =>
  others
    .filter(({ currency }) => currency === first?.currency)
    .reduce((most, each) => (most !== undefined && each.amount > most.amount ? each : most), first)
