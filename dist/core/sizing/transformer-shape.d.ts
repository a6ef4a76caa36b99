import type { ByBound } from './bound.js';
import type { MemoryJob } from './job.js';
import type { KeptShape } from './model-shape.js';
/** The numbers of a transformer that its activations, its attention and its vocabulary take memory by. */
export interface TransformerShape {
    readonly layers: number;
    readonly hiddenSize: number;
    /** Width of one attention head. */
    readonly headSize: number;
    /** Numbers that a layer keeps of one token it has read: keys and values, or a latent of them. */
    readonly keptOfToken: ByBound;
    /** Into how many parts tensor parallelism can cut these: one for each head of keys and values, a latent not at all. */
    readonly keptParts: number;
    /** Which layers keep them. */
    readonly kept: KeptShape;
    readonly vocabulary: ByBound;
    /** Embeddings and head, where they are known. */
    readonly embeddingParameters?: number | undefined;
    /** Absent where it is not known. */
    readonly feedForward?: FeedForward | undefined;
    /** Whether all of it is only told by the parameters. */
    readonly isEstimated: boolean;
}
/** The feed-forward network of a layer. */
export interface FeedForward {
    /** Its width over the hidden size. */
    readonly ratio: number;
    /** Whether it has a third matrix, whose output multiplies that of another (SwiGLU, GeGLU). */
    readonly isGated: boolean;
}
/** The shape of a job's model: what is known of it, and what its parameters suggest of the rest. */
export declare function shapeOf(job: MemoryJob, parameters: number): TransformerShape;
/**
 * Layers and hidden size of a transformer, estimated from its parameters (for a mixture of experts: from the active
 * ones).
 *
 * Formula: N ≈ 12 · layers · hidden², with hidden ≈ 128 · layers. Source: Kaplan et al., arXiv 2001.08361, section
 * 2.1.
 */
export declare function shapeOfParameters(parameters: number): TransformerShape;
