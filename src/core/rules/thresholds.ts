import {
  parseAmount,
  parseBytes,
  parseCount,
  parseDuration,
  parseFlops,
  parseShare,
  type Quantity,
} from '../text/quantity.ts'

/** The price of an accelerator at a provider, as the organization recorded it. */
export interface Price {
  /** Catalog ids that it applies to. */
  readonly accelerators: readonly string[]
  /** Machine type in the catalog. Undefined: any machine. */
  readonly machine?: string
  /** Provider id. Undefined: any provider. */
  readonly provider?: string
  /** Undefined: all regions. Also applies to jobs without a region. */
  readonly region?: string
  /** Undefined: spot or not. */
  readonly spot?: boolean
  readonly amount: number
  readonly currency: string
  /** The date of the price: `2026-11-01`. */
  readonly read: string
  /** From a price file next to the policy. Undefined: from the policy itself. */
  readonly from?: 'file'
  /** A manifest may not declare a lower price. */
  readonly locked?: boolean
}

/** A threshold as a policy writes it. */
export interface ThresholdKey {
  /** Its name among the thresholds that rules compare with. */
  readonly sets: string
  readonly description: string
  /** One text per number, as people write it: the default, if there is one. */
  readonly example: readonly [string, ...string[]]
  /** The example as numbers. Every start needs it, and parsing the texts takes longer than judging a job. */
  readonly default?: number | readonly number[]
  readonly parse: (text: string) => Quantity<number>
  /**
   * The direction in which findings increase. `neither`: the number shifts the guidance between kinds of hardware, so
   * no value is stricter; if locked, it cannot change.
   */
  readonly stricter: 'lower' | 'higher' | 'neither'
}

/** Every number that the guidance leaves open, by its policy key, with default, type, parser and description. */
export const thresholdKeys = {
  // T4
  queue_time: {
    sets: 'queueHours',
    description: 'The longest acceptable wait for hardware, if a manifest declares none.',
    example: ['24h'],
    default: 24,
    parse: parseDuration,
    stricter: 'lower',
  },
  // T5, C6
  utilization: {
    sets: 'utilization',
    description: 'An accelerator with a smaller share of busy time is underused.',
    example: ['40%'],
    default: 0.4,
    parse: parseShare,
    stricter: 'higher',
  },
  // T1; the guidance says weeks
  optimization_time: {
    sets: 'optimizationHours',
    description: 'The shortest time for tuning that is enough for a TPU.',
    example: ['14d'],
    default: 336,
    parse: parseDuration,
    stricter: 'higher',
  },
  // C2
  large_batch_tokens: {
    sets: 'largeBatchTokens',
    description: 'A batch is large from this many tokens per step.',
    example: ['1M'],
    default: 1e6,
    parse: parseAmount,
    stricter: 'neither',
  },
  large_batch_samples: {
    sets: 'largeBatchSamples',
    description: 'A batch is large from this many samples per step.',
    example: ['4096'],
    default: 4096,
    parse: parseAmount,
    stricter: 'neither',
  },
  // C3
  rows_per_chip: {
    sets: 'rowsPerChip',
    description: 'Fewer rows of matrix work per chip leave its matrix units partly idle.',
    example: ['128'],
    default: 128,
    parse: parseCount,
    stricter: 'higher',
  },
  // S3
  prototype_accelerators: {
    sets: 'prototypeAccelerators',
    description: 'The most accelerators that a prototype should need.',
    example: ['64'],
    default: 64,
    parse: parseCount,
    stricter: 'lower',
  },
  // C5, T6
  scale_out_accelerators: {
    sets: 'scaleOutAccelerators',
    description: 'The interconnect and the energy affect the choice from this many accelerators.',
    example: ['64'],
    default: 64,
    parse: parseCount,
    stricter: 'lower',
  },
  // I1
  large_scale_users: {
    sets: 'largeScaleUsers',
    description: 'Serving is large-scale from this many expected users.',
    example: ['1M'],
    default: 1e6,
    parse: parseAmount,
    stricter: 'neither',
  },
  size_by_parameters: {
    sets: 'sizeByParameters',
    description: 'The parameters from which a model is medium, large and massive.',
    example: ['500M', '5B', '100B'],
    default: [5e8, 5e9, 1e11],
    parse: parseAmount,
    stricter: 'neither',
  },
  size_by_flops: {
    sets: 'sizeByFlops',
    description: 'The training operations (6 × parameters × tokens) from which a job is medium, large and massive.',
    example: ['1e20', '1e22', '1e24'],
    default: [1e20, 1e22, 1e24],
    parse: parseFlops,
    stricter: 'neither',
  },
  size_by_bytes: {
    sets: 'sizeByBytes',
    description: 'The bytes of data from which a job is medium, large and massive.',
    example: ['100GB', '10TB', '1PB'],
    default: [1e11, 1e13, 1e15],
    parse: parseBytes,
    stricter: 'neither',
  },
  cost_change: {
    sets: 'costChange',
    description: 'A smaller change of cost alone, in the currency of its price, is not worth a comment.',
    example: ['50'],
    default: 50,
    parse: parseAmount,
    stricter: 'lower',
  },
  cost_change_share: {
    sets: 'costChangeShare',
    description: 'A change of cost alone is worth a comment from this share of what it was, however small it is.',
    example: ['5%'],
    default: 0.05,
    parse: parseShare,
    stricter: 'lower',
  },
  mfu: {
    sets: 'mfu',
    description:
      "The lowest and the highest share of the peak (MFU) of the organization's own runs, over whole runs. Default: the share of published runs.",
    example: ['25%', '45%'],
    parse: parseShare,
    stricter: 'lower',
  },
} as const satisfies Readonly<Record<string, ThresholdKey>>

export type ThresholdName = keyof typeof thresholdKeys
type KeyOf<Name extends ThresholdName> = (typeof thresholdKeys)[Name]
type Numbers<Example> = Example extends readonly [string] ? number : { readonly [Index in keyof Example]: number }
type WithDefault = { [Name in ThresholdName]: KeyOf<Name> extends { default: unknown } ? Name : never }[ThresholdName]

/** The thresholds in force, in the units of their names: hours, shares from 0 to 1, bytes, FLOPs. */
export type Thresholds = {
  readonly [Name in WithDefault as KeyOf<Name>['sets']]: Numbers<KeyOf<Name>['example']>
} & {
  /** Undefined: the MFU of published runs. */
  readonly mfu?: readonly [low: number, high: number]
  /** Prices of accelerators, if the organization sets any. */
  readonly prices?: readonly Price[]
  /** False: list prices are not used if nothing else sets a price. */
  readonly listPrices?: boolean
  /** The date of the run, which decides whether a price is old. */
  readonly today?: string
  /** Locked by a policy: a manifest may be stricter, never looser. */
  readonly locked?: readonly ThresholdName[]
}

/** Parses the texts of one threshold; several numbers must increase. */
export function readThreshold(name: ThresholdName, texts: readonly string[]): Quantity<number | readonly number[]> {
  const { example, parse } = thresholdKeys[name]
  if (texts.length !== example.length) {
    const expected = example.length === 1 ? 'one value' : `${example.length} values such as [${example.join(', ')}]`
    return { ok: false, problem: `it takes ${expected}`, expected }
  }
  const numbers: number[] = []
  for (const text of texts) {
    const parsed = parse(text)
    if (!parsed.ok) return parsed
    if (parsed.value <= (numbers.at(-1) ?? Number.NEGATIVE_INFINITY))
      return { ok: false, problem: 'its values must rise', expected: 'the values in rising order' }
    numbers.push(parsed.value)
  }
  return { ok: true, value: numbers.length === 1 ? (numbers[0] as number) : numbers }
}

export const defaultThresholds: Thresholds = Object.fromEntries(
  Object.values<ThresholdKey>(thresholdKeys).flatMap((key) =>
    key.default === undefined ? [] : [[key.sets, key.default]],
  ),
) as unknown as Thresholds
