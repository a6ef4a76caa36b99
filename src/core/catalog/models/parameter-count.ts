import type { ModelType } from './model-types.ts'

/** The dimensions that determine a transformer's matrices. */
export interface TransformerNumbers extends Omit<ModelType, 'learnsPositions'> {
  /** Of the encoder, if there are two. */
  readonly layers: number
  readonly decoderLayers: number
  readonly hiddenSize: number
  readonly heads: number
  readonly keyValueHeads: number
  readonly headSize: number
  readonly feedForwardSize: number
  readonly vocabularySize: number
  /** Width of the embedding, if two matrices connect it to the hidden size. */
  readonly embeddingSize: number
  /** Learned positions. */
  readonly positions: number
  readonly latentAttention?: LatentAttention
  readonly mixture?: Mixture
}

/** Multi-head latent attention (MLA), which compresses keys and values. */
export interface LatentAttention {
  /** Undefined if queries are not compressed. */
  readonly queryRank?: number
  readonly keyValueRank: number
  readonly plainHeadSize: number
  readonly rotaryHeadSize: number
  readonly valueHeadSize: number
}

export interface Mixture {
  readonly experts: number
  readonly expertsPerToken: number
  readonly expertSize: number
  /** Width of the shared experts, which every token passes through. */
  readonly sharedSize: number
  /** Layers with a dense feed-forward network instead of experts. */
  readonly denseLayers: number
}

export interface ParameterCount {
  readonly parameters: number
  /** Parameters that one token passes through, with embeddings. */
  readonly activeParameters: number
  /** The input embedding and a separate output head. */
  readonly embeddingParameters: number
}

/**
 * Parameters of a transformer by its shape. Omits biases and norms: less than 1 % of any model with more than ten
 * million parameters.
 *
 * Formula: attention h·(2·heads + 2·kvHeads)·headSize, feed-forward 2·h·f (gated: 3·h·f, once per expert), cross
 * attention again in each decoder layer after an encoder, embeddings vocabulary·h (twice with a separate head).
 * Sources: Kaplan et al., arXiv 2001.08361, table 1; Shazeer, arXiv 2002.05202 (gated); DeepSeek-V2, arXiv 2405.04434,
 * appendix C (latent attention).
 */
export function countParameters(numbers: TransformerNumbers): ParameterCount {
  const { layers, decoderLayers, hiddenSize, vocabularySize, embeddingSize, positions, isTied } = numbers
  const embeddingParameters = vocabularySize * embeddingSize * (isTied ? 1 : 2)
  const adapters = embeddingSize === hiddenSize ? 0 : 2 * embeddingSize * hiddenSize
  const outside = embeddingParameters + adapters + positions * hiddenSize
  const attention = attentionOf(numbers)
  const feedForward = feedForwardOf(numbers)
  const depth = layers + decoderLayers
  const inside = (layers + 2 * decoderLayers) * attention
  return {
    parameters: outside + inside + depth * feedForward.all,
    activeParameters: outside + inside + depth * feedForward.active,
    embeddingParameters,
  }
}

function attentionOf({ hiddenSize, heads, keyValueHeads, headSize, latentAttention }: TransformerNumbers): number {
  if (latentAttention === undefined) return 2 * hiddenSize * headSize * (heads + keyValueHeads)
  const { queryRank, keyValueRank, plainHeadSize, rotaryHeadSize, valueHeadSize } = latentAttention
  const queries = heads * (plainHeadSize + rotaryHeadSize)
  return (
    (queryRank === undefined ? hiddenSize * queries : queryRank * (hiddenSize + queries)) +
    hiddenSize * (keyValueRank + rotaryHeadSize) +
    keyValueRank * heads * (plainHeadSize + valueHeadSize) +
    heads * valueHeadSize * hiddenSize
  )
}

/** Averaged over the layers, since some may have no experts. */
function feedForwardOf(numbers: TransformerNumbers): { readonly all: number; readonly active: number } {
  const { hiddenSize, feedForwardSize, isGated, mixture, layers } = numbers
  const matrices = isGated ? 3 : 2
  const dense = matrices * hiddenSize * feedForwardSize
  if (mixture === undefined) return { all: dense, active: dense }
  const { experts, expertsPerToken, expertSize, sharedSize } = mixture
  const denseShare = Math.min(1, mixture.denseLayers / layers)
  const withExperts = (count: number): number =>
    denseShare * dense + (1 - denseShare) * hiddenSize * (matrices * (count * expertSize + sharedSize) + experts)
  return { all: withExperts(experts), active: withExperts(expertsPerToken) }
}
