import { usualChipsPerHost } from '../catalog/machines/machine.ts'
import { reachOf } from '../catalog/software/library-platforms.ts'
import type { Platform } from '../catalog/software/platforms.ts'
import type { JobDeclaration } from '../manifest/schema.ts'
import { isContrastive } from './job-shape.ts'

type Section<Key extends 'hardware' | 'model' | 'scale'> = NonNullable<JobDeclaration[Key]>

/** The parts of a job that decide what a change saves in memory. */
export interface TunedJob {
  readonly task: NonNullable<JobDeclaration['task']>
  readonly model: Section<'model'>
  readonly scale: Section<'scale'>
  readonly parallelism: Section<'hardware'>['parallelism']
  /** Devices that the framework sees. */
  readonly devices: number | undefined
  /** DeepSpeed is declared, which shards with ZeRO. */
  readonly usesDeepSpeed?: boolean
  /** The most devices that tensor parallelism may join: those of one machine, rack or slice. */
  readonly mostTensor?: number
}

/** The kind of a change. A combination that contains the kinds of another one is not worth showing. */
export type MemoryChangeKind = 'checkpointing' | 'method' | 'micro-batch' | 'optimizer' | 'shard' | 'weights'

/** A change of the declaration that saves memory per device. */
export interface MemoryChange {
  readonly kind: MemoryChangeKind
  /** For example "8-bit Adam in pure bf16". */
  readonly words: string
  readonly model?: Partial<Section<'model'>>
  readonly scale?: Partial<Section<'scale'>>
  readonly parallelism?: TunedJob['parallelism']
}

/** Undefined if it changes nothing or does not apply to the job. */
export type MemorySaving = (job: TunedJob) => MemoryChange | undefined

/** Share of a device's memory that a proposed change leaves free: a full device is bad advice. */
const freeShare = 0.05

/** Whether a change leaves enough memory to be proposed. */
export const hasRoom = (perDeviceGiB: number, capacityGiB: number): boolean =>
  perDeviceGiB <= (1 - freeShare) * capacityGiB

/** Sequences of at least this many tokens are worth splitting over devices. */
export const longSequence = 16_384

/** The undeclared usual choice already recomputes. */
export const recompute: MemorySaving = ({ model }) =>
  model.activation_checkpointing === false || model.activation_checkpointing === 'selective'
    ? {
        kind: 'checkpointing',
        words: 'activation checkpointing',
        model: { activation_checkpointing: true },
      }
    : undefined

/** Halving goes down to this power of two; the fewest halvings that suffice come first. */
const mostHalvings = 6

/** Divides the micro batch by `times` and multiplies the accumulation steps. */
export const smallerPieces =
  (times: number): MemorySaving =>
  ({ scale, model }) => {
    const samples = (scale.micro_batch_size ?? 1) / times
    if (!Number.isInteger(samples) || isContrastive(model.name)) return undefined
    return {
      kind: 'micro-batch',
      words: `a micro-batch of ${samples === 1 ? 'one sample' : `${samples} samples`} with gradient accumulation`,
      scale: { micro_batch_size: samples as Section<'scale'>['micro_batch_size'] },
    }
  }

/** Full sharding under the name that the job's library uses. */
export const fullSharding = ({ parallelism, usesDeepSpeed }: TunedJob): 'fsdp' | 'zero-3' =>
  usesDeepSpeed === true || (typeof parallelism === 'string' && parallelism.startsWith('zero')) ? 'zero-3' : 'fsdp'

/**
 * How the states are sharded. Embedding tables are sharded by row, since gathering them would take longer than
 * everything else.
 */
export function shardingOf(job: TunedJob): string {
  const { parameters = 0, embedding_parameters: tables = 0 } = job.scale
  if (tables > parameters / 2) return 'row-wise sharding of the embedding tables'
  return fullSharding(job) === 'fsdp' ? 'FSDP' : 'ZeRO-3'
}

/** Shards everything over all devices, if the training job replicates. */
export const shard: MemorySaving = (job) => {
  const { task, parallelism, devices } = job
  if (task === 'inference' || devices === 1 || parallelism === 'fsdp' || parallelism === 'zero-3') return undefined
  const sharding = `${shardingOf(job)}${devices === undefined ? '' : ` over all ${devices} devices`}`
  if (typeof parallelism !== 'object') return { kind: 'shard', words: sharding, parallelism: fullSharding(job) }
  if (parallelism.zero === 3 || parallelism.fsdp !== undefined) return undefined
  const zero = 'ZeRO stage 3 over the data-parallel devices'
  return { kind: 'shard', words: zero, parallelism: { ...parallelism, zero: 3 } }
}

/** Shards everything instead of using declared degrees that do not suit the job. */
export const shardAll: MemorySaving = (job) =>
  job.task !== 'inference' && typeof job.parallelism === 'object' && job.devices !== 1
    ? {
        kind: 'shard',
        words: `${shardingOf(job)} instead of the declared degrees`,
        parallelism: fullSharding(job),
      }
    : undefined

const checkpoints = ({ activation_checkpointing }: TunedJob['model']): boolean => activation_checkpointing === true

/** Splits long sequences over `context` devices, with full recomputation and sharding. */
export const splitSequence =
  (context: number): MemorySaving =>
  ({ scale, model, devices = 1 }) =>
    (scale.sequence_length ?? 0) >= longSequence && devices % context === 0
      ? {
          kind: 'shard',
          words: `context parallelism over ${context} devices${checkpoints(model) ? '' : ' with activation checkpointing'}`,
          parallelism: degrees({ fsdp: devices / context, context }),
          model: { activation_checkpointing: true },
        }
      : undefined

const isAdam = ({ optimizer }: TunedJob['model']): boolean =>
  optimizer === undefined || optimizer === 'adam' || optimizer === 'adamw'

const trainsAll = ({ method }: TunedJob['model']): boolean => method === undefined || method === 'full'

/** Adam's states in 8 bits, with fp32 weights. */
export const smallOptimizer: MemorySaving = ({ model }) =>
  isAdam(model) && trainsAll(model)
    ? {
        kind: 'optimizer',
        words: model.optimizer === undefined ? '8-bit Adam' : `8-bit Adam instead of ${nameOf(model.optimizer)}`,
        model: { optimizer: 'adam-8bit' },
      }
    : undefined

const nameOf = (optimizer: string): string => (optimizer === 'adam' ? 'Adam' : 'AdamW')

/** Adam's states in 8 bits and no fp32 weights: 6 bytes per parameter instead of 16. */
export const smallStates: MemorySaving = ({ model }) =>
  isAdam(model) && trainsAll(model) && (model.precision ?? 'bf16') === 'bf16' && model.weights_precision !== 'bf16'
    ? {
        kind: 'optimizer',
        words: '8-bit Adam in pure bf16',
        model: { optimizer: 'adam-8bit', weights_precision: 'bf16' },
      }
    : undefined

/** Low-rank adapters, unless the manifest requires training all parameters. */
export const adapters =
  (method: 'lora' | 'qlora'): MemorySaving =>
  ({ model, task }) =>
    task === 'fine-tuning' && (model.method === undefined || (model.method === 'lora' && method === 'qlora'))
      ? {
          kind: 'method',
          words: method === 'lora' ? 'LoRA' : 'QLoRA (4-bit base model)',
          model: { method },
        }
      : undefined

/** Devices over which one copy of the model is split now. */
const splitDegrees = (parallelism: TunedJob['parallelism']): number => {
  const { tensor = 1, pipeline = 1 } = typeof parallelism === 'object' ? parallelism : {}
  return tensor * pipeline
}

/** The widest tensor parallelism that divides this many devices and stays within a fast link. */
const tensorFor = (devices: number, most: number): number =>
  [devices, 8, 4, 2].find((degree) => degree <= most && devices % degree === 0) ?? 1

/** A served model split over the devices of each host, which costs nothing. */
export const splitInHosts: MemorySaving = ({ parallelism, devices = 1, mostTensor = usualChipsPerHost }) => {
  const tensor = tensorFor(devices, Math.min(usualChipsPerHost, mostTensor))
  if (tensor <= splitDegrees(parallelism)) return undefined
  const data = devices / tensor
  return {
    kind: 'shard',
    words: `tensor parallelism over ${data === 1 ? `all ${devices}` : tensor} devices`,
    parallelism: degrees({ tensor, ...(data > 1 && { data }) }),
  }
}

/** The same over all devices: across hosts in stages, since every layer would wait for the network otherwise. */
export const splitOverAll: MemorySaving = ({ parallelism, devices = 1, mostTensor = usualChipsPerHost }) => {
  const tensor = tensorFor(devices, mostTensor)
  if (devices <= splitDegrees(parallelism)) return undefined
  const pipeline = devices / tensor
  return {
    kind: 'shard',
    words:
      pipeline === 1
        ? `tensor parallelism over all ${devices} devices`
        : tensor === 1
          ? `${pipeline} pipeline stages`
          : `tensor parallelism over ${tensor} devices in each of ${pipeline} pipeline stages`,
    parallelism: degrees({ tensor, ...(pipeline > 1 && { pipeline }) }),
  }
}

/** A served model in 8 bits, unless a smaller format is declared. */
export const smallWeights: MemorySaving = ({ model }) =>
  model.weights_precision === undefined && !['int8', 'fp8', 'fp4'].includes(model.precision ?? '')
    ? {
        kind: 'weights',
        words: '8-bit weights',
        model: { weights_precision: 'int8' },
      }
    : undefined

const contextDegrees = [2, 4, 8, 16] as const

/** 8-bit states and 4-bit bases need bitsandbytes. */
export const storesInBytes = (platforms: readonly Platform[]): boolean =>
  platforms.every((platform) => reachOf('bitsandbytes')?.serves.includes(platform))

/**
 * Changes that save memory on these platforms: free ones first (layout, recomputation), then other optimizers, then
 * adapters.
 */
export function memorySavings(
  { task }: Pick<TunedJob, 'task'>,
  platforms: readonly Platform[],
): readonly MemorySaving[] {
  if (task === 'inference') return [splitInHosts, splitOverAll, smallWeights]
  const pieces = Array.from({ length: mostHalvings }, (_, at) => smallerPieces(2 ** (at + 1)))
  const free = [recompute, ...pieces, shard, shardAll, ...contextDegrees.map(splitSequence)]
  const inBytes = storesInBytes(platforms)
  const optimizers = inBytes ? [smallOptimizer, smallStates] : []
  return [...free, ...optimizers, adapters('lora'), ...(inBytes ? [adapters('qlora')] : [])]
}

export const changed = (job: TunedJob, { model, scale, parallelism }: MemoryChange): TunedJob => ({
  ...job,
  model: { ...job.model, ...model },
  scale: { ...job.scale, ...scale },
  parallelism: parallelism ?? job.parallelism,
})

const degrees = (of: Readonly<Record<string, number>>): TunedJob['parallelism'] => of as TunedJob['parallelism']
