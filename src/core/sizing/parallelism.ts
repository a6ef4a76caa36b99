export type ParallelismWord = 'none' | 'data' | 'zero-1' | 'zero-2' | 'zero-3' | 'fsdp'

/** Degrees of parallelism, each a number of devices. `zero` is the stage of ZeRO over the data-parallel devices. */
export interface ParallelismDegrees {
  readonly data?: number | undefined
  readonly fsdp?: number | undefined
  readonly tensor?: number | undefined
  readonly pipeline?: number | undefined
  readonly context?: number | undefined
  readonly expert?: number | undefined
  readonly zero?: 1 | 2 | 3 | undefined
  /** Whether what tensor parallelism leaves whole is split along the sequence. */
  readonly sequence?: boolean | undefined
}

export type Parallelism = ParallelismWord | ParallelismDegrees

/** In how many parts a device's share of each kind of memory is cut. 1: every device holds all of it. */
export interface Layout {
  readonly weights: number
  readonly gradients: number
  readonly optimizer: number
  /** The same for the parameters of experts. */
  readonly expertWeights: number
  readonly expertGradients: number
  readonly expertOptimizer: number
  /** Devices that share the activations of one micro-batch. */
  readonly tensor: number
  readonly context: number
  readonly pipeline: number
  /** Whether sequence parallelism splits what tensor parallelism leaves whole; absent where nobody says. */
  readonly sequence?: boolean | undefined
  /** Whether the weights of a layer are gathered from other devices before they are used. */
  readonly gathersWeights: boolean
  /** Devices that work on other samples with the same weights, or other shards of them. */
  readonly replicas: number
  /** Whether ZeRO is named, which DeepSpeed does in buckets of a fixed size. */
  readonly isDeepSpeed: boolean
}

interface Cut {
  readonly modelParallel: number
  readonly zeroDevices: number
  readonly stage: 0 | 1 | 2 | 3
  readonly fsdp: number
  readonly expert: number
}

/**
 * Shard factors of weights, gradients and optimizer.
 *
 * Formula: tensor × pipeline cut everything; ZeRO stage 1 cuts the optimizer over the data-parallel devices too,
 * stage 2 the gradients as well, stage 3 (and FSDP) everything. Source: ZeRO, arXiv 1910.02054, section 5 and figure
 * 1. Experts are spread over data-parallel devices first, so that ZeRO can cut them no further than the larger of
 * both degrees.
 */
function factors({ modelParallel, zeroDevices, stage, fsdp, expert }: Cut) {
  const of = (fromStage: number) => modelParallel * fsdp * (stage >= fromStage ? zeroDevices : 1)
  const ofExperts = (fromStage: number) =>
    modelParallel * Math.max(expert, fsdp * (stage >= fromStage ? zeroDevices : 1))
  return {
    weights: of(3),
    gradients: of(2),
    optimizer: of(1),
    expertWeights: ofExperts(3),
    expertGradients: ofExperts(2),
    expertOptimizer: ofExperts(1),
    gathersWeights: fsdp > 1 || (stage === 3 && zeroDevices > 1),
    replicas: fsdp * zeroDevices,
    isDeepSpeed: false,
  }
}

const plain = { tensor: 1, context: 1, pipeline: 1 }

/** The layout of one word over all devices. */
export function layoutOfWord(word: ParallelismWord, devices: number): Layout {
  const stage = word === 'zero-1' ? 1 : word === 'zero-2' ? 2 : word === 'zero-3' || word === 'fsdp' ? 3 : 0
  const cut = factors({ modelParallel: 1, zeroDevices: devices, stage, fsdp: 1, expert: 1 })
  return { ...plain, ...cut, isDeepSpeed: word.startsWith('zero') }
}

/** The layout of declared degrees, with the stage of ZeRO given apart, as a declaration may leave it open. */
export function layoutOfDegrees(
  degrees: ParallelismDegrees,
  devices: number | undefined,
  stage: 0 | 1 | 2 | 3,
): Layout {
  const { tensor = 1, pipeline = 1, context = 1, expert = 1 } = degrees
  const rest =
    devices === undefined ? 1 : Math.max(1, Math.floor(devices / (tensor * pipeline * context * (degrees.fsdp ?? 1))))
  // FSDP shards over the devices that share a sequence as well (torchtitan); so does ZeRO.
  const fsdp = degrees.fsdp === undefined ? 1 : degrees.fsdp * context
  const zeroDevices = (degrees.data ?? rest) * (degrees.fsdp === undefined ? context : 1)
  return {
    tensor,
    context,
    pipeline,
    sequence: degrees.sequence,
    ...factors({ modelParallel: tensor * pipeline, zeroDevices, stage, fsdp, expert }),
  }
}

/** Tensor degrees that stay inside a host of eight devices. */
const TENSOR_DEGREES = [1, 2, 4, 8]

/** Degrees to which a long sequence is split; a short one is not. */
const CONTEXT_DEGREES = [1, 2, 4, 8, 16]
const LONG_SEQUENCE = 32_768

/**
 * Layouts that shard everything over all devices, with or without tensor parallelism inside a host; long sequences are
 * split too.
 */
export function shardedLayouts(devices: number, sequenceLength = 0): readonly Layout[] {
  return TENSOR_DEGREES.flatMap((tensor) =>
    (sequenceLength >= LONG_SEQUENCE ? CONTEXT_DEGREES : [1])
      .filter((context) => devices % (tensor * context) === 0)
      .map((context) => ({
        pipeline: 1,
        tensor,
        context,
        sequence: true,
        ...factors({ modelParallel: tensor, zeroDevices: devices / tensor, stage: 3, fsdp: 1, expert: 1 }),
      })),
  )
}

/** A job without declared parallelism, as far as that tells how a team would lay it out. */
export interface UndeclaredLayout {
  readonly devices: number | undefined
  readonly sequenceLength: number | undefined
  readonly isServed: boolean
  /** Whether people split the layers themselves: of weights that no device holds, or where XLA does it. */
  readonly splitsLayers: boolean
}

/**
 * The layouts that a team would try, in that order: a copy on each device, sharding, and then tensor parallelism where
 * layers are split, and context parallelism for long sequences. A model that is served has no copy to keep in step.
 */
function ordinaryLayouts({ devices = 1, sequenceLength, isServed, splitsLayers }: UndeclaredLayout): readonly Layout[] {
  const sharded = shardedLayouts(devices, sequenceLength)
  if (isServed || devices <= 1) return sharded
  return [layoutOfWord('data', devices), ...sharded.filter(({ tensor }) => splitsLayers || tensor === 1)]
}

/** Whether degrees are declared without saying how the data-parallel devices share the states. */
export function leavesZeroOpen(parallelism: Parallelism | undefined): boolean {
  return typeof parallelism === 'object' && parallelism.zero === undefined && parallelism.fsdp === undefined
}

export interface PossibleLayouts {
  /**
   * The layout that cuts the memory most; absent where the number of devices is not known and cuts it without limit.
   */
  readonly frugal: Layout | undefined
  /** The layouts that the declaration, or else an ordinary choice, leads to, in the order in which a team tries them. */
  readonly ordinary: readonly Layout[]
}

/**
 * The layouts that a declaration leaves open. One that leaves ZeRO open may replicate (ordinary) or shard everything
 * (frugal).
 */
export function possibleLayouts(parallelism: Parallelism | undefined, undeclared: UndeclaredLayout): PossibleLayouts {
  const { devices } = undeclared
  if (parallelism === undefined) {
    const ordinary = ordinaryLayouts(undeclared)
    // All of it cut over all devices, activations too.
    return {
      frugal: devices === undefined ? undefined : { ...layoutOfWord('fsdp', devices), tensor: devices },
      ordinary,
    }
  }
  if (typeof parallelism === 'string') {
    const layout = layoutOfWord(parallelism, devices ?? 1)
    const replicates = parallelism === 'none' || parallelism === 'data'
    return { frugal: devices === undefined && !replicates ? undefined : layout, ordinary: [layout] }
  }
  // What is served has no optimizer to share: replicas are copies.
  const open = leavesZeroOpen(parallelism) && !undeclared.isServed
  const ordinary = [layoutOfDegrees(parallelism, devices, parallelism.zero ?? 0)]
  if (!open) return { frugal: ordinary[0], ordinary }
  const unlimited = devices === undefined && parallelism.data === undefined
  return { frugal: unlimited ? undefined : layoutOfDegrees(parallelism, devices, 3), ordinary }
}
