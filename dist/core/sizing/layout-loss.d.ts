import type { Interval } from './interval.js';
import type { Parallelism } from './parallelism.js';
/** The layout facts that decide how long devices wait for each other. */
export interface LayoutLossInput {
    readonly parallelism?: Parallelism | undefined;
    readonly devices?: number | undefined;
    /** Sequences or samples per optimizer step. */
    readonly globalBatchSize?: number | undefined;
    readonly microBatchSize?: number | undefined;
}
/** How much longer a run takes because the layout leaves devices idle: from the best schedule to the plainest one. */
export interface LayoutLoss {
    readonly factor: Interval;
    /** The single best guess inside `factor`. */
    readonly likely: number;
    /** Pipeline stages, and the micro batches per step that pass through each; undefined without a pipeline. */
    readonly pipeline?: {
        readonly stages: number;
        readonly microBatches: number;
    };
    readonly assumptions: readonly string[];
}
/**
 * How much longer devices wait than in published runs.
 *
 * Formula: with p stages and m micro batches a pipeline waits for (p − 1) / m of its work. With fewer samples than
 * replicas, the other replicas are idle. Source: Narayanan et al., arXiv 2104.04473, section 2.1.
 */
export declare function layoutLoss({ parallelism, devices, globalBatchSize, microBatchSize }: LayoutLossInput): LayoutLoss;
