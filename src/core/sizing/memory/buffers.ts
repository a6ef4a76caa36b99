import { at, type Bound, isLow } from '../bound.ts'
import type { MemoryJob } from '../job.ts'
import type { Layout } from '../parallelism.ts'
import { BYTES_PER_NUMBER } from '../precision.ts'
import type { TransformerShape } from '../transformer-shape.ts'
import { type LaidOutJob, type StateBytes, trainingStateBytes } from './states.ts'

/** DeepSpeed's defaults: elements that it reduces or gathers at a time (ZeRO-2) 5e8, and keeps live (ZeRO-3) 1e9. */
const BUCKET_ELEMENTS = 5e8
const LIVE_ELEMENTS = 1e9

/** Bytes on one device for other devices' states, and for weights during unpacking. */
export function bufferBytes(laidOut: LaidOutJob, states: StateBytes, bound: Bound): number {
  const { job, parameters, shape, method, layout } = laidOut
  const compute = Math.max(2, BYTES_PER_NUMBER[job.computePrecision ?? 'bf16'])
  const held = parameters / (layout.tensor * layout.pipeline)
  const unpacked = method === 'qlora' ? at(bound, [0, 1, 2]) * 3.5 * shape.hiddenSize ** 2 * compute : 0
  if (job.task === 'inference') return unpacked + (job.offload === 'all' ? streamedBytes(job, held, shape, bound) : 0)
  return unpacked + gatheredBytes(laidOut, held, compute, bound) + reducedBytes(laidOut, held, states, bound)
}

/** Offloaded weights: the layer in use, and the next one in transfer. */
function streamedBytes(job: MemoryJob, held: number, shape: TransformerShape, bound: Bound): number {
  const bytes = BYTES_PER_NUMBER[job.weightsPrecision ?? job.computePrecision ?? (isLow(bound) ? 'fp4' : 'bf16')]
  return (at(bound, [1, 2, 3]) * held * bytes) / Math.max(1, shape.layers)
}

/**
 * Weights of sharded layers during use: the current layer, the next one and one layer's gradient; embeddings and head
 * together, which belong to no layer; with a pipeline, a whole stage for all its micro batches. Source: FSDP, arXiv
 * 2304.11277, section 3.2.
 */
function gatheredBytes({ job, shape, layout }: LaidOutJob, held: number, compute: number, bound: Bound): number {
  if (!layout.gathersWeights) return 0
  const bytes = job.method === 'qlora' ? 0.6 : compute
  // At most, the gradients of the whole stage too: they are reduced after the last micro batch.
  if (layout.pipeline > 1 && !isLow(bound)) return held * (bound === 'most' && job.method !== 'qlora' ? 2 : 1) * bytes
  const active =
    (job.activeParameters ?? held) / (job.activeParameters === undefined ? 1 : layout.tensor * layout.pipeline)
  const outside = 2 * shape.hiddenSize * at(bound, shape.vocabulary) * compute
  const layers =
    (at(bound, job.isCompiled ? [1, 2, 3] : [1, 3, 4]) * active * bytes) / Math.max(1, shape.layers / layout.pipeline)
  const live = layout.isDeepSpeed && bound === 'most' ? LIVE_ELEMENTS * bytes : 0
  return Math.min(held * bytes, Math.max(layers + (isLow(bound) ? 0 : Math.min(outside, held * bytes * 0.5)), live))
}

/** Gradients in transfer: copies in replicated training, buckets of ZeRO. */
function reducedBytes({ job, method, layout }: LaidOutJob, held: number, states: StateBytes, bound: Bound): number {
  if (isLow(bound) || layout.replicas <= 1) return 0
  if (method !== 'full') return bound === 'most' && layout.gathersWeights ? frozenGradientBytes(job, held, layout) : 0
  const { gradients } = trainingStateBytes(job, bound)
  // PyTorch's default copies gradients into buckets (gradient_as_bucket_view is off).
  if (layout.gradients === layout.weights && !layout.gathersWeights && layout.optimizer === layout.weights)
    return bound === 'most' ? states.gradients : 0
  return Math.min(held, at(bound, [0, BUCKET_ELEMENTS, 2 * BUCKET_ELEMENTS])) * gradients
}

/**
 * FSDP with flattened parameters allocates gradients of a frozen base too, before sharding: a flat parameter has one
 * dtype. Measured with LitGPT: 13B on four devices takes 24 GiB more than its shards. ZeRO does not do this.
 */
const frozenGradientBytes = ({ method }: MemoryJob, held: number, { isDeepSpeed }: Layout): number =>
  method === 'lora' && !isDeepSpeed ? 2 * held : 0
