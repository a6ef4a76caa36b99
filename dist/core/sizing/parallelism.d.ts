export type ParallelismWord = 'none' | 'data' | 'zero-1' | 'zero-2' | 'zero-3' | 'fsdp';
/** Degrees of parallelism in devices, and in `zero` the ZeRO stage over the data-parallel devices. */
export interface ParallelismDegrees {
    readonly data?: number | undefined;
    readonly fsdp?: number | undefined;
    readonly tensor?: number | undefined;
    readonly pipeline?: number | undefined;
    readonly context?: number | undefined;
    readonly expert?: number | undefined;
    readonly zero?: 1 | 2 | 3 | undefined;
    /** Sequence parallelism: splits along the sequence what tensor parallelism does not divide. */
    readonly sequence?: boolean | undefined;
}
export type Parallelism = ParallelismWord | ParallelismDegrees;
/** Shard factors by kind of memory. 1: every device holds everything. */
export interface Layout {
    readonly weights: number;
    readonly gradients: number;
    readonly optimizer: number;
    /** Shard factor of the expert parameters. */
    readonly expertWeights: number;
    readonly expertGradients: number;
    readonly expertOptimizer: number;
    /** Devices that share the activations of one micro batch. */
    readonly tensor: number;
    readonly context: number;
    readonly pipeline: number;
    /** Sequence parallelism; undefined if undeclared. */
    readonly sequence?: boolean | undefined;
    /** Devices gather the weights of a layer from other devices before they use it. */
    readonly gathersWeights: boolean;
    /** Devices that compute other samples with the same weights, or with other shards of them. */
    readonly replicas: number;
    /** The job names ZeRO, which DeepSpeed implements with buckets of a fixed size. */
    readonly isDeepSpeed: boolean;
}
export declare function layoutOfWord(word: ParallelismWord, devices: number): Layout;
/** The ZeRO stage is separate because a declaration may leave it open. */
export declare function layoutOfDegrees(degrees: ParallelismDegrees, devices: number | undefined, stage: 0 | 1 | 2 | 3): Layout;
/**
 * Layouts that shard everything over all devices, with or without tensor parallelism within a host, and with context
 * parallelism for long sequences.
 */
export declare function shardedLayouts(devices: number, sequenceLength?: number): readonly Layout[];
/** What decides the layout of a job without declared parallelism. */
export interface UndeclaredLayout {
    readonly devices: number | undefined;
    readonly sequenceLength: number | undefined;
    readonly isServed: boolean;
    /** Teams split layers themselves: the weights exceed a device, or XLA does the splitting. */
    readonly splitsLayers: boolean;
}
/** Whether degrees are declared, but not how the data-parallel devices share the states. */
export declare function leavesZeroOpen(parallelism: Parallelism | undefined): boolean;
export interface PossibleLayouts {
    /**
     * The layout that divides memory most; undefined if the number of devices is unknown, which divides it without limit.
     */
    readonly frugal: Layout | undefined;
    /** The declared layouts, or else the usual ones, in the order in which teams try them. */
    readonly ordinary: readonly Layout[];
}
/**
 * The layouts that a declaration allows. If it leaves ZeRO open, the job may replicate (ordinary) or shard everything
 * (frugal).
 */
export declare function possibleLayouts(parallelism: Parallelism | undefined, undeclared: UndeclaredLayout): PossibleLayouts;
