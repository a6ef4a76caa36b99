import * as z from 'zod/mini';
import type { Precision } from '../accelerator.js';
import type { ModelFigures } from './model.js';
import { type ModelType } from './model-types.js';
/** A model as its `config.json` describes it, with derived sizes. */
export interface ModelShape extends Required<Pick<ModelFigures, Counted>>, Pick<ModelFigures, Stated> {
    readonly modelType: string;
    readonly form: ModelType['form'];
    /** A model of text and images, of which only the text part can be counted. */
    readonly isTextOnly: boolean;
    /** The number format of the published weights. */
    readonly precision?: Precision;
}
type Counted = 'parameters' | 'activeParameters' | 'embeddingParameters' | 'layers' | 'hiddenSize' | 'heads' | 'keyValueHeads' | 'headSize' | 'feedForwardSize' | 'vocabularySize';
type Stated = 'decoderLayers' | 'contextLength' | 'experts' | 'expertsPerToken' | 'fullAttentionLayers' | 'window' | 'latentSize';
export type ModelConfig = {
    readonly ok: true;
    readonly model: ModelShape;
} | {
    readonly ok: false;
    readonly problem: string;
};
/**
 * The fields that are read. Built on first use: few manifests name such a file, and a schema takes as long to build as
 * judging a job.
 */
export declare const configSchema: () => z.ZodMiniObject<{
    model_type: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    architectures: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniString<string>>>>;
    torch_dtype: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    dtype: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    feed_forward_proj: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    tie_word_embeddings: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>;
    multi_query: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>;
    new_decoder_architecture: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>;
    hidden_size: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
    n_embd: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
    d_model: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
    dim: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
    num_hidden_layers: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
    n_layer: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
    num_layers: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
    n_layers: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
    encoder_layers: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
    decoder_layers: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
    num_decoder_layers: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
    num_attention_heads: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
    n_head: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
    n_heads: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
    num_heads: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
    encoder_attention_heads: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
    num_key_value_heads: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
    num_kv_heads: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
    head_dim: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
    d_kv: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
    intermediate_size: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
    ffn_dim: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
    n_inner: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
    d_ff: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
    encoder_ffn_dim: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
    hidden_dim: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
    intermediate_size_mlp: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
    ffn_hidden_size: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
    vocab_size: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
    max_position_embeddings: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
    n_positions: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
    embedding_size: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
    word_embed_proj_dim: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
    num_experts: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
    num_local_experts: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
    n_routed_experts: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
    num_experts_per_tok: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
    n_shared_experts: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
    moe_intermediate_size: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
    shared_expert_intermediate_size: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
    first_k_dense_replace: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
    interleave_moe_layer_step: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
    sliding_window: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
    use_sliding_window: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>;
    sliding_window_pattern: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniUnion<readonly [z.ZodMiniInt, z.ZodMiniString<string>]>>>;
    layer_types: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniString<string>>>>;
    max_window_layers: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
    attention_chunk_size: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
    q_lora_rank: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
    kv_lora_rank: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
    qk_nope_head_dim: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
    qk_rope_head_dim: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
    v_head_dim: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
    text_config: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
        model_type: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        architectures: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniString<string>>>>;
        torch_dtype: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        dtype: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        feed_forward_proj: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        tie_word_embeddings: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>;
        multi_query: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>;
        new_decoder_architecture: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>;
        hidden_size: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
        n_embd: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
        d_model: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
        dim: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
        num_hidden_layers: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
        n_layer: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
        num_layers: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
        n_layers: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
        encoder_layers: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
        decoder_layers: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
        num_decoder_layers: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
        num_attention_heads: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
        n_head: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
        n_heads: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
        num_heads: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
        encoder_attention_heads: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
        num_key_value_heads: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
        num_kv_heads: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
        head_dim: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
        d_kv: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
        intermediate_size: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
        ffn_dim: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
        n_inner: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
        d_ff: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
        encoder_ffn_dim: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
        hidden_dim: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
        intermediate_size_mlp: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
        ffn_hidden_size: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
        vocab_size: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
        max_position_embeddings: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
        n_positions: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
        embedding_size: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
        word_embed_proj_dim: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
        num_experts: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
        num_local_experts: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
        n_routed_experts: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
        num_experts_per_tok: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
        n_shared_experts: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
        moe_intermediate_size: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
        shared_expert_intermediate_size: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
        first_k_dense_replace: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
        interleave_moe_layer_step: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
        sliding_window: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
        use_sliding_window: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>;
        sliding_window_pattern: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniUnion<readonly [z.ZodMiniInt, z.ZodMiniString<string>]>>>;
        layer_types: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniString<string>>>>;
        max_window_layers: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
        attention_chunk_size: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
        q_lora_rank: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
        kv_lora_rank: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
        qk_nope_head_dim: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
        qk_rope_head_dim: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
        v_head_dim: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
    }, z.core.$strip>>>;
}, z.core.$strip>;
/**
 * Reads Hugging Face's `config.json` (parsed, untrusted) and counts the parameters of decoders, encoders,
 * encoder-decoders and mixtures of experts by shape. Returns a reason for any other model.
 */
export declare function readModelConfig(plain: unknown): ModelConfig;
/** By their names in such a file. */
export declare const precisions: Readonly<Record<string, Precision>>;
export {};
