import type { ByBound } from './bound.js';
import type { MemoryJob } from './job.js';
import type { KeptShape } from './model-shape.js';
/** The dimensions of a transformer that decide its memory. */
export interface TransformerShape {
    readonly layers: number;
    readonly hiddenSize: number;
    readonly headSize: number;
    /** Numbers per token and layer that serving keeps: keys and values, or a latent that replaces them. */
    readonly keptOfToken: ByBound;
    /** How many ways tensor parallelism can split them: one per key/value head; a latent cannot be split. */
    readonly keptParts: number;
    /** Layers that keep them. */
    readonly kept: KeptShape;
    readonly vocabulary: ByBound;
    /** Embeddings and head; undefined if unknown. */
    readonly embeddingParameters?: number | undefined;
    /** Undefined if unknown. */
    readonly feedForward?: FeedForward | undefined;
    /** Everything is estimated from the parameters. */
    readonly isEstimated: boolean;
}
export interface FeedForward {
    /** Feed-forward size over hidden size. */
    readonly ratio: number;
    /** A third matrix gates the output of another (SwiGLU, GeGLU). */
    readonly isGated: boolean;
}
/** A model's shape: the known dimensions, and estimates by its parameters for the rest. */
export declare function shapeOf(job: MemoryJob, parameters: number): TransformerShape;
/**
 * Layers and hidden size of a transformer, estimated from its parameters (for a mixture of experts: the active ones).
 *
 * Formula: N ≈ 12 · layers · hidden², with hidden ≈ 128 · layers. Source: Kaplan et al., arXiv 2001.08361, section 2.1.
 */
export declare function shapeOfParameters(parameters: number): TransformerShape;
