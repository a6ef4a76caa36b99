import type { ByBound } from './bound.ts'
import type { MemoryJob, PublishedShape } from './job.ts'

/** The numbers of a transformer that its activations, its attention and its vocabulary take memory by. */
export interface TransformerShape {
  readonly layers: number
  readonly hiddenSize: number
  /** Width of one attention head. */
  readonly headSize: number
  /** Share of the heads that have keys and values of their own. */
  readonly keyValueShare: ByBound
  readonly vocabulary: ByBound
  /** Absent where it is not known. */
  readonly feedForward?: FeedForward | undefined
  /** Whether all of it is only told by the parameters. */
  readonly isEstimated: boolean
}

/** The feed-forward network of a layer. */
export interface FeedForward {
  /** Its width over the hidden size. */
  readonly ratio: number
  /** Whether it has a third matrix, whose output multiplies that of another (SwiGLU, GeGLU). */
  readonly isGated: boolean
}

/** Words of a vocabulary: Llama 2 and Mistral, between, and Qwen; Gemma has 256,000. */
const VOCABULARY: ByBound = [32_000, 64_000, 152_064]

/** From eight heads for each of keys (grouped-query attention, arXiv 2305.13245) to one. */
const KEY_VALUE_SHARE: ByBound = [1 / 8, 1 / 4, 1]

/** The shape of a job's model: the published one, or what its parameters suggest. */
export function shapeOf(job: MemoryJob, parameters: number): TransformerShape {
  const estimated = shapeOfParameters(job.activeParameters ?? parameters)
  if (job.shape === undefined) return estimated
  const { layers, hiddenSize, heads, keyValueHeads, vocabulary } = job.shape
  const share = heads === undefined || keyValueHeads === undefined ? undefined : keyValueHeads / heads
  return {
    layers,
    hiddenSize,
    headSize: heads === undefined ? estimated.headSize : hiddenSize / heads,
    keyValueShare: share === undefined ? KEY_VALUE_SHARE : [share, share, share],
    vocabulary: vocabulary === undefined ? VOCABULARY : [vocabulary, vocabulary, vocabulary],
    feedForward: feedForwardOf(job.shape),
    isEstimated: false,
  }
}

/** Told by what attention and embeddings leave of the parameters: three matrices where there is a gate, else two. */
function feedForwardOf(shape: PublishedShape): FeedForward | undefined {
  const { layers, hiddenSize, heads, keyValueHeads, vocabulary, feedForwardSize, parameters } = shape
  if (feedForwardSize === undefined || parameters === undefined) return undefined
  const share = heads === undefined || keyValueHeads === undefined ? 1 : keyValueHeads / heads
  const attention = hiddenSize ** 2 * (2 + 2 * share)
  const outside = shape.embeddingParameters ?? (vocabulary ?? 0) * hiddenSize
  const matrices = ((parameters - outside) / layers - attention) / (hiddenSize * feedForwardSize)
  return { ratio: feedForwardSize / hiddenSize, isGated: matrices > 2.5 }
}

/**
 * Hidden size over layers of published models: 96 (GPT-2 medium), 128 (GPT-3 175B, Llama 7B), 102 (Llama 65B), 130
 * (Llama 3.1 405B), 136 (Falcon 40B), 195 (MT-NLG). With 128 the estimate below meets layers × hidden size of ten
 * models from 0.1B to 530B within 15 %.
 */
const HIDDEN_SIZE_PER_LAYER = 128

/** Heads are 64 wide in most models below this size and 128 wide above it. */
const PARAMETERS_OF_WIDE_HEADS = 2e9

/**
 * Layers and hidden size of a transformer, estimated from its parameters (for a mixture of experts: from the active
 * ones).
 *
 * Formula: N ≈ 12 · layers · hidden², with hidden ≈ 128 · layers. Source: Kaplan et al., arXiv 2001.08361, section
 * 2.1.
 */
export function shapeOfParameters(parameters: number): TransformerShape {
  const hiddenSize = Math.cbrt((parameters * HIDDEN_SIZE_PER_LAYER) / 12)
  return {
    hiddenSize,
    layers: Math.max(1, parameters / (12 * hiddenSize ** 2)),
    headSize: parameters < PARAMETERS_OF_WIDE_HEADS ? 64 : 128,
    keyValueShare: KEY_VALUE_SHARE,
    vocabulary: VOCABULARY,
    isEstimated: true,
  }
}
