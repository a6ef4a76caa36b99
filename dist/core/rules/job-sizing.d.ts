import type { Accelerator } from '../catalog/accelerator.js';
import type { JobDeclaration } from '../manifest/schema.js';
import type { Interval } from '../sizing/interval.js';
import { type LayoutLoss } from '../sizing/layout-loss.js';
import { type HourlyCost, type JobCost } from './job-cost.js';
import { type HostFacts, type StreamedWeights } from './job-host.js';
import { type MemoryFacts } from './job-memory.js';
import { type RequestedHardware } from './job-network.js';
import type { Thresholds } from './thresholds.js';
/** What the arithmetic says about one job; each part is absent where it cannot be known. */
export interface SizingFacts {
    readonly memory?: MemoryFacts;
    /** What is offloaded, beside the memory of the hosts. */
    readonly host?: HostFacts;
    readonly streamedWeights?: StreamedWeights;
    /** From the best to the worst share of the peak that such runs reach. */
    readonly hours?: Interval;
    readonly likelyHours?: number;
    /** An upper bound, where nothing nearer is known. */
    readonly mostHours?: number;
    readonly chipHours?: Interval;
    /** The single best guess inside `chipHours`. */
    readonly likelyChipHours?: number;
    readonly energyKWh?: Interval;
    readonly cost?: JobCost;
    /** Layers of the published model that is named, and its heads. */
    readonly layers?: number;
    readonly heads?: {
        readonly all: number;
        readonly keyValue?: number;
    };
    /** Routed experts of a layer of it. */
    readonly experts?: number;
    /** Interruptions that so many chip hours have brought elsewhere. */
    readonly expectedFailures?: number;
    /** What of the job time, energy and cost leave out, if they do. */
    readonly leavesOut?: string;
    /** Stages of a pipeline and the micro-batches that pass each in a step. */
    readonly pipeline?: LayoutLoss['pipeline'];
    /** How many times as long as a step computes the network needs for what it exchanges, where that is clearly longer. */
    readonly exchange?: number;
    /** Sequences of the declared length for which all devices together have room, where they are served. */
    readonly sequencesAtOnce?: number;
    /** Sequences of the declared length that one chip computes in a second, if nothing but compute limits it. */
    readonly sequencesPerSecond?: number;
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
export declare function sizeJob(declaration: JobDeclaration, hardware: RequestedHardware, scale: StepSize, measures?: Pick<Thresholds, 'mfu' | 'prices' | 'listPrices' | 'today'>): SizingFacts;
/**
 * What one chip computes of a job in the usual case, its share of the peak included; undefined where no peak of the format
 * is known.
 */
export declare function sustainedTflops(declaration: JobDeclaration, chip: Accelerator): number | undefined;
/** Time, energy and cost of a job that can run: one that does not fit in memory takes none. */
export declare const ofRun: (facts: SizingFacts) => Partial<SizingFacts>;
interface SizedJob {
    readonly declaration: JobDeclaration;
    readonly hardware: RequestedHardware;
    readonly sizing: SizingFacts;
    readonly thresholds: Thresholds;
}
/**
 * What an hour costs of a run that may fit, and of which nobody knows how long it takes. Only a report of a change asks:
 * each change that is tried for a job is sized, too.
 */
export declare function hourlyCostOf({ declaration, hardware, sizing, thresholds }: SizedJob): HourlyCost | undefined;
export {};
