/** The parameter layout of a `model_type` in Hugging Face's Transformers. */
export interface ModelType {
    readonly form: 'decoder' | 'encoder' | 'encoder-decoder';
    /** A feed-forward layer with three matrices (SwiGLU and similar) instead of two. */
    readonly isGated: boolean;
    /** Whether the output head shares the input embedding by default. */
    readonly isTied: boolean;
    /** Learned positions, one row each. */
    readonly learnsPositions: boolean;
}
/**
 * How the classes of Transformers, and of repositories with custom classes, are built; a test compares the counts with
 * the catalog's sizes. A missing type has its own layout (state spaces, shared layers), so its parameters are not
 * counted.
 */
export declare const modelTypes: ReadonlyMap<string, ModelType>;
