import type { ByBound } from './bound.ts'
import type { MemoryJob } from './job.ts'
import type { KeptShape, ModelShape } from './model-shape.ts'

/** The dimensions of a transformer that decide its memory. */
export interface TransformerShape {
  readonly layers: number
  readonly hiddenSize: number
  readonly headSize: number
  /** Numbers per token and layer that serving keeps: keys and values, or a latent that replaces them. */
  readonly keptOfToken: ByBound
  /** How many ways tensor parallelism can split them: one per key/value head; a latent cannot be split. */
  readonly keptParts: number
  /** Layers that keep them. */
  readonly kept: KeptShape
  readonly vocabulary: ByBound
  /** Embeddings and head; undefined if unknown. */
  readonly embeddingParameters?: number | undefined
  /** Undefined if unknown. */
  readonly feedForward?: FeedForward | undefined
  /** Everything is estimated from the parameters. */
  readonly isEstimated: boolean
}

export interface FeedForward {
  /** Feed-forward size over hidden size. */
  readonly ratio: number
  /** A third matrix gates the output of another (SwiGLU, GeGLU). */
  readonly isGated: boolean
}

/** Vocabulary sizes: Llama 2 and Mistral, in between, Qwen. Gemma has 256,000. */
const VOCABULARY: ByBound = [32_000, 64_000, 152_064]

/** From eight query heads per key/value head (grouped-query attention, arXiv 2305.13245) to one. */
const KEY_VALUE_SHARE: ByBound = [1 / 8, 1 / 4, 1]

/** A model's shape: the known dimensions, and estimates by its parameters for the rest. */
export function shapeOf(job: MemoryJob, parameters: number): TransformerShape {
  const active = job.activeParameters ?? parameters
  const estimated = shapeOfParameters(active)
  const known = job.shape
  if (known === undefined) return estimated
  const { layers, hiddenSize } = trunkOf(known, active, estimated)
  const { heads, keyValueHeads, vocabulary, embeddingParameters } = known
  const headSize = known.headSize ?? (heads === undefined ? estimated.headSize : hiddenSize / heads)
  const latent = known.kept?.latentSize
  return {
    layers,
    hiddenSize,
    headSize,
    keptOfToken: latent === undefined ? keysAndValues(known, hiddenSize, headSize) : exactly(latent),
    keptParts: latent === undefined ? (keyValueHeads ?? Number.POSITIVE_INFINITY) : 1,
    kept: known.kept ?? { fullLayers: layers },
    vocabulary: vocabulary === undefined ? VOCABULARY : exactly(vocabulary),
    embeddingParameters,
    feedForward: feedForwardOf(known, headSize),
    isEstimated: known.layers === undefined || known.hiddenSize === undefined,
  }
}

const exactly = (value: number): ByBound => [value, value, value]

/** Layers and hidden size. If one is unknown, it follows from N ≈ 12 · layers · hidden². */
function trunkOf({ layers, hiddenSize }: ModelShape, active: number, estimated: TransformerShape) {
  if (layers !== undefined) return { layers, hiddenSize: hiddenSize ?? Math.sqrt(active / (12 * layers)) }
  return hiddenSize === undefined
    ? { layers: estimated.layers, hiddenSize: estimated.hiddenSize }
    : { layers: Math.max(1, active / (12 * hiddenSize ** 2)), hiddenSize }
}

/** Numbers per token and layer. */
function keysAndValues(known: ModelShape, hiddenSize: number, headSize: number): ByBound {
  const { heads, keyValueHeads } = known
  const isSure = heads !== undefined || known.headSize !== undefined
  if (keyValueHeads !== undefined && isSure) return exactly(2 * keyValueHeads * headSize)
  return times(KEY_VALUE_SHARE, 2 * (heads === undefined ? hiddenSize : heads * headSize))
}

const times = ([least, likely, most]: ByBound, factor: number): ByBound => [
  least * factor,
  likely * factor,
  most * factor,
]

/** Feed-forward size by the parameters that attention and embeddings leave: three matrices if gated, else two. */
function feedForwardOf(shape: ModelShape, headSize: number): FeedForward | undefined {
  const { layers, hiddenSize, heads, keyValueHeads, vocabulary, feedForwardSize, parameters } = shape
  if (feedForwardSize === undefined || parameters === undefined) return undefined
  if (layers === undefined || hiddenSize === undefined) return undefined
  const queries = heads === undefined ? hiddenSize : heads * headSize
  const keys = heads === undefined ? hiddenSize : (keyValueHeads ?? heads) * headSize
  const attention = 2 * hiddenSize * (queries + keys)
  const outside = shape.embeddingParameters ?? (vocabulary ?? 0) * hiddenSize
  const matrices = ((parameters - outside) / layers - attention) / (hiddenSize * feedForwardSize)
  return { ratio: feedForwardSize / hiddenSize, isGated: matrices > 2.5 }
}

/**
 * Hidden size per layer in published models: 96 (GPT-2 medium), 128 (GPT-3 175B, Llama 7B), 102 (Llama 65B), 130 (Llama
 * 3.1 405B), 136 (Falcon 40B), 195 (MT-NLG). With 128, the estimate below is within 15 % of layers × hidden size for
 * ten models from 0.1B to 530B.
 */
const HIDDEN_SIZE_PER_LAYER = 128

/** Heads are 64 wide in most models below this size and 128 wide above it. */
const PARAMETERS_OF_WIDE_HEADS = 2e9

/**
 * Layers and hidden size of a transformer, estimated from its parameters (for a mixture of experts: the active ones).
 *
 * Formula: N ≈ 12 · layers · hidden², with hidden ≈ 128 · layers. Source: Kaplan et al., arXiv 2001.08361, section 2.1.
 */
export function shapeOfParameters(parameters: number): TransformerShape {
  const hiddenSize = Math.cbrt((parameters * HIDDEN_SIZE_PER_LAYER) / 12)
  const layers = Math.max(1, parameters / (12 * hiddenSize ** 2))
  return {
    hiddenSize,
    layers,
    headSize: parameters < PARAMETERS_OF_WIDE_HEADS ? 64 : 128,
    keptOfToken: times(KEY_VALUE_SHARE, 2 * hiddenSize),
    keptParts: Number.POSITIVE_INFINITY,
    kept: { fullLayers: layers },
    vocabulary: VOCABULARY,
    isEstimated: true,
  }
}
