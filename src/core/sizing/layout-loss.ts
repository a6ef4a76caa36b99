import type { Interval } from './interval.ts'
import type { Parallelism } from './parallelism.ts'

/** The layout facts that decide how long devices wait for each other. */
export interface LayoutLossInput {
  readonly parallelism?: Parallelism | undefined
  readonly devices?: number | undefined
  /** Sequences or samples per optimizer step. */
  readonly globalBatchSize?: number | undefined
  readonly microBatchSize?: number | undefined
}

/** How much longer a run takes because the layout leaves devices idle: from the best schedule to the plainest one. */
export interface LayoutLoss {
  readonly factor: Interval
  /** The single best guess inside `factor`. */
  readonly likely: number
  /** Pipeline stages, and the micro batches per step that pass through each; undefined without a pipeline. */
  readonly pipeline?: { readonly stages: number; readonly microBatches: number }
  readonly assumptions: readonly string[]
}

/** The bubble that the runs behind the MFU table already include. */
const usualBubble = 0.1

/**
 * Interleaved schedules divide the bubble by the number of model chunks per device; four is many (arXiv 2104.04473,
 * section 2.2).
 */
const mostChunks = 4

/**
 * How much longer devices wait than in published runs.
 *
 * Formula: with p stages and m micro batches a pipeline waits for (p − 1) / m of its work. With fewer samples than
 * replicas, the other replicas are idle. Source: Narayanan et al., arXiv 2104.04473, section 2.1.
 */
export function layoutLoss({ parallelism, devices, globalBatchSize, microBatchSize }: LayoutLossInput): LayoutLoss {
  const none: LayoutLoss = { factor: [1, 1], likely: 1, assumptions: [] }
  if (parallelism === undefined || globalBatchSize === undefined || devices === undefined) return none
  const replicas = replicasOf(parallelism, devices)
  const idle = Math.max(1, replicas / globalBatchSize)
  const stages = typeof parallelism === 'object' ? (parallelism.pipeline ?? 1) : 1
  const microBatches = Math.max(1, Math.floor(globalBatchSize / replicas / (microBatchSize ?? 1)))
  const bubble = (stages - 1) / microBatches
  const slowed = (share: number): number => Math.max(1, (1 + share) / (1 + usualBubble))
  const factor: Interval = [idle * slowed(bubble / mostChunks), idle * slowed(bubble)]
  // Megatron-LM interleaves if the micro batches are a multiple of the stages, and teams with many of both do so.
  const likely = microBatches % stages === 0 ? factor[0] : factor[1]
  const words = [
    ...(idle > 1 ? [`${replicas} replicas share a batch of ${globalBatchSize}, so the others wait`] : []),
    ...(factor[1] / idle > 1
      ? [
          `a pipeline of ${stages} stages works on ${microBatches} micro-batches at a time${likely < factor[1] ? ', in an interleaved schedule' : ''}`,
        ]
      : []),
  ]
  return { factor, likely, ...(stages > 1 && { pipeline: { stages, microBatches } }), assumptions: words }
}

/** Devices that compute different samples. */
function replicasOf(parallelism: Parallelism, devices: number): number {
  if (typeof parallelism === 'string') return parallelism === 'none' ? 1 : devices
  const { tensor = 1, pipeline = 1, context = 1, fsdp = 1, data } = parallelism
  const rest = Math.max(1, Math.floor(devices / (tensor * pipeline * context * fsdp)))
  return (data ?? rest) * fsdp
}
