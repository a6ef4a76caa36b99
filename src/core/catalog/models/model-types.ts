/** The parameter layout of a `model_type` in Hugging Face's Transformers. */
export interface ModelType {
  readonly form: 'decoder' | 'encoder' | 'encoder-decoder'
  /** A feed-forward layer with three matrices (SwiGLU and similar) instead of two. */
  readonly isGated: boolean
  /** Whether the output head shares the input embedding by default. */
  readonly isTied: boolean
  /** Learned positions, one row each. */
  readonly learnsPositions: boolean
}

const listed = (names: string, type: ModelType): [string, ModelType][] =>
  names
    .trim()
    .split(/\s+/)
    .map((name) => [name, type])

const decoder = { form: 'decoder', isGated: true, isTied: false, learnsPositions: false } as const
const encoder = { form: 'encoder', isGated: false, isTied: true, learnsPositions: true } as const
const pair = { form: 'encoder-decoder', isGated: false, isTied: true, learnsPositions: true } as const

/**
 * How the classes of Transformers, and of repositories with custom classes, are built; a test compares the counts with
 * the catalog's sizes. A missing type has its own layout (state spaces, shared layers), so its parameters are not
 * counted.
 */
export const modelTypes: ReadonlyMap<string, ModelType> = new Map([
  ...listed(
    `llama mistral ministral ministral3 qwen2 qwen3 phi3 olmo olmo2 olmo3 granite stablelm smollm3 internlm2 baichuan
     glm glm4 exaone4 ernie4_5 seed_oss deepseek mixtral qwen2_moe qwen3_moe olmoe deepseek_v2 deepseek_v3 kimi_k2
     gpt_oss llama4_text phimoe glm4_moe glm4_moe_lite minimax_m2`,
    decoder,
  ),
  ...listed('gemma gemma2 gemma3_text gemma3 cohere cohere2 granitemoe', { ...decoder, isTied: true }),
  ...listed('gpt_neox gptj phi codegen persimmon nemotron', { ...decoder, isGated: false }),
  ...listed('falcon bloom mpt starcoder2', { ...decoder, isGated: false, isTied: true }),
  ...listed('gpt2 gpt_neo gpt_bigcode opt', { ...decoder, isGated: false, isTied: true, learnsPositions: true }),
  ...listed('bert roberta xlm-roberta xlm-roberta-xl camembert electra distilbert mpnet esm', encoder),
  ...listed('deberta-v2', { ...encoder, learnsPositions: false }),
  ...listed('modernbert', { ...encoder, isGated: true, learnsPositions: false }),
  ...listed('t5 mt5 umt5', { ...pair, learnsPositions: false }),
  ...listed('bart mbart m2m_100 pegasus marian whisper', pair),
])
