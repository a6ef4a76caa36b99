import * as z from 'zod/mini';
/** Path of the models that a repository locks because the catalog does not have them. */
export declare const lockPath = ".github/accelerator-models.lock.json";
/** The name of a model on its host. */
export declare const modelId: RegExp;
declare const lockSchema: () => z.ZodMiniObject<{
    version: z.ZodMiniLiteral<1>;
    models: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniObject<{
        revision: z.ZodMiniString<string>;
        config: z.ZodMiniObject<{
            sha256: z.ZodMiniString<string>;
            values: z.ZodMiniObject<{
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
        }, z.core.$strict>;
        weights: z.ZodMiniOptional<z.ZodMiniObject<{
            sha256: z.ZodMiniString<string>;
            bytes: z.ZodMiniInt;
            parameters: z.ZodMiniOptional<z.ZodMiniInt>;
        }, z.core.$strict>>;
    }, z.core.$strict>>;
}, z.core.$strict>;
/** The entries by model name. */
export type ModelsLock = z.infer<ReturnType<typeof lockSchema>>['models'];
export type LockEntry = ModelsLock[string];
export type ReadLock = {
    readonly ok: true;
    readonly models: ModelsLock;
} | {
    readonly ok: false;
    readonly problem: string;
};
/** Reads a file of locked models. Untrusted: every character must be part of what is read. */
export declare function readModelsLock(text: string): ReadLock;
/** Writes the file, sorted by name. */
export declare function modelsLockText(models: ModelsLock): string;
/** An entry for a host's published model (parsed, untrusted), or a sentence that says why there is none. */
export declare function lockEntry(revision: string, config: {
    readonly plain: unknown;
    readonly sha256: string;
}, weights: {
    readonly plain: unknown;
    readonly sha256: string;
} | undefined): LockEntry | string;
export {};
