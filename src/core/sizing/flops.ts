import { architectureOf, type TimeJob } from './job.ts'
import { shapeOfParameters } from './transformer-shape.ts'

/** Operations of a training run, or the manifest keys that are missing to compute them. */
export interface TrainingFlops {
  readonly flops?: number
  readonly assumptions: readonly string[]
  readonly needs: readonly string[]
}

/**
 * Operations per parameter and token, forward and backward: 6 (Kaplan et al., arXiv 2001.08361, section 2.1; Hoffmann
 * et al., arXiv 2203.15556). A frozen base has no weight gradients, so it takes 4 (LoRA, arXiv 2106.09685).
 */
export const flopsPerParameter = 6
const flopsPerFrozenParameter = 4

/**
 * Operations of attention for one token, forward and backward.
 *
 * Formula: 12 · layers · hidden · s, halved by a causal mask. Source: PaLM, arXiv 2204.02311, appendix B (12 · L · H ·
 * Q · T).
 */
export function attentionFlopsPerToken(activeParameters: number, sequenceLength: number): number {
  const { layers, hiddenSize } = shapeOfParameters(activeParameters)
  return 6 * layers * hiddenSize * sequenceLength
}

/** Operations of one optimizer step; undefined if neither its tokens nor its samples are known. */
export function stepFlops(
  job: TimeJob,
  { batchTokens, batchSamples }: { batchTokens?: number | undefined; batchSamples?: number | undefined },
): number | undefined {
  const active = job.activeParameters ?? job.parameters
  if (job.flopsPerSample !== undefined && batchSamples !== undefined) return job.flopsPerSample * batchSamples
  if (active === undefined || batchTokens === undefined) return undefined
  return perParameter(job) * active * batchTokens
}

const perParameter = ({ method }: TimeJob): number =>
  method === 'lora' || method === 'qlora' ? flopsPerFrozenParameter : flopsPerParameter

/**
 * Operations of a whole training run.
 *
 * Formula: (6 · N + attention) · D for models that read tokens, with N the active parameters, and 4 · N for adapters;
 * otherwise the declared operations per sample × samples × epochs. Undeclared tokens follow from samples × sequence
 * length × epochs. An encoder-decoder spends about 3 · N on a token (T5, UL2), but a manifest cannot declare one, so
 * its hours come out twice too high.
 */
export function trainingFlops(job: TimeJob): TrainingFlops {
  const architecture = architectureOf(job)
  const epochs = job.epochs ?? 1
  if (job.flopsPerSample !== undefined && job.samples !== undefined) {
    const assumptions = job.epochs === undefined ? ['scale.epochs not declared: one epoch'] : []
    return { flops: job.flopsPerSample * job.samples * epochs, assumptions, needs: [] }
  }
  if (architecture === 'mlp' && job.parameters !== undefined && job.samples !== undefined)
    return {
      flops: flopsPerParameter * job.parameters * job.samples * epochs,
      assumptions: ['each sample uses every parameter once'],
      needs: [],
    }
  const readsTokens = job.tokens !== undefined || job.sequenceLength !== undefined
  const isTransformer = architecture === 'transformer' || architecture === 'moe'
  if (!isTransformer && !(architecture === 'diffusion' && readsTokens)) {
    const needs = [
      ...(job.flopsPerSample === undefined ? ['scale.flops_per_sample'] : []),
      ...(job.samples === undefined ? ['scale.samples'] : []),
    ]
    return { assumptions: [], needs }
  }
  return transformerFlops(job, epochs)
}

/**
 * Upper bound of the operations of a convolutional training run, forward and backward: a weight is used once per pixel
 * of a feature map, and no map has more pixels than the image. Classifiers need a hundredth of this, U-Nets a tenth.
 */
export function mostFlopsOfImages(job: TimeJob): number | undefined {
  const { imageSize, parameters, samples, epochs } = job
  const architecture = architectureOf(job)
  if (architecture !== 'cnn' && architecture !== 'resnet') return undefined
  if (imageSize === undefined || parameters === undefined || samples === undefined || epochs === undefined)
    return undefined
  return flopsPerParameter * parameters * imageSize ** 2 * samples * epochs
}

function transformerFlops(job: TimeJob, epochs: number): TrainingFlops {
  const assumptions: string[] = []
  const counted = job.samples !== undefined && job.sequenceLength !== undefined
  const tokens = job.tokens ?? (counted ? job.samples * job.sequenceLength * epochs : undefined)
  const active = job.activeParameters ?? job.parameters
  const needs = [
    ...(active === undefined ? ['scale.parameters'] : []),
    ...(tokens === undefined ? ['scale.tokens'] : []),
    ...(architectureOf(job) === 'moe' && job.activeParameters === undefined ? ['scale.active_parameters'] : []),
  ]
  if (active === undefined || tokens === undefined || needs.length > 0) return { assumptions, needs }
  if (job.tokens === undefined) {
    assumptions.push('scale.tokens not declared: samples × sequence length × epochs, without padding')
  } else if (epochs > 1) {
    assumptions.push('scale.tokens includes all epochs')
  }
  if (job.sequenceLength === undefined) {
    assumptions.push('scale.sequence_length not declared: the compute of attention is left out')
  }
  const perToken = perParameter(job) * active + attentionFlopsPerToken(active, job.sequenceLength ?? 0)
  return { flops: perToken * tokens, assumptions, needs }
}
