import type { ByBound } from './bound.ts'
import type { MemoryJob } from './job.ts'
import type { KeptShape, ModelShape } from './model-shape.ts'

/** The numbers of a transformer that its activations, its attention and its vocabulary take memory by. */
export interface TransformerShape {
  readonly layers: number
  readonly hiddenSize: number
  /** Width of one attention head. */
  readonly headSize: number
  /** Numbers that a layer keeps of one token it has read: keys and values, or a latent of them. */
  readonly keptOfToken: ByBound
  /** Into how many parts tensor parallelism can cut these: one for each head of keys and values, a latent not at all. */
  readonly keptParts: number
  /** Which layers keep them. */
  readonly kept: KeptShape
  readonly vocabulary: ByBound
  /** Embeddings and head, where they are known. */
  readonly embeddingParameters?: number | undefined
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

/** The shape of a job's model: what is known of it, and what its parameters suggest of the rest. */
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

/** Layers and hidden size; of two that are not both known, one follows from the other by N ≈ 12 · layers · hidden². */
function trunkOf({ layers, hiddenSize }: ModelShape, active: number, estimated: TransformerShape) {
  if (layers !== undefined) return { layers, hiddenSize: hiddenSize ?? Math.sqrt(active / (12 * layers)) }
  return hiddenSize === undefined
    ? { layers: estimated.layers, hiddenSize: estimated.hiddenSize }
    : { layers: Math.max(1, active / (12 * hiddenSize ** 2)), hiddenSize }
}

/** Keys and values of one token in one layer. */
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

/** Told by what attention and embeddings leave of the parameters: three matrices where there is a gate, else two. */
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
