import { at, type Bound, type ByBound, isLow } from '../bound.ts'
import { architectureOf, isDiffusionTransformer, type MemoryJob } from '../job.ts'
import type { Layout } from '../parallelism.ts'
import { BYTES_PER_NUMBER } from '../precision.ts'
import type { TransformerShape } from '../transformer-shape.ts'
import { GIB } from '../units.ts'

/** Tokens per sequence if undeclared: the usual context of training and of fine-tuning. */
export const USUAL_SEQUENCE_LENGTH = { training: 4096, 'fine-tuning': 2048 } as const

/** Side of a vision transformer's patch in pixels (arXiv 2010.11929, table 1). */
const USUAL_PATCH = 16

/**
 * Tokens per sequence: the patches of an image, or the tokens implied by the operations of a sample (6 · N each), or
 * the usual context.
 */
export function usualSequenceLength(job: MemoryJob): number {
  const { task, flopsPerSample, parameters, activeParameters, shape, imageSize } = job
  if (shape?.imageTokens !== undefined) return shape.imageTokens
  if (isOfSamples(job) && imageSize !== undefined) return Math.max(1, Math.round((imageSize / USUAL_PATCH) ** 2))
  const active = activeParameters ?? parameters
  if (flopsPerSample !== undefined && active !== undefined)
    return Math.max(1, Math.round(flopsPerSample / (6 * active)))
  const usual = USUAL_SEQUENCE_LENGTH[task === 'fine-tuning' ? 'fine-tuning' : 'training']
  return Math.min(usual, shape?.longestSequence ?? usual)
}

/**
 * Whether the job counts samples and nothing that implies tokens: images and the like, whose output is not a
 * vocabulary. Fine-tuning is excluded because it counts texts as samples too.
 */
export function isOfSamples({ task, samples, flopsPerSample, imageSize, tokens, sequenceLength }: MemoryJob): boolean {
  const counted = task === 'fine-tuning' || task === 'reinforcement-learning' ? undefined : samples
  return (counted ?? flopsPerSample ?? imageSize) !== undefined && tokens === undefined && sequenceLength === undefined
}

/** Whether activations depend on the sequence length. */
export function readsSequences(job: MemoryJob): boolean {
  const architecture = architectureOf(job)
  return architecture === 'transformer' || architecture === 'moe' || architecture === 'rnn' || isSequenceDiffusion(job)
}

/** A model that denoises sequences (DiT) keeps activations like other transformers; U-Nets have no sequence. */
export const isSequenceDiffusion = (job: MemoryJob): boolean =>
  architectureOf(job) === 'diffusion' && (job.sequenceLength ?? job.shape?.imageTokens) !== undefined

/**
 * Bytes that a layer keeps for its backward pass, per token and unit of hidden size, in 16 bits, without the attention
 * matrix. 34 with GeLU and a feed-forward network four times as wide (Korthikanti et al., arXiv 2205.05198, equation
 * 1). Unfused gated networks keep four tensors of 2.7 to 3.5 times the width, and norms keep an fp32 copy.
 */
const LAYER_BYTES: ByBound = [26, 42, 58]

/** The same if the feed-forward network is known: the bytes outside it, and the bytes per unit of its width. */
const BESIDE_BYTES = { gated: [16, 26, 34], plain: [10, 14, 22] } as const satisfies Record<string, ByBound>
const FEED_FORWARD_BYTES = { gated: [6, 8, 9], plain: [4, 4, 5] } as const satisfies Record<string, ByBound>

/** A frozen base does not keep the inputs of its matrices, but adapters keep theirs and their dropout masks. */
const FROZEN_SHARE: ByBound = [0.6, 0.9, 1.1]

function layerBytes({ feedForward }: TransformerShape, isFrozen: boolean, bound: Bound): number {
  const form = feedForward?.isGated ? 'gated' : 'plain'
  const all =
    feedForward === undefined
      ? at(bound, LAYER_BYTES)
      : at(bound, BESIDE_BYTES[form]) + feedForward.ratio * at(bound, FEED_FORWARD_BYTES[form])
  return isFrozen ? all * at(bound, FROZEN_SHARE) : all
}

/**
 * The part of these bytes that only sequence parallelism divides, not tensor parallelism: norms, dropout and their
 * inputs (arXiv 2205.05198, equation 2).
 */
const UNDIVIDED_BYTES = 10

/**
 * Bytes of the attention matrix per head and pair of tokens: scores, softmax and dropout; fp32 if eager code upcasts
 * (arXiv 2205.05198, equation 1).
 */
const SCORE_BYTES: ByBound = [5, 6, 10]

/** A layer during recomputation: the activations it keeps and their gradients. */
const RECOMPUTED_SHARE: ByBound = [0.7, 1, 1.4]

/** How far layers × hidden size of a real model may be from the estimate by its parameters. */
const SHAPE_SPREAD: ByBound = [0.85, 1, 1.15]

/**
 * What selective checkpointing keeps of a layer: all but the attention matrix in Megatron-LM (arXiv 2205.05198, section
 * 5), or the results of every second multiplication in torchtitan, measured at 0.2 to 0.3.
 */
const SELECTIVE_SHARE: ByBound = [0.2, 0.6, 1]

/** Networks that accept images of any size. */
type ImageArchitecture = 'cnn' | 'resnet' | 'diffusion'

/**
 * GiB of activations per sample of a convolutional network with 25M parameters, at 224 pixels, in 16 bits. The middle
 * of the sources in measure/calibration/convolutional-memory.json: detectors (0.035 to 0.045), classifiers (0.06 to
 * 0.09), segmentation (0.17). Most: U-Net decoders and depthwise layers (EfficientNet) keep up to 5 times what their
 * parameters suggest.
 */
const CONVOLUTION_GIB: ByBound = [0, 0.05, 0.3]
const CONVOLUTION_SIDE = 224
const CONVOLUTION_PARAMETERS = 25e6

/**
 * Parameters grow with the square of a network's width; activations grow linearly with the width, the pixels and the
 * bytes.
 */
function convolutionBytes({ computePrecision }: MemoryJob, parameters: number, side: number, bound: Bound): number {
  // Frameworks compute in fp32 unless the job requests 16 bits.
  const open = bound === 'most' ? 'fp32' : 'bf16'
  const numberBytes = Math.max(2, BYTES_PER_NUMBER[computePrecision ?? open])
  const size = Math.sqrt(parameters / CONVOLUTION_PARAMETERS) * (side / CONVOLUTION_SIDE) ** 2
  return (at(bound, CONVOLUTION_GIB) * GIB * size * numberBytes) / 2
}

/**
 * GiB per sample of a U-Net that denoises 512 pixels: Stable Diffusion 2 trains 4 at a time on a 40 GB card
 * (mosaicml/diffusion-benchmark).
 */
const DIFFUSION_GIB: ByBound = [0, 3, 16]

/**
 * The share of it that checkpointing keeps: SDXL, whose weights and gradients take 21 GB, trains images of 1024 pixels
 * one at a time on 24 GB (kohya-ss/sd-scripts, docs on SDXL).
 */
const CHECKPOINTED_SHARE: ByBound = [0, 0.25, 1]

/** Pixels per side of the largest image that is assumed if its size is undeclared. */
const LARGEST_SIDE = 512

/**
 * GiB that cover a sample of undeclared size: nnU-Net trains volumes on 11 GB cards at a batch of 2. A ResNet reads
 * images, not volumes.
 */
const UNSIZED_MOST_GIB = { cnn: 8, resnet: 2 } as const

/** Activations grow linearly with the pixels. */
function imageBytes(job: MemoryJob, parameters: number, architecture: ImageArchitecture, bound: Bound): number {
  const { imageSize: side } = job
  if (architecture === 'diffusion')
    return diffusionBytes(side, bound) * (job.activationCheckpointing === true ? at(bound, CHECKPOINTED_SHARE) : 1)
  if (side !== undefined || bound !== 'most') return convolutionBytes(job, parameters, side ?? CONVOLUTION_SIDE, bound)
  return Math.max(UNSIZED_MOST_GIB[architecture] * GIB, convolutionBytes(job, parameters, LARGEST_SIDE, bound))
}

function diffusionBytes(side: number | undefined, bound: Bound): number {
  const pixels = ((side ?? LARGEST_SIDE) / LARGEST_SIDE) ** 2
  return at(bound, DIFFUSION_GIB) * GIB * (bound === 'most' ? Math.max(1, pixels) : pixels)
}

/** Activation bytes of one device; undefined if the architecture does not determine them. */
export function activationBytes(
  job: MemoryJob,
  parameters: number,
  shape: TransformerShape,
  layout: Layout,
  bound: Bound,
): number | undefined {
  const architecture = architectureOf(job)
  const samples = job.microBatchSize ?? 1
  if (readsSequences(job)) return layersBytes(job, shape, layout, bound)
  if (isLow(bound)) return 0
  // The sequence length is unknown: an image of 512 pixels and a minute of video are both possible.
  if (isDiffusionTransformer(job)) return undefined
  if (architecture === 'mlp' || architecture === 'recommender') return samples * perceptronSampleBytes(parameters)
  if (architecture === 'cnn' || architecture === 'resnet' || architecture === 'diffusion')
    return samples * imageBytes(job, parameters, architecture, bound)
  return undefined
}

/**
 * Upper bound of the activation bytes per sample of a multilayer perceptron.
 *
 * Derived: L layers of width w have L · w² parameters and about 4 · L · w fp32 activations; with at most 100 layers
 * that is 160 · √parameters bytes.
 */
const perceptronSampleBytes = (parameters: number): number => 160 * Math.sqrt(parameters)

/**
 * What a layer keeps: everything, its input only (the rest is recomputed), or nothing, because the host keeps the
 * inputs.
 */
type Kept = 'everything' | 'inputs' | 'nothing'

function keptOf({ activationCheckpointing }: MemoryJob, bound: Bound): Kept {
  if (activationCheckpointing === false || activationCheckpointing === 'selective') return 'everything'
  // Libraries leave checkpointing off by default.
  if (activationCheckpointing === undefined && bound === 'most') return 'everything'
  return bound === 'frugal' ? 'nothing' : 'inputs'
}

/**
 * Bytes that the transformer layers keep on one device from the forward to the backward pass.
 *
 * Formula per layer, 16 bits: s·b·h·(LAYER_BYTES + SCORE_BYTES·a·s/h); with checkpointing 2·s·b·h for every layer, and
 * one full layer during recomputation. A pipeline of p stages keeps p micro batches of its share of the layers, which
 * equals one micro batch of all layers. Source: Korthikanti et al., arXiv 2205.05198, equations 1, 2 and 4, table 2.
 */
function layersBytes(job: MemoryJob, shape: TransformerShape, layout: Layout, bound: Bound): number {
  if (isLow(bound) && job.sequenceLength === undefined) return 0
  const length = job.sequenceLength ?? usualSequenceLength(job)
  const isFrozen = job.method === 'lora' || job.method === 'qlora' || (isLow(bound) && job.method === undefined)
  const compute = BYTES_PER_NUMBER[job.computePrecision ?? 'bf16']
  const perUnit = (length * (job.microBatchSize ?? 1) * shape.hiddenSize * Math.max(2, compute)) / 2 / layout.context
  const wholeLayer = layerBytes(shape, isFrozen, bound)
  const undivided = isSequenceParallel(job, layout, bound) ? 0 : Math.min(UNDIVIDED_BYTES, wholeLayer)
  const isPlain = job.fusedAttention === false && job.activationCheckpointing !== 'selective'
  const scores = isPlain ? (at(bound, SCORE_BYTES) * length) / shape.headSize / layout.context : 0
  const layer = perUnit * (undivided + (wholeLayer - undivided + scores) / layout.tensor)
  const inputs = (perUnit * inputBytes(job, bound)) / (isSequenceParallel(job, layout, bound) ? layout.tensor : 1)
  const kept = keptOf(job, bound)
  const spread = shape.isEstimated ? at(bound, SHAPE_SPREAD) : 1
  const share = job.activationCheckpointing === 'selective' ? at(bound, SELECTIVE_SHARE) : 1
  if (kept === 'everything') return (layer * share * shape.layers * spread) / (isLow(bound) ? layout.pipeline : 1)
  return (layer * at(bound, RECOMPUTED_SHARE) + (kept === 'inputs' ? inputs * shape.layers : 0)) * spread
}

/** Under autocast the residual stream stays in fp32, like the weights. */
function inputBytes({ weightsPrecision, computePrecision }: MemoryJob, bound: Bound): number {
  const isMixed = BYTES_PER_NUMBER[weightsPrecision ?? 'fp32'] > BYTES_PER_NUMBER[computePrecision ?? 'bf16']
  return at(bound, [2, 2, isMixed ? 4 : 2])
}

/** Recipes enable sequence parallelism together with tensor parallelism; libraries leave it off by default. */
const isSequenceParallel = ({ isCompiled = false }: MemoryJob, { tensor, sequence }: Layout, bound: Bound): boolean =>
  tensor === 1 || (sequence ?? (isCompiled || isLow(bound)))

/**
 * Bytes per token and vocabulary entry: the logits in 16 bits, in fp32 for the loss, their softmax, and the gradients
 * of both. Zero if the loss is computed in chunks. Source: arXiv 2205.05198, section 4.3 (4 for the fp32 logits).
 */
const LOGIT_BYTES: ByBound = [4, 10, 14]
/** XLA fuses everything after the output projection. */
const COMPILED_LOGIT_BYTES: ByBound = [0, 4, 10]
/** If tensor parallelism shards the vocabulary, Megatron-LM works in place: logits in 16 bits and once in fp32. */
const DIVIDED_LOGIT_BYTES: ByBound = [4, 6, 14]

function bytesOfLogit(job: MemoryJob, layout: Layout, bound: Bound): number {
  if (job.isCompiled) return at(bound, COMPILED_LOGIT_BYTES)
  return at(bound, layout.tensor > 1 ? DIVIDED_LOGIT_BYTES : LOGIT_BYTES)
}

/** Bytes of a language model's output layer on one device. */
export function logitBytes(
  job: MemoryJob,
  parameters: number,
  shape: TransformerShape,
  layout: Layout,
  bound: Bound,
): number {
  if (
    !readsSequences(job) ||
    isOfSamples(job) ||
    isSequenceDiffusion(job) ||
    bound === 'frugal' ||
    (isLow(bound) && job.sequenceLength === undefined)
  )
    return 0
  const length = job.sequenceLength ?? usualSequenceLength(job)
  const vocabulary = Math.min(at(bound, shape.vocabulary), parameters / (2 * shape.hiddenSize))
  const tokens = length * (job.microBatchSize ?? 1)
  return (tokens * vocabulary * bytesOfLogit(job, layout, bound)) / (layout.tensor * layout.context)
}
