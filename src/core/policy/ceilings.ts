import { countOf } from '../manifest/key-schema.ts'
import { usualCost } from '../rules/estimate.ts'
import type { Facts } from '../rules/facts.ts'
import { areComparable } from '../rules/job-cost.ts'
import type { SizingFacts } from '../rules/job-sizing.ts'
import { priceWords } from '../rules/price-words.ts'
import type { Path } from '../text/document.ts'
import {
  type Money,
  parseAmount,
  parseCount,
  parseDuration,
  parseGrowth,
  parseMoney,
  type Quantity,
} from '../text/quantity.ts'
import { amount, duration, inFull, moneyFigure } from '../text/wording.ts'

/** The amount of a job that a ceiling bounds. */
export interface Amounts {
  readonly least?: number | undefined
  readonly likely?: number | undefined
  /** The source of the figures: "at the price of the policy, November 2026". */
  readonly by?: string
}

/** A job as a ceiling measures it. If its statements contradict each other, a locked limit uses the largest. */
export interface MeasuredJob {
  readonly hardware: Facts['hardware']
  readonly sizing: SizingFacts
  readonly count: number | undefined
  readonly byListPrices?: boolean | undefined
  /** The sizing on the base. Only ceilings of a change use it. */
  readonly base?: SizingFacts | undefined
}

/** A ceiling of `limits`. Lower is stricter. If it is locked, no later layer may raise or remove it. */
export interface Ceiling {
  /** Its key in a parsed limit. */
  readonly sets: string
  /** Its name in messages, such as the subject of a finding. */
  readonly name: string
  /** Undefined: the value has its own unit, a currency. */
  readonly unit?: string
  readonly verb: 'uses' | 'takes' | 'costs'
  readonly at: Path
  readonly help: string
  readonly example: string | number
  readonly parse: (text: string) => Quantity<number | Money>
  /** For example "14 days". */
  readonly words: (ceiling: number, unit: string) => string
  /** Formats the estimate and the ceiling. Undefined: both as counts. */
  readonly figures?: { readonly estimated: (value: number) => string; readonly given: (value: number) => string }
  /** The key in conditions with the same amount. It depends on the same measures. */
  readonly follows?: string
  readonly amountsOf: (job: MeasuredJob, unit: string) => Amounts
  /** The keys to declare once the chip-hours are known. */
  readonly decidedBy: readonly string[]
  /** Whether it bounds the growth of a job through a change. New jobs have none. */
  readonly isOfChange?: true
}

const plainly = (ceiling: number, unit: string): string => `${amount(ceiling)} ${unit}`
const times = (what: string) => (factor: number) => `${amount(factor)} times the ${what} of the base`

/** The growth factor. Rounded, because floating-point error must not push an exact ratio over its ceiling. */
const grownBy = (before: number | undefined, now: number | undefined): Amounts =>
  before === undefined || now === undefined ? {} : { least: Number((now / before).toPrecision(9)) }

/** Every ceiling, by its key in the policy. Parsing, locks, words and waivers follow from its entry. */
export const ceilings = {
  count: {
    sets: 'count',
    name: 'accelerators',
    unit: 'accelerators',
    verb: 'uses',
    at: ['hardware', 'count'],
    help: 'The most accelerators.',
    example: 8,
    parse: countOf('accelerators', parseCount),
    words: plainly,
    amountsOf: ({ count }) => ({ least: count }),
    decidedBy: ['hardware.count'],
  },
  hours: {
    sets: 'hours',
    name: 'hours',
    unit: 'hours',
    verb: 'takes',
    at: ['hardware'],
    help: 'The longest duration, as estimated.',
    example: '14d',
    parse: parseDuration,
    words: (ceiling) => duration(ceiling),
    follows: 'sizing.hours',
    amountsOf: ({ sizing }) => ({ least: sizing.hours?.[0], likely: sizing.likelyHours }),
    decidedBy: ['hardware.count'],
  },
  chip_hours: {
    sets: 'chipHours',
    name: 'chip-hours',
    unit: 'chip-hours',
    verb: 'uses',
    at: ['hardware'],
    help: 'The most chip-hours, as estimated.',
    example: '10k',
    parse: countOf('chip-hours', parseAmount),
    words: plainly,
    follows: 'sizing.chip_hours',
    amountsOf: ({ sizing, hardware: { count } }) => ({
      least: sizing.chipHours?.[0],
      likely: sizing.likelyHours !== undefined && count !== undefined ? sizing.likelyHours * count : undefined,
    }),
    decidedBy: [],
  },
  cost: {
    sets: 'cost',
    name: 'cost',
    verb: 'costs',
    at: ['hardware'],
    help: 'The highest cost, as estimated from prices.',
    example: '5000 USD',
    parse: parseMoney,
    words: (ceiling, currency) => `${inFull(ceiling)} ${currency}`,
    figures: { estimated: moneyFigure, given: inFull },
    follows: 'sizing.cost',
    // The cost of a service is per month, not per run.
    amountsOf: ({ sizing: { cost }, byListPrices = false }, currency) =>
      cost?.currency === currency && cost.per === 'run' && (cost.prices !== 'list' || byListPrices)
        ? { least: cost.amount[0], likely: cost.likely, by: priceWords(cost) }
        : {},
    decidedBy: ['operations.price_per_chip_hour'],
  },
  chip_hours_increase: {
    sets: 'chipHoursIncrease',
    name: 'growth of chip-hours',
    unit: 'times as many chip-hours as before',
    verb: 'uses',
    at: ['hardware'],
    help: 'How far a change may raise the chip-hours, as estimated.',
    example: '2x',
    parse: parseGrowth,
    words: times('chip-hours'),
    follows: 'sizing.chip_hours',
    amountsOf: ({ sizing, base }) => grownBy(base?.likelyChipHours, sizing.likelyChipHours),
    decidedBy: [],
    isOfChange: true,
  },
  cost_increase: {
    sets: 'costIncrease',
    name: 'growth of cost',
    unit: 'times as much as before',
    verb: 'costs',
    at: ['hardware'],
    help: 'How far a change may raise the cost, as estimated from prices.',
    example: '20%',
    parse: parseGrowth,
    words: times('cost'),
    follows: 'sizing.cost',
    amountsOf: ({ sizing: { cost: now }, base, byListPrices = false }) => {
      const before = base?.cost
      const isBySomebody = [before, now].every((each) => each?.prices !== 'list')
      return before && now && areComparable(before, now) && (isBySomebody || byListPrices)
        ? grownBy(usualCost(before), usualCost(now))
        : {}
    },
    decidedBy: ['operations.price_per_chip_hour'],
    isOfChange: true,
  },
} as const satisfies Readonly<Record<string, Ceiling>>

export type CeilingKey = keyof typeof ceilings
type Entry<Key extends CeilingKey> = (typeof ceilings)[Key]

/** The ceilings of one limit. */
export type Ceilings = {
  readonly [Key in CeilingKey as Entry<Key>['sets']]?: Extract<ReturnType<Entry<Key>['parse']>, { ok: true }>['value']
}

/** A ceiling that a limit sets, as a number and its unit. */
export interface SetCeiling extends Ceiling {
  readonly ceiling: number
  readonly unit: string
}

/** The ceilings that a limit sets, in the order of the table. */
export function ceilingsIn(limit: Ceilings): SetCeiling[] {
  return (Object.values(ceilings) as Ceiling[]).flatMap((entry): SetCeiling[] => {
    const value = (limit as Readonly<Record<string, number | Money | undefined>>)[entry.sets]
    if (value === undefined) return []
    const money = typeof value === 'number' ? undefined : value
    return [{ ...entry, ceiling: money?.amount ?? (value as number), unit: money?.currency ?? entry.unit ?? '' }]
  })
}

/** Converts the ceilings of a policy file to the keys of a parsed limit. */
export const readCeilings = (written: Readonly<Partial<Record<CeilingKey, number | Money | undefined>>>): Ceilings =>
  Object.fromEntries(
    (Object.keys(ceilings) as CeilingKey[]).flatMap((key) =>
      written[key] === undefined ? [] : [[ceilings[key].sets, written[key]]],
    ),
  )
