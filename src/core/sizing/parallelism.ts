export type ParallelismWord = 'none' | 'data' | 'zero-1' | 'zero-2' | 'zero-3' | 'fsdp'

/** Degrees of parallelism in devices, and in `zero` the ZeRO stage over the data-parallel devices. */
export interface ParallelismDegrees {
  readonly data?: number | undefined
  readonly fsdp?: number | undefined
  readonly tensor?: number | undefined
  readonly pipeline?: number | undefined
  readonly context?: number | undefined
  readonly expert?: number | undefined
  readonly zero?: 1 | 2 | 3 | undefined
  /** Sequence parallelism: splits along the sequence what tensor parallelism does not divide. */
  readonly sequence?: boolean | undefined
}

export type Parallelism = ParallelismWord | ParallelismDegrees

/** Shard factors by kind of memory. 1: every device holds everything. */
export interface Layout {
  readonly weights: number
  readonly gradients: number
  readonly optimizer: number
  /** Shard factor of the expert parameters. */
  readonly expertWeights: number
  readonly expertGradients: number
  readonly expertOptimizer: number
  /** Devices that share the activations of one micro batch. */
  readonly tensor: number
  readonly context: number
  readonly pipeline: number
  /** Sequence parallelism; undefined if undeclared. */
  readonly sequence?: boolean | undefined
  /** Devices gather the weights of a layer from other devices before they use it. */
  readonly gathersWeights: boolean
  /** Devices that compute other samples with the same weights, or with other shards of them. */
  readonly replicas: number
  /** The job names ZeRO, which DeepSpeed implements with buckets of a fixed size. */
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
 * Shard factors of weights, gradients and optimizer states.
 *
 * Formula: tensor × pipeline divide everything. Over the data-parallel devices, ZeRO stage 1 divides the optimizer
 * states too, stage 2 the gradients as well, stage 3 (and FSDP) everything. Source: ZeRO, arXiv 1910.02054, section 5
 * and figure 1. Experts are spread over data-parallel devices first, so ZeRO divides them no further than the larger of
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

export function layoutOfWord(word: ParallelismWord, devices: number): Layout {
  const stage = word === 'zero-1' ? 1 : word === 'zero-2' ? 2 : word === 'zero-3' || word === 'fsdp' ? 3 : 0
  const cut = factors({ modelParallel: 1, zeroDevices: devices, stage, fsdp: 1, expert: 1 })
  return { ...plain, ...cut, isDeepSpeed: word.startsWith('zero') }
}

/** The ZeRO stage is separate because a declaration may leave it open. */
export function layoutOfDegrees(
  degrees: ParallelismDegrees,
  devices: number | undefined,
  stage: 0 | 1 | 2 | 3,
): Layout {
  const { tensor = 1, pipeline = 1, context = 1, expert = 1 } = degrees
  const rest =
    devices === undefined ? 1 : Math.max(1, Math.floor(devices / (tensor * pipeline * context * (degrees.fsdp ?? 1))))
  // FSDP also shards over the devices that share a sequence (torchtitan), and so does ZeRO.
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

/** Tensor degrees within a host of eight devices. */
const TENSOR_DEGREES = [1, 2, 4, 8]

/** Context degrees for long sequences; short ones are not split. */
const CONTEXT_DEGREES = [1, 2, 4, 8, 16]
const LONG_SEQUENCE = 32_768

/**
 * Layouts that shard everything over all devices, with or without tensor parallelism within a host, and with context
 * parallelism for long sequences.
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

/** What decides the layout of a job without declared parallelism. */
export interface UndeclaredLayout {
  readonly devices: number | undefined
  readonly sequenceLength: number | undefined
  readonly isServed: boolean
  /** Teams split layers themselves: the weights exceed a device, or XLA does the splitting. */
  readonly splitsLayers: boolean
}

/**
 * Layouts in the order in which teams try them: a replica per device, sharding, then tensor parallelism if layers are
 * split, and context parallelism for long sequences. Replicas of a served model need no synchronization.
 */
function ordinaryLayouts({ devices = 1, sequenceLength, isServed, splitsLayers }: UndeclaredLayout): readonly Layout[] {
  const sharded = shardedLayouts(devices, sequenceLength)
  if (isServed || devices <= 1) return sharded
  return [layoutOfWord('data', devices), ...sharded.filter(({ tensor }) => splitsLayers || tensor === 1)]
}

/** Whether degrees are declared, but not how the data-parallel devices share the states. */
export function leavesZeroOpen(parallelism: Parallelism | undefined): boolean {
  return typeof parallelism === 'object' && parallelism.zero === undefined && parallelism.fsdp === undefined
}

export interface PossibleLayouts {
  /**
   * The layout that divides memory most; undefined if the number of devices is unknown, which divides it without limit.
   */
  readonly frugal: Layout | undefined
  /** The declared layouts, or else the usual ones, in the order in which teams try them. */
  readonly ordinary: readonly Layout[]
}

/**
 * The layouts that a declaration allows. If it leaves ZeRO open, the job may replicate (ordinary) or shard everything
 * (frugal).
 */
export function possibleLayouts(parallelism: Parallelism | undefined, undeclared: UndeclaredLayout): PossibleLayouts {
  const { devices } = undeclared
  if (parallelism === undefined) {
    const ordinary = ordinaryLayouts(undeclared)
    // Everything divided over all devices, even activations.
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
  // Serving has no optimizer states to share, so replicas are copies.
  const open = leavesZeroOpen(parallelism) && !undeclared.isServed
  const ordinary = [layoutOfDegrees(parallelism, devices, parallelism.zero ?? 0)]
  if (!open) return { frugal: ordinary[0], ordinary }
  const unlimited = devices === undefined && parallelism.data === undefined
  return { frugal: unlimited ? undefined : layoutOfDegrees(parallelism, devices, 3), ordinary }
}
