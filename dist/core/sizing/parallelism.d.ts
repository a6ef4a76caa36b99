export type ParallelismWord = 'none' | 'data' | 'zero-1' | 'zero-2' | 'zero-3' | 'fsdp';
/** Degrees of parallelism, each a number of devices. `zero` is the stage of ZeRO over the data-parallel devices. */
export interface ParallelismDegrees {
    readonly data?: number | undefined;
    readonly fsdp?: number | undefined;
    readonly tensor?: number | undefined;
    readonly pipeline?: number | undefined;
    readonly context?: number | undefined;
    readonly expert?: number | undefined;
    readonly zero?: 1 | 2 | 3 | undefined;
    /** Whether what tensor parallelism leaves whole is split along the sequence. */
    readonly sequence?: boolean | undefined;
}
export type Parallelism = ParallelismWord | ParallelismDegrees;
/** In how many parts a device's share of each kind of memory is cut. 1: every device holds all of it. */
export interface Layout {
    readonly weights: number;
    readonly gradients: number;
    readonly optimizer: number;
    /** The same for the parameters of experts. */
    readonly expertWeights: number;
    readonly expertGradients: number;
    readonly expertOptimizer: number;
    /** Devices that share the activations of one micro-batch. */
    readonly tensor: number;
    readonly context: number;
    readonly pipeline: number;
    /** Whether sequence parallelism splits what tensor parallelism leaves whole; absent where nobody says. */
    readonly sequence?: boolean | undefined;
    /** Whether the weights of a layer are gathered from other devices before they are used. */
    readonly gathersWeights: boolean;
    /** Devices that work on other samples with the same weights, or other shards of them. */
    readonly replicas: number;
    /** Whether ZeRO is named, which DeepSpeed does in buckets of a fixed size. */
    readonly isDeepSpeed: boolean;
}
/** The layout of one word over all devices. */
export declare function layoutOfWord(word: ParallelismWord, devices: number): Layout;
/** The layout of declared degrees, with the stage of ZeRO given apart, as a declaration may leave it open. */
export declare function layoutOfDegrees(degrees: ParallelismDegrees, devices: number | undefined, stage: 0 | 1 | 2 | 3): Layout;
/**
 * Layouts that shard everything over all devices, with or without tensor parallelism inside a host; long sequences are
 * split too.
 */
export declare function shardedLayouts(devices: number, sequenceLength?: number): readonly Layout[];
/** A job without declared parallelism, as far as that tells how a team would lay it out. */
export interface UndeclaredLayout {
    readonly devices: number | undefined;
    readonly sequenceLength: number | undefined;
    readonly isServed: boolean;
    /** Whether people split the layers themselves: of weights that no device holds, or where XLA does it. */
    readonly splitsLayers: boolean;
}
/** Whether degrees are declared without saying how the data-parallel devices share the states. */
export declare function leavesZeroOpen(parallelism: Parallelism | undefined): boolean;
export interface PossibleLayouts {
    /**
     * The layout that cuts the memory most; absent where the number of devices is not known and cuts it without limit.
     */
    readonly frugal: Layout | undefined;
    /** The layouts that the declaration, or else an ordinary choice, leads to, in the order in which a team tries them. */
    readonly ordinary: readonly Layout[];
}
/**
 * The layouts that a declaration leaves open. One that leaves ZeRO open may replicate (ordinary) or shard everything
 * (frugal).
 */
export declare function possibleLayouts(parallelism: Parallelism | undefined, undeclared: UndeclaredLayout): PossibleLayouts;
