/** What takes the memory of one device, in bytes. */
export interface MemoryParts {
    /** The copy that computes, or all that answers requests. */
    readonly weights: number;
    readonly gradients: number;
    /** Master weights and moments. */
    readonly optimizer: number;
    /** What is kept for the backward pass; of serving, what a layer works on. */
    readonly activations: number;
    /** Of serving, the keys and values of the sequences that are answered at a time, or the state in their place. */
    readonly cache: number;
    /** The output of a language model over its vocabulary, with what the loss makes of it. */
    readonly logits: number;
    /** What communication and unpacking hold at a time. */
    readonly buffers: number;
    /** The driver's context, libraries, and memory that lies idle between allocations. */
    readonly runtime: number;
}
/** From the weights outwards, as they are drawn. */
export declare const partNames: readonly ["weights", "gradients", "optimizer", "activations", "cache", "logits", "buffers", "runtime"];
/** All parts together, in bytes. */
export declare const totalBytes: (parts: MemoryParts) => number;
