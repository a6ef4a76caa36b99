import type { ModelType } from './model-types.ts'

/** The numbers that the matrices of a transformer follow from. */
export interface TransformerNumbers extends Omit<ModelType, 'learnsPositions'> {
  /** Of the encoder where there are two. */
  readonly layers: number
  readonly decoderLayers: number
  readonly hiddenSize: number
  readonly heads: number
  readonly keyValueHeads: number
  readonly headSize: number
  readonly feedForwardSize: number
  readonly vocabularySize: number
  /** Width of the embedding, where two matrices lead from it to the hidden size and back. */
  readonly embeddingSize: number
  /** Learned positions. */
  readonly positions: number
  readonly latentAttention?: LatentAttention
  readonly mixture?: Mixture
}

/** Multi-head latent attention, which compresses keys and values. */
export interface LatentAttention {
  /** Absent where queries are not compressed. */
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
  /** Width of what every token passes through beside its experts. */
  readonly sharedSize: number
  /** Layers with one feed-forward layer instead of experts. */
  readonly denseLayers: number
}

export interface ParameterCount {
  readonly parameters: number
  /** Those that one token passes through, embeddings included. */
  readonly activeParameters: number
  /** The input embedding and an output head of its own. */
  readonly embeddingParameters: number
}

/**
 * The parameters of a transformer, counted from its shape. Biases and norms are left out: less than 1 % of any model
 * with more than ten million parameters.
 *
 * Formula: attention h·(2·heads + 2·kvHeads)·headSize, feed-forward 2·h·f (gated: 3·h·f, once for each expert), cross
 * attention once more in each layer of a decoder that follows an encoder, embeddings vocabulary·h (twice with a head of
 * its own). Sources: Kaplan et al., arXiv 2001.08361, table 1; Shazeer, arXiv 2002.05202 (gated); DeepSeek-V2,
 * arXiv 2405.04434, appendix C (latent attention).
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

/** On average over the layers, of which some may have no experts. */
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
