import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { allModels } from '../../../src/core/catalog/models/all-models.ts'
import type { Model } from '../../../src/core/catalog/models/model.ts'
import { type ModelShape, readModelConfig } from '../../../src/core/catalog/models/model-config.ts'

const read = (plain: unknown): ModelShape => {
  const config = readModelConfig(plain)
  if (!config.ok) throw new Error(config.problem)
  return config.model
}
const problem = (plain: unknown): string | undefined => {
  const config = readModelConfig(plain)
  return config.ok ? undefined : config.problem
}

const llama = {
  architectures: ['LlamaForCausalLM'],
  model_type: 'llama',
  torch_dtype: 'bfloat16',
  tie_word_embeddings: false,
  hidden_size: 4096,
  intermediate_size: 14336,
  max_position_embeddings: 131072,
  num_attention_heads: 32,
  num_hidden_layers: 32,
  num_key_value_heads: 8,
  vocab_size: 128256,
}

const deepseekV3 = {
  model_type: 'deepseek_v3',
  ...{ hidden_size: 7168, num_hidden_layers: 61, num_attention_heads: 128, num_key_value_heads: 128 },
  ...{ intermediate_size: 18432, moe_intermediate_size: 2048, first_k_dense_replace: 3, vocab_size: 129280 },
  ...{ n_routed_experts: 256, n_shared_experts: 1, num_experts_per_tok: 8, tie_word_embeddings: false },
  ...{ q_lora_rank: 1536, kv_lora_rank: 512, qk_nope_head_dim: 128, qk_rope_head_dim: 64, v_head_dim: 128 },
}

describe('readModelConfig', () => {
  it('reads the shape of a decoder', () => {
    expect(read(llama)).toEqual({
      modelType: 'llama',
      form: 'decoder',
      isTextOnly: false,
      precision: 'bf16',
      parameters: 8_029_995_008,
      activeParameters: 8_029_995_008,
      embeddingParameters: 2 * 128256 * 4096,
      layers: 32,
      hiddenSize: 4096,
      heads: 32,
      keyValueHeads: 8,
      headSize: 128,
      feedForwardSize: 14336,
      vocabularySize: 128256,
      contextLength: 131072,
    })
  })

  it('knows the type by the class where it is not stated', () => {
    const { model_type: _, ...rest } = llama
    expect(read(rest).modelType).toBe('llama')
    expect(read({ ...rest, architectures: ['GPT2LMHeadModel'] }).modelType).toBe('gpt2')
  })

  it.each<[string, object, number]>([
    [
      'GPT-2',
      { model_type: 'gpt2', n_embd: 768, n_layer: 12, n_head: 12, n_positions: 1024, vocab_size: 50257 },
      124.4e6,
    ],
    [
      'Falcon 7B, which has one key and value',
      {
        ...{ model_type: 'falcon', hidden_size: 4544, num_hidden_layers: 32, num_attention_heads: 71 },
        ...{ num_kv_heads: 71, multi_query: true, new_decoder_architecture: false, vocab_size: 65024 },
      },
      6.92e9,
    ],
    [
      'OPT 350M, which embeds at half its width',
      {
        ...{ model_type: 'opt', hidden_size: 1024, word_embed_proj_dim: 512, ffn_dim: 4096, num_hidden_layers: 24 },
        ...{ num_attention_heads: 16, max_position_embeddings: 2048, vocab_size: 50272 },
      },
      331.2e6,
    ],
    [
      'BERT large',
      {
        ...{ model_type: 'bert', hidden_size: 1024, num_hidden_layers: 24, num_attention_heads: 16 },
        ...{ intermediate_size: 4096, vocab_size: 30522, max_position_embeddings: 512 },
      },
      335.1e6,
    ],
    [
      'T5 11B, whose heads are wider than its layers',
      {
        ...{ model_type: 't5', d_model: 1024, d_kv: 128, d_ff: 65536, num_layers: 24, num_heads: 128 },
        ...{ vocab_size: 32128, feed_forward_proj: 'relu' },
      },
      11.307e9,
    ],
    [
      'T5 1.1 XXL, which is gated and has a head of its own',
      {
        ...{ model_type: 't5', d_model: 4096, d_kv: 64, d_ff: 10240, num_layers: 24, num_heads: 64, vocab_size: 32128 },
        ...{ num_decoder_layers: 24, feed_forward_proj: 'gated-gelu', tie_word_embeddings: false },
      },
      11.135e9,
    ],
    [
      'BART large',
      {
        ...{ model_type: 'bart', d_model: 1024, encoder_layers: 12, decoder_layers: 12, num_hidden_layers: 12 },
        ...{ encoder_attention_heads: 16, encoder_ffn_dim: 4096, vocab_size: 50265, max_position_embeddings: 1024 },
      },
      406.3e6,
    ],
    ['DeepSeek V3, with latent attention and three dense layers', deepseekV3, 671e9],
  ])('counts the parameters of %s', (_, config, parameters) => {
    expect(Math.abs(read(config).parameters / parameters - 1)).toBeLessThan(0.01)
  })

  it('counts the active parameters of mixtures of experts', () => {
    const { parameters, activeParameters, experts, expertsPerToken, feedForwardSize } = read(deepseekV3)
    expect(activeParameters).toBeLessThan(parameters)
    expect(Math.abs(activeParameters / 37.5e9 - 1)).toBeLessThan(0.02)
    expect([experts, expertsPerToken, feedForwardSize]).toEqual([256, 8, 2048])
  })

  it('counts the text model of a model of text and images, and says so', () => {
    const { parameters, isTextOnly } = read({ model_type: 'mllama', text_config: llama, vision_config: {} })
    expect([parameters, isTextOnly]).toEqual([read(llama).parameters, true])
  })

  it.each<[string, unknown, string]>([
    ['nothing', undefined, 'It is not a mapping.'],
    ['a list', [], 'It is not a mapping.'],
    ['a model of another kind', { model_type: 'mamba', hidden_size: 768 }, 'Its model type is not one whose'],
    ['no type', { hidden_size: 768 }, 'Its model type is not one whose'],
    ['a type named as a method is', { model_type: 'constructor' }, 'Its model type is not one whose'],
    ['no layers', { ...llama, num_hidden_layers: null }, '"num_hidden_layers" is missing.'],
    ['no experts per token', { ...llama, num_experts: 8 }, '"num_experts_per_tok" is missing.'],
    ['a negative size', { ...llama, hidden_size: -1 }, '"hidden_size" is not a value'],
    ['half a head', { ...llama, num_attention_heads: 0.5 }, '"num_attention_heads" is not a value'],
    ['text for a number', { ...llama, vocab_size: '128256' }, '"vocab_size" is not a value'],
    ['a size without end', { ...llama, vocab_size: 1e300 }, '"vocab_size" is not a value'],
    ['numbers that no model has', { ...llama, hidden_size: 1e7, num_hidden_layers: 10_000 }, 'Its shape has more'],
    ['a nested text', { text_config: 'x' }, '"text_config" is not a value'],
  ])('says what is wrong with %s', (_, plain, expected) => {
    expect(problem(plain)).toContain(expected)
  })

  it('reads whatever it is given', () => {
    const value = fc.oneof(fc.constantFrom(...Object.values(llama)), fc.double(), fc.jsonValue())
    const config = fc.dictionary(fc.constantFrom(...Object.keys({ ...llama, ...deepseekV3 }), 'text_config'), value)
    fc.assert(
      fc.property(
        fc.oneof(
          config,
          fc.jsonValue(),
          config.map((changed) => ({ ...llama, ...changed })),
        ),
        (plain) => {
          const read = readModelConfig(plain)
          if (!read.ok) return expect(read.problem.length).toBeLessThan(100)
          expect(read.model.parameters).toBeGreaterThan(0)
          expect(read.model.activeParameters).toBeLessThanOrEqual(read.model.parameters)
          return undefined
        },
      ),
      { numRuns: 1000 },
    )
  })
})

/** The type in the `config.json` of a catalog row, by its id. The first match counts. */
const typesOfRows: readonly [RegExp, string][] = [
  [/stablelm-base-alpha|stablecode-completion-alpha|pythia|gpt-neox/i, 'gpt_neox'],
  [/stablelm|stable-code/i, 'stablelm'],
  [/falcon-|falcon$/, 'falcon'],
  [/gemma-2-/, 'gemma2'],
  [/gemma-3-/, 'gemma3_text'],
  [/gemma/, 'gemma'],
  [/Phi-3.5-MoE/, 'phimoe'],
  [/phi-1|phi-2/, 'phi'],
  [/phi/i, 'phi3'],
  [/mixtral/i, 'mixtral'],
  [/Qwen1.5-MoE/, 'qwen2_moe'],
  [/Qwen3-(30B|235B|Coder-480B)/, 'qwen3_moe'],
  [/Qwen3-\d/, 'qwen3'],
  [/Qwen2|QwQ/, 'qwen2'],
  [/DeepSeek-(V3|R1$)|Kimi-K2/, 'deepseek_v3'],
  [/DeepSeek-V2/, 'deepseek_v2'],
  [/gpt-oss/, 'gpt_oss'],
  [/MiniMax-M2/, 'minimax_m2'],
  [/GLM-4.7-Flash/, 'glm4_moe_lite'],
  [/GLM-4.5/, 'glm4_moe'],
  [/glm-4-9b/, 'glm'],
  [/OLMoE/, 'olmoe'],
  [/OLMo-2|Olmo-3/, 'olmo2'],
  [/OLMo/, 'olmo'],
  [/command-r/, 'cohere'],
  [/granite-3.0-.*-a\d/, 'granitemoe'],
  [/granite/, 'granite'],
  [/ERNIE-4.5-0/, 'ernie4_5'],
  [/gpt-j/, 'gptj'],
  [/gpt-neo-/, 'gpt_neo'],
  [/opt-/, 'opt'],
  [/gpt2|gpt3/, 'gpt2'],
  [/mpt/, 'mpt'],
  [/bloom/, 'bloom'],
  [/Nemotron-4|Minitron-4B/, 'nemotron'],
  [/starcoder2/, 'starcoder2'],
  [/starcoder/, 'gpt_bigcode'],
  [/Llama-4/, 'llama4_text'],
  [/Baichuan/, 'baichuan'],
  [/xlm-roberta-xl/, 'xlm-roberta-xl'],
  [/roberta/, 'roberta'],
  [/albert/, 'albert'],
  [/distilbert/, 'distilbert'],
  [/electra/, 'electra'],
  [/deberta-v/, 'deberta-v2'],
  [/ModernBERT/, 'modernbert'],
  [/bert[-_]/, 'bert'],
  [/bart/, 'bart'],
  [/t5|ul2/, 't5'],
  [/llama|platypus|freewilly|vicuna|distill|salamandra|smollm|mistral|mathstral|falcon3|muse/i, 'llama'],
]

/** Values in the configurations of these models that the catalog does not contain. */
const statedBeside: readonly [RegExp, object][] = [
  [/t5-v1_1|mt5|byt5/, { feed_forward_proj: 'gated-gelu', tie_word_embeddings: false }],
  [/ul2/, { feed_forward_proj: 'gated-silu', tie_word_embeddings: false }],
  [/opt-350m/, { word_embed_proj_dim: 512 }],
  [/electra-small/, { embedding_size: 128 }],
  [/Llama-4-Scout/, { interleave_moe_layer_step: 1 }],
  [/Llama-4-Maverick/, { interleave_moe_layer_step: 2, intermediate_size_mlp: 16384 }],
  [/DeepSeek-(V3|R1$)/, { first_k_dense_replace: 3, n_shared_experts: 1, intermediate_size: 18432 }],
  [/Qwen1.5-MoE/, { shared_expert_intermediate_size: 5632 }],
]

const configOf = (model: Model): object => {
  const { embeddingParameters, vocabularySize = 0, hiddenSize = 0, experts, expertsPerToken, feedForwardSize } = model
  const embeddings = embeddingParameters === undefined ? undefined : embeddingParameters / vocabularySize / hiddenSize
  const type = typesOfRows.find(([id]) => id.test(model.id))?.[1]
  return {
    model_type: type,
    hidden_size: hiddenSize,
    num_hidden_layers: model.layers,
    decoder_layers: model.decoderLayers,
    num_attention_heads: model.heads,
    num_key_value_heads: model.keyValueHeads,
    head_dim: model.headSize,
    intermediate_size: feedForwardSize,
    moe_intermediate_size: experts === undefined ? undefined : feedForwardSize,
    vocab_size: vocabularySize,
    max_position_embeddings: model.contextLength,
    num_experts: experts,
    num_experts_per_tok: expertsPerToken,
    ...(embeddings !== undefined && { tie_word_embeddings: embeddings < 1.5 }),
    ...statedBeside.find(([id]) => id.test(model.id))?.[1],
  }
}

describe('the count of parameters, against the catalogue', () => {
  const shaped = (kinds: readonly string[]): Model[] =>
    allModels().filter(
      ({ kind, parameters, layers, hiddenSize, heads, vocabularySize }) =>
        kinds.includes(kind) && ![parameters, layers, hiddenSize, heads, vocabularySize].includes(undefined),
    )
  const missed = (models: readonly Model[]): string[] =>
    models.flatMap((model) => {
      const config = readModelConfig(configOf(model))
      if (!config.ok) return [`${model.id}: ${config.problem}`]
      const off = config.model.parameters / (model.parameters ?? 0) - 1
      return Math.abs(off) > 0.05 ? [`${model.id}: ${(100 * off).toFixed(0)} %`] : []
    })

  it.each([
    ['decoders and mixtures of experts', ['transformer', 'moe'], 150],
    ['encoders, with decoders and without', ['encoder', 'encoder-decoder'], 40],
  ])('is within 5 %% of what is stated for nine in ten %s', (_, kinds, atLeast) => {
    const models = shaped(kinds)
    expect(models.length).toBeGreaterThan(atLeast)
    expect(missed(models).length / models.length).toBeLessThanOrEqual(0.1)
    expect(missed(models)).toMatchSnapshot()
  })
})
