import type { Interval } from './interval.js';
import type { Parallelism } from './parallelism.js';
/** What of a layout tells how long devices wait for each other. */
export interface LayoutLossInput {
    readonly parallelism?: Parallelism | undefined;
    readonly devices?: number | undefined;
    /** Sequences or samples of one optimizer step. */
    readonly globalBatchSize?: number | undefined;
    readonly microBatchSize?: number | undefined;
}
/** How many times longer a run takes for what its layout leaves idle, from the kindest reading to the plainest schedule. */
export interface LayoutLoss {
    readonly factor: Interval;
    /** The single best guess inside `factor`. */
    readonly likely: number;
    /** Stages of the pipeline and the micro-batches of a step that pass each; absent where there is none. */
    readonly pipeline?: {
        readonly stages: number;
        readonly microBatches: number;
    };
    readonly assumptions: readonly string[];
}
/**
 * The share of time that devices wait, beyond what published runs did.
 *
 * Formula: with p stages and m micro-batches a pipeline waits (p − 1) / m of its work; with fewer samples than replicas
 * the others have nothing to do. Source: Narayanan et al., arXiv 2104.04473, section 2.1.
 */
export declare function layoutLoss({ parallelism, devices, globalBatchSize, microBatchSize }: LayoutLossInput): LayoutLoss;
