import type { Interval } from './interval.ts'
import type { TransformerShape } from './transformer-shape.ts'

/** One micro-batch of a transformer on one device. */
export interface TransformerActivationsInput {
  readonly shape: TransformerShape
  readonly sequenceLength: number
  readonly microBatchSize: number
  /**
   * What is kept of each layer: everything, its input only (the rest is computed again in the backward pass), or nothing, where
   * the inputs are moved to the host.
   */
  readonly kept: 'everything' | 'inputs' | 'nothing'
  /** Whether the attention matrix is never stored (FlashAttention and its like). */
  readonly fusedAttention: boolean
  /** Bytes of one activation: 2 for 16-bit compute. */
  readonly bytesPerActivation: number
  /** Devices that share the hidden dimension (with sequence parallelism) and the sequence. */
  readonly tensor: number
  readonly context: number
}

/**
 * Bytes of activations that one device keeps between the forward and the backward pass.
 *
 * Formula per layer, 16 bits: s·b·h·(34 + 5·a·s/h); without the attention matrix s·b·h·34; with full checkpointing
 * 2·s·b·h for every layer and one layer in full while it is computed again. Source: Korthikanti et al., arXiv
 * 2205.05198, equations 1, 2 and 4; table 2 for checkpointing.
 */
export function transformerActivationBytes(input: TransformerActivationsInput): number {
  const { shape, sequenceLength, microBatchSize } = input
  const perValue = sequenceLength * microBatchSize * shape.hiddenSize * (input.bytesPerActivation / 2)
  const attention = input.fusedAttention ? 0 : (5 * sequenceLength) / shape.headSize
  const wholeLayer = perValue * (34 + attention)
  const inputs = input.kept === 'inputs' ? 2 * perValue * shape.layers : 0
  const all = input.kept === 'everything' ? wholeLayer * shape.layers : inputs + wholeLayer
  return all / (input.tensor * input.context)
}

/** The largest vocabulary that is assumed for a language model whose vocabulary is not known. */
const VOCABULARY = 131_072

/**
 * Bytes of the output layer of a language model: the logits in 16 bits, in fp32 for the loss, and the gradient of
 * those.
 *
 * Formula: s·b·V·(2 + 4 + 4). The vocabulary is at most what half of the parameters can embed. Losses computed in
 * pieces avoid it, so that this belongs to an upper bound only. Source: Korthikanti et al., arXiv 2205.05198, section
 * 4.3 (4·s·b·V for the fp32 logits).
 */
export function logitsBytes(parameters: number, input: TransformerActivationsInput): number {
  const vocabulary = Math.min(VOCABULARY, parameters / (2 * input.shape.hiddenSize))
  return (input.sequenceLength * input.microBatchSize * vocabulary * 10) / (input.tensor * input.context)
}

/** Families of networks whose activations do not follow from their parameters. */
export type ImageArchitecture = 'cnn' | 'resnet' | 'diffusion'

/**
 * GiB of activations that one sample takes, where a cautious upper bound is known.
 *
 * Derived: ResNet-50 at 224 pixels trains with 200 images in 16 GB (0.07 GiB each), so that 2 GiB cover ResNet-152 at
 * 512 pixels; nnU-Net fits volumes in 11 GB cards at a batch of 2, so that 8 GiB cover other networks of
 * convolutions. Stable Diffusion 2 at 512 pixels trains with 4 samples in a 40 GB card
 * (mosaicml/diffusion-benchmark), so 16 GiB covers images, though not video.
 */
export const IMAGE_SAMPLE_GIB: Readonly<Record<ImageArchitecture, Interval>> = {
  cnn: [0, 8],
  resnet: [0, 2],
  diffusion: [0, 16],
}
