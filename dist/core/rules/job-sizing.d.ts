import type { Accelerator } from '../catalog/accelerator.js';
import type { JobDeclaration } from '../manifest/schema.js';
import type { Interval } from '../sizing/interval.js';
import { type LayoutLoss } from '../sizing/layout-loss.js';
import { type MemoryFacts } from './job-memory.js';
import { type RequestedHardware } from './job-network.js';
import type { Price, Thresholds } from './thresholds.js';
/** What the arithmetic says about one job; each part is absent where it cannot be known. */
export interface SizingFacts {
    readonly memory?: MemoryFacts;
    /** From the best to the worst share of the peak that such runs reach. */
    readonly hours?: Interval;
    readonly likelyHours?: number;
    readonly chipHours?: Interval;
    /** The single best guess inside `chipHours`. */
    readonly likelyChipHours?: number;
    readonly energyKWh?: Interval;
    /** `likely` in the usual case, `amount` from the least to the most. */
    readonly cost?: {
        readonly currency: string;
        readonly likely?: number;
        readonly amount: Interval;
    };
    /** Layers of the published model that is named, and its heads. */
    readonly layers?: number;
    readonly heads?: {
        readonly all: number;
        readonly keyValue?: number;
    };
    /** Interruptions that so many chip hours have brought elsewhere. */
    readonly expectedFailures?: number;
    /** Stages of a pipeline and the micro-batches that pass each in a step. */
    readonly pipeline?: LayoutLoss['pipeline'];
    /** How the rows of one device fill its matrix unit. */
    readonly padding?: {
        readonly rowsPerDevice: number;
        readonly unitSide: number;
        readonly waste: number;
    };
    /** What was assumed, in words. */
    readonly assumptions: readonly string[];
    /** Keys that would allow the estimate. */
    readonly needs: readonly string[];
}
/** What one optimizer step works on, as far as it is known. */
export interface StepSize {
    readonly batchTokens?: number;
    readonly batchSamples?: number;
    readonly rowsPerChip?: number;
}
/**
 * Sizes a job on the accelerators that its hardware may stand for. For memory, a name that may be several parts is
 * judged by all of them: the job fits where it fits each and does not where it fits none. Time and energy are those of
 * the most usual part, which the assumptions say.
 */
export declare function sizeJob(declaration: JobDeclaration, hardware: RequestedHardware, scale: StepSize, { mfu, prices }?: Pick<Thresholds, 'mfu' | 'prices'>): SizingFacts;
/**
 * What one chip computes of a job in the usual case, its share of the peak included; undefined where no peak of the format
 * is known.
 */
export declare function sustainedTflops(declaration: JobDeclaration, chip: Accelerator): number | undefined;
/**
 * The organization's price at the job's provider and on its terms. A locked one counts for whatever may be what it is
 * for: a job that leaves its provider open, or its part, would escape it otherwise.
 */
export declare function priceOf(prices: readonly Price[], candidates: readonly Accelerator[], hardware: JobDeclaration['hardware']): Price | undefined;
/** What so many chip-hours cost at a price. */
export declare const costAt: ({ currency, amount: perChipHour }: Pick<Price, 'currency' | 'amount'>, chipHours: Interval, likelyChipHours: number | undefined) => NonNullable<SizingFacts['cost']>;
