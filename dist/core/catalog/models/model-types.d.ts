/** How the parameters of a `model_type` of Hugging Face's Transformers are laid out. */
export interface ModelType {
    readonly form: 'decoder' | 'encoder' | 'encoder-decoder';
    /** A feed-forward layer with three matrices (SwiGLU and its like) instead of two. */
    readonly isGated: boolean;
    /** Whether the output head is the input embedding where the configuration does not say. */
    readonly isTied: boolean;
    /** Positions are learned, a row for each. */
    readonly learnsPositions: boolean;
}
/**
 * How the classes of Transformers, and of repositories that bring their own, are built; a test compares what is counted
 * with the sizes of the catalog. A type that is not here has its own layout (state spaces, shared layers), and its
 * parameters are not counted.
 */
export declare const modelTypes: ReadonlyMap<string, ModelType>;
