import type { Thresholds } from '../rules/thresholds.ts'
import {
  parseAmount,
  parseBytes,
  parseCount,
  parseDuration,
  parseFlops,
  parseShare,
  type Quantity,
} from '../text/quantity.ts'

/** A threshold as a policy writes it. */
export interface ThresholdKey {
  readonly sets: Exclude<keyof Thresholds, 'prices'>
  readonly description: string
  /** The default, as people would write it; one for each number. */
  readonly example: readonly [string, ...string[]]
  readonly parse: (text: string) => Quantity<number>
  /**
   * The direction in which more findings appear. `neither`: the number moves the guidance from one kind of hardware to
   * the other, so that no value is stricter; where it is locked, it stays as it is.
   */
  readonly stricter: 'lower' | 'higher' | 'neither'
}

/** Every threshold by its key in the policy. */
export const thresholdKeys = {
  queue_time: {
    sets: 'queueHours',
    description: 'The longest acceptable wait for hardware, where a manifest names none.',
    example: ['24h'],
    parse: parseDuration,
    stricter: 'lower',
  },
  utilization: {
    sets: 'utilization',
    description: 'Below this share of busy time an accelerator counts as underused.',
    example: ['40%'],
    parse: parseShare,
    stricter: 'higher',
  },
  optimization_time: {
    sets: 'optimizationHours',
    description: 'Less time for tuning than this counts as none.',
    example: ['14d'],
    parse: parseDuration,
    stricter: 'higher',
  },
  large_batch_tokens: {
    sets: 'largeBatchTokens',
    description: 'From so many tokens in a step on, a batch is large.',
    example: ['1M'],
    parse: parseAmount,
    stricter: 'neither',
  },
  large_batch_samples: {
    sets: 'largeBatchSamples',
    description: 'From so many samples in a step on, a batch is large.',
    example: ['4096'],
    parse: parseAmount,
    stricter: 'neither',
  },
  rows_per_chip: {
    sets: 'rowsPerChip',
    description: 'Fewer rows of matrix work for each chip than this starve its matrix units.',
    example: ['128'],
    parse: parseCount,
    stricter: 'higher',
  },
  prototype_accelerators: {
    sets: 'prototypeAccelerators',
    description: 'A prototype on more accelerators than this has outgrown its stage.',
    example: ['64'],
    parse: parseCount,
    stricter: 'lower',
  },
  scale_out_accelerators: {
    sets: 'scaleOutAccelerators',
    description: 'From so many accelerators on, the interconnect and the energy are part of the choice.',
    example: ['64'],
    parse: parseCount,
    stricter: 'lower',
  },
  large_scale_users: {
    sets: 'largeScaleUsers',
    description: 'From so many expected users on, serving counts as large scale.',
    example: ['1M'],
    parse: parseAmount,
    stricter: 'neither',
  },
  size_by_parameters: {
    sets: 'sizeByParameters',
    description: 'Parameters from which on a model is medium, large and massive.',
    example: ['500M', '5B', '100B'],
    parse: parseAmount,
    stricter: 'neither',
  },
  size_by_flops: {
    sets: 'sizeByFlops',
    description: 'Training operations (6 × parameters × tokens) from which on a job is medium, large and massive.',
    example: ['1e20', '1e22', '1e24'],
    parse: parseFlops,
    stricter: 'neither',
  },
  size_by_bytes: {
    sets: 'sizeByBytes',
    description: 'Bytes of data from which on a job is medium, large and massive.',
    example: ['100GB', '10TB', '1PB'],
    parse: parseBytes,
    stricter: 'neither',
  },
  mfu: {
    sets: 'mfu',
    description:
      "The least and the most that the organisation's own runs reach of the peak (MFU), over whole runs; without it, what published runs reach.",
    example: ['25%', '45%'],
    parse: parseShare,
    stricter: 'neither',
  },
} as const satisfies Readonly<Record<string, ThresholdKey>>

export type ThresholdName = keyof typeof thresholdKeys

/** Reads the texts of one threshold into its number or numbers, which must rise. */
export function readThreshold(name: ThresholdName, texts: readonly string[]): Quantity<number | readonly number[]> {
  const { example, parse } = thresholdKeys[name]
  if (texts.length !== example.length) {
    const problem =
      example.length === 1 ? 'it takes one value' : `it takes ${example.length} values, such as [${example.join(', ')}]`
    return { ok: false, problem }
  }
  const numbers: number[] = []
  for (const text of texts) {
    const parsed = parse(text)
    if (!parsed.ok) return parsed
    if (parsed.value <= (numbers.at(-1) ?? Number.NEGATIVE_INFINITY))
      return { ok: false, problem: 'its values must rise' }
    numbers.push(parsed.value)
  }
  return { ok: true, value: numbers.length === 1 ? (numbers[0] as number) : numbers }
}

/** Whether a value is looser than the one that is locked. */
export function isLooser(
  name: ThresholdName,
  value: number | readonly number[],
  locked: number | readonly number[],
): boolean {
  const { stricter } = thresholdKeys[name]
  if (typeof value === 'number' && typeof locked === 'number' && stricter !== 'neither')
    return stricter === 'lower' ? value > locked : value < locked
  return JSON.stringify(value) !== JSON.stringify(locked)
}
