import { IMAGE_SAMPLE_GIB, logitsBytes, transformerActivationBytes } from './activations.ts'
import { type Interval, scale } from './interval.ts'
import { architectureOf, type MemoryJob } from './job.ts'
import type { Layout } from './parallelism.ts'
import { BYTES_PER_NUMBER } from './precision.ts'
import { SHAPE_SPREAD, shapeOfParameters } from './transformer-shape.ts'
import { GIB } from './units.ts'

/**
 * Tokens of a sequence in the upper bound, where none are declared: the usual context of training, and of fine-tuning.
 */
export const ORDINARY_SEQUENCE_LENGTH = { training: 4096, 'fine-tuning': 2048 } as const

export const ordinarySequenceLength = (job: MemoryJob): number =>
  ORDINARY_SEQUENCE_LENGTH[job.task === 'fine-tuning' ? 'fine-tuning' : 'training']

/** Whether the activations of the job follow from the length of its sequences. */
export function readsSequences(job: MemoryJob): boolean {
  const architecture = architectureOf(job)
  return architecture === 'transformer' || architecture === 'moe' || architecture === 'rnn'
}

/**
 * The least bytes of activations on one device: a micro-batch of one, recomputed from inputs that wait on the host, fused attention, the loss in
 * pieces, and only the layers of one pipeline stage, as far as nothing else is declared. A frozen base needs half:
 * the inputs of its matrices are not kept.
 */
export function leastActivationBytes(job: MemoryJob, parameters: number, layout: Layout): number {
  if (job.task === 'inference' || job.sequenceLength === undefined || !readsSequences(job)) return 0
  const batch = batchOf(job, parameters, job.sequenceLength, layout)
  const bytes = transformerActivationBytes({
    ...batch,
    kept: batch.kept === 'inputs' ? 'nothing' : batch.kept,
    fusedAttention: job.fusedAttention ?? true,
  })
  const frozen = job.method === undefined || job.method === 'full' ? 1 : 0.5
  return (bytes * frozen * SHAPE_SPREAD[0]) / layout.pipeline
}

/**
 * The bytes of activations that the ordinary choices need on one device, or `undefined` where the architecture does
 * not tell. A pipeline of p stages keeps p micro-batches of its share of the layers, which is one micro-batch of all
 * layers.
 */
export function ordinaryActivationBytes(job: MemoryJob, parameters: number, layout: Layout): number | undefined {
  const architecture = architectureOf(job)
  if (architecture === undefined || architecture === 'gnn' || architecture === 'custom') return undefined
  const microBatchSize = job.microBatchSize ?? 1
  if (architecture === 'mlp' || architecture === 'recommender')
    return microBatchSize * perceptronSampleBytes(parameters)
  if (architecture === 'cnn' || architecture === 'resnet' || architecture === 'diffusion') {
    return microBatchSize * IMAGE_SAMPLE_GIB[architecture][1] * GIB
  }
  const batch = batchOf(job, parameters, job.sequenceLength ?? ordinarySequenceLength(job), layout)
  if (job.task === 'inference') return cacheBytes(job, parameters, batch.sequenceLength)[1] / layout.tensor
  const kept = transformerActivationBytes({ ...batch, fusedAttention: job.fusedAttention ?? true }) * SHAPE_SPREAD[1]
  return kept + logitsBytes(parameters, { ...batch, fusedAttention: true })
}

/**
 * Bytes of keys and values that a served request holds.
 *
 * Formula: 2 · layers · hidden · s · b numbers of 16 bits, an eighth of it where heads share them (grouped-query
 * attention, arXiv 2305.13245).
 */
function cacheBytes(job: MemoryJob, parameters: number, sequenceLength: number): Interval {
  const { layers, hiddenSize } = shapeOfParameters(job.activeParameters ?? parameters)
  const all = 2 * layers * hiddenSize * sequenceLength * (job.microBatchSize ?? 1) * 2
  return scale([1 / 8, 1], all)
}

/**
 * Bytes of activations of one sample of a multilayer perceptron, at most.
 *
 * Derived: L layers of width w hold L · w² parameters and about 4 · L · w fp32 activations; with at most 100 layers
 * that is 160 · √parameters bytes.
 */
const perceptronSampleBytes = (parameters: number): number => 160 * Math.sqrt(parameters)

function batchOf(job: MemoryJob, parameters: number, sequenceLength: number, layout: Layout) {
  return {
    shape: shapeOfParameters(job.activeParameters ?? parameters),
    sequenceLength,
    microBatchSize: job.microBatchSize ?? 1,
    kept: job.activationCheckpointing === false ? ('everything' as const) : ('inputs' as const),
    bytesPerActivation: Math.max(2, BYTES_PER_NUMBER[job.computePrecision ?? 'bf16']),
    tensor: layout.tensor,
    context: layout.context,
  }
}
