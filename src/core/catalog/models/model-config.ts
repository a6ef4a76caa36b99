import * as z from 'zod/mini'
import { once } from '../../text/once.ts'
import type { Precision } from '../accelerator.ts'
import { attentionReach } from './attention-reach.ts'
import type { ModelFigures } from './model.ts'
import { type ModelType, modelTypes } from './model-types.ts'
import { countParameters, type LatentAttention, type Mixture, type TransformerNumbers } from './parameter-count.ts'

/** A model as its `config.json` describes it, with derived sizes. */
export interface ModelShape extends Required<Pick<ModelFigures, Counted>>, Pick<ModelFigures, Stated> {
  readonly modelType: string
  readonly form: ModelType['form']
  /** A model of text and images, of which only the text part can be counted. */
  readonly isTextOnly: boolean
  /** The number format of the published weights. */
  readonly precision?: Precision
}

type Counted =
  | 'parameters'
  | 'activeParameters'
  | 'embeddingParameters'
  | 'layers'
  | 'hiddenSize'
  | 'heads'
  | 'keyValueHeads'
  | 'headSize'
  | 'feedForwardSize'
  | 'vocabularySize'
type Stated =
  | 'decoderLayers'
  | 'contextLength'
  | 'experts'
  | 'expertsPerToken'
  | 'fullAttentionLayers'
  | 'window'
  | 'latentSize'

export type ModelConfig =
  | { readonly ok: true; readonly model: ModelShape }
  | { readonly ok: false; readonly problem: string }

function makeFields() {
  const upTo = (most: number, least = 1) => z.nullish(z.int().check(z.gte(least), z.lte(most)))
  const layers = upTo(10_000)
  const width = upTo(10_000_000)
  const experts = upTo(100_000)
  const flag = z.nullish(z.boolean())
  const word = z.nullish(z.string().check(z.maxLength(64)))

  return {
    model_type: word,
    architectures: z.nullish(z.array(z.string().check(z.maxLength(128))).check(z.maxLength(16))),
    ...{ torch_dtype: word, dtype: word, feed_forward_proj: word, tie_word_embeddings: flag },
    ...{ multi_query: flag, new_decoder_architecture: flag },
    ...{ hidden_size: width, n_embd: width, d_model: width, dim: width },
    ...{ num_hidden_layers: layers, n_layer: layers, num_layers: layers, n_layers: layers },
    ...{ encoder_layers: layers, decoder_layers: layers, num_decoder_layers: layers },
    ...{ num_attention_heads: width, n_head: width, n_heads: width, num_heads: width, encoder_attention_heads: width },
    ...{ num_key_value_heads: width, num_kv_heads: width, head_dim: width, d_kv: width },
    ...{
      intermediate_size: width,
      ffn_dim: width,
      n_inner: width,
      d_ff: width,
      encoder_ffn_dim: width,
      hidden_dim: width,
    },
    ...{ intermediate_size_mlp: width, ffn_hidden_size: width },
    ...{ vocab_size: upTo(100_000_000), max_position_embeddings: upTo(1e9), n_positions: upTo(1e9) },
    ...{ embedding_size: width, word_embed_proj_dim: width },
    ...{ num_experts: experts, num_local_experts: experts, n_routed_experts: experts },
    ...{ num_experts_per_tok: experts, n_shared_experts: upTo(1000, 0), moe_intermediate_size: width },
    ...{ shared_expert_intermediate_size: upTo(10_000_000, 0), first_k_dense_replace: upTo(10_000, 0) },
    ...{ interleave_moe_layer_step: upTo(1000) },
    ...{
      sliding_window: upTo(1e9),
      use_sliding_window: flag,
      sliding_window_pattern: z.nullish(
        z.union([z.int().check(z.gte(1)), z.string().check(z.minLength(1), z.maxLength(64))]),
      ),
    },
    ...{ layer_types: z.nullish(z.array(z.string().check(z.maxLength(64))).check(z.maxLength(10_000))) },
    ...{ max_window_layers: upTo(10_000, 0), attention_chunk_size: upTo(1e9) },
    ...{ q_lora_rank: width, kv_lora_rank: width, qk_nope_head_dim: width, qk_rope_head_dim: width, v_head_dim: width },
  }
}

/**
 * The fields that are read. Built on first use: few manifests name such a file, and a schema takes as long to build as
 * judging a job.
 */
export const configSchema = once(() => {
  const fields = makeFields()
  return z.object({ ...fields, text_config: z.nullish(z.object(fields)) })
})
type Config = z.infer<ReturnType<typeof z.object<ReturnType<typeof makeFields>>>>

const mostParameters = 1e16

/**
 * Reads Hugging Face's `config.json` (parsed, untrusted) and counts the parameters of decoders, encoders,
 * encoder-decoders and mixtures of experts by shape. Returns a reason for any other model.
 */
export function readModelConfig(plain: unknown): ModelConfig {
  const parsed = configSchema().safeParse(plain)
  if (!parsed.success) return { ok: false, problem: problemIn(parsed.error) }
  const { text_config: nested, ...outer } = parsed.data
  const config = nested ?? outer
  const modelType = typeNamed(config)
  const type = modelTypes.get(modelType ?? '')
  if (modelType === undefined || type === undefined) {
    return { ok: false, problem: 'Its model type is not one whose parameters can be counted from the shape.' }
  }
  const numbers = numbersOf(config, type)
  if (typeof numbers === 'string') return { ok: false, problem: `"${numbers}" is missing.` }
  if (countParameters(numbers).parameters > mostParameters) {
    return { ok: false, problem: 'Its shape has more parameters than any model.' }
  }
  return { ok: true, model: shapeOf(config, numbers, { modelType, form: type.form, isTextOnly: nested != null }) }
}

function problemIn(error: z.core.$ZodError): string {
  const path = error.issues[0]?.path.join('.') ?? ''
  return path === '' ? 'It is not a mapping.' : `"${path}" is not a value that a model can have.`
}

/** The `model_type`, or that of the class: `LlamaForCausalLM` is `llama`. */
function typeNamed({ model_type: stated, architectures }: Config): string | undefined {
  if (stated) return stated
  const name = architectures?.[0]?.split(/For|Model|LMHead/)[0]?.toLowerCase() ?? ''
  return [...modelTypes.keys()].find((type) => type.replaceAll(/[-_]/g, '') === name)
}

/** The numbers, or the first missing key. */
function numbersOf(config: Config, type: ModelType): TransformerNumbers | string {
  const hiddenSize = config.hidden_size ?? config.n_embd ?? config.d_model ?? config.dim
  const layers = layersOf(config, type)
  const heads =
    config.num_attention_heads ?? config.n_head ?? config.n_heads ?? config.num_heads ?? config.encoder_attention_heads
  const vocabularySize = config.vocab_size
  if (hiddenSize == null) return 'hidden_size'
  if (layers == null) return 'num_hidden_layers'
  if (heads == null) return 'num_attention_heads'
  if (vocabularySize == null) return 'vocab_size'
  const mixture = mixtureOf(config, layers)
  if (typeof mixture === 'string') return mixture
  const latentAttention = latentAttentionOf(config)
  const positions = config.max_position_embeddings ?? config.n_positions ?? 0
  return {
    form: type.form,
    isGated: type.isGated || (config.feed_forward_proj?.startsWith('gated') ?? false),
    isTied: config.tie_word_embeddings ?? type.isTied,
    layers,
    decoderLayers: type.form === 'encoder-decoder' ? (config.decoder_layers ?? config.num_decoder_layers ?? layers) : 0,
    hiddenSize,
    heads,
    keyValueHeads: keyValueHeadsOf(config) ?? heads,
    headSize: config.head_dim ?? config.d_kv ?? hiddenSize / heads,
    feedForwardSize: feedForwardOf(config) ?? 4 * hiddenSize,
    vocabularySize,
    embeddingSize: config.embedding_size ?? config.word_embed_proj_dim ?? hiddenSize,
    positions: type.learnsPositions ? positions : 0,
    ...(latentAttention && { latentAttention }),
    ...(mixture && { mixture }),
  }
}

function layersOf(config: Config, { form }: ModelType): number | null | undefined {
  // BART's `num_hidden_layers` is a copy of `encoder_layers`.
  const own = form === 'encoder-decoder' ? config.encoder_layers : undefined
  return own ?? config.num_hidden_layers ?? config.n_layer ?? config.num_layers ?? config.n_layers
}

/** With `multi_query` all heads share one key and value, whatever else Falcon 7B states. */
function keyValueHeadsOf(config: Config): number | null | undefined {
  if (config.multi_query && !config.new_decoder_architecture) return 1
  return config.num_key_value_heads ?? config.num_kv_heads
}

const feedForwardOf = (config: Config): number | null | undefined =>
  config.intermediate_size_mlp ??
  config.intermediate_size ??
  config.ffn_dim ??
  config.n_inner ??
  config.d_ff ??
  config.encoder_ffn_dim ??
  config.hidden_dim ??
  config.ffn_hidden_size

/** Undefined if the model has no experts; the missing key if it has. */
function mixtureOf(config: Config, layers: number): Mixture | string | undefined {
  const experts = config.num_experts ?? config.num_local_experts ?? config.n_routed_experts
  if (experts == null || experts < 2) return undefined
  const expertSize = config.moe_intermediate_size ?? config.intermediate_size
  if (config.num_experts_per_tok == null) return 'num_experts_per_tok'
  if (expertSize == null) return 'moe_intermediate_size'
  const every = config.interleave_moe_layer_step ?? 1
  // Llama 4 has one shared expert that its configuration does not count.
  const shared = config.n_shared_experts ?? (config.interleave_moe_layer_step == null ? 0 : 1)
  return {
    experts,
    expertsPerToken: Math.min(config.num_experts_per_tok, experts),
    expertSize,
    sharedSize: config.shared_expert_intermediate_size ?? shared * expertSize,
    denseLayers: config.first_k_dense_replace ?? layers - Math.floor(layers / every),
  }
}

function latentAttentionOf(config: Config): LatentAttention | undefined {
  const { q_lora_rank, kv_lora_rank, qk_nope_head_dim, qk_rope_head_dim, v_head_dim } = config
  if (kv_lora_rank == null || qk_nope_head_dim == null || qk_rope_head_dim == null || v_head_dim == null)
    return undefined
  return {
    ...(q_lora_rank != null && { queryRank: q_lora_rank }),
    keyValueRank: kv_lora_rank,
    plainHeadSize: qk_nope_head_dim,
    rotaryHeadSize: qk_rope_head_dim,
    valueHeadSize: v_head_dim,
  }
}

/** By their names in such a file. */
export const precisions: Readonly<Record<string, Precision>> = {
  float64: 'fp64',
  float32: 'fp32',
  bfloat16: 'bf16',
  float16: 'fp16',
  float8_e4m3fn: 'fp8',
}

/** The reach of attention, and the latent that replaces keys and values. */
function keptOfToken(
  config: Config,
  modelType: string,
  { layers, latentAttention }: TransformerNumbers,
): Pick<ModelShape, 'fullAttentionLayers' | 'window' | 'latentSize'> {
  const { layer_types, sliding_window, sliding_window_pattern, use_sliding_window, max_window_layers } = config
  const reach = attentionReach({
    modelType,
    layers,
    layerTypes: layer_types ?? undefined,
    slidingWindow: sliding_window ?? config.attention_chunk_size ?? undefined,
    // EXAONE writes it as "LLLG".
    pattern:
      typeof sliding_window_pattern === 'string'
        ? sliding_window_pattern.length
        : (sliding_window_pattern ?? undefined),
    usesWindow: use_sliding_window ?? undefined,
    firstWindowLayer: max_window_layers ?? undefined,
  })
  return {
    ...reach,
    ...(latentAttention && { latentSize: latentAttention.keyValueRank + latentAttention.rotaryHeadSize }),
  }
}

function shapeOf(
  config: Config,
  numbers: TransformerNumbers,
  about: Pick<ModelShape, 'modelType' | 'form' | 'isTextOnly'>,
): ModelShape {
  const { layers, decoderLayers, hiddenSize, heads, keyValueHeads, headSize, vocabularySize, mixture } = numbers
  const { parameters, activeParameters, embeddingParameters } = countParameters(numbers)
  const contextLength = config.max_position_embeddings ?? config.n_positions
  const dtype = config.torch_dtype ?? config.dtype ?? ''
  const precision = Object.hasOwn(precisions, dtype) ? precisions[dtype] : undefined
  return {
    ...about,
    ...{ parameters: Math.round(parameters), activeParameters: Math.round(activeParameters), embeddingParameters },
    ...{ layers, hiddenSize, heads, keyValueHeads, headSize, vocabularySize },
    ...keptOfToken(config, about.modelType, numbers),
    feedForwardSize: mixture?.expertSize ?? numbers.feedForwardSize,
    ...(decoderLayers > 0 && { decoderLayers }),
    ...(mixture && { experts: mixture.experts, expertsPerToken: mixture.expertsPerToken }),
    ...(contextLength != null && { contextLength }),
    ...(precision && { precision }),
  }
}
