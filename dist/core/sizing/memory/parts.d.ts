/** Memory of one device by use, in bytes. */
export interface MemoryParts {
    /** The copy used in computation; for serving, all weights. */
    readonly weights: number;
    readonly gradients: number;
    readonly optimizer: number;
    /** Kept for the backward pass; for serving, the working memory of a layer. */
    readonly activations: number;
    /** For serving: keys and values of the concurrent sequences, or the state that replaces them. */
    readonly cache: number;
    /** A language model's output over its vocabulary, and the temporaries of the loss. */
    readonly logits: number;
    /** Memory of communication and unpacking. */
    readonly buffers: number;
    /** The driver's context, libraries, and memory fragmented between allocations. */
    readonly runtime: number;
}
/** In the order in which pictures stack them. */
export declare const partNames: readonly ["weights", "gradients", "optimizer", "activations", "cache", "logits", "buffers", "runtime"];
export declare const totalBytes: (parts: MemoryParts) => number;
