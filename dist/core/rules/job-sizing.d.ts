import type { Accelerator } from '../catalog/accelerator.js';
import type { JobDeclaration } from '../manifest/schema.js';
import type { Interval } from '../sizing/interval.js';
import { type LayoutLoss } from '../sizing/layout-loss.js';
import { type HourlyCost, type JobCost } from './job-cost.js';
import { type StepSize } from './job-exchange.js';
import { type HostFacts, type StreamedWeights } from './job-host.js';
import { type MemoryFacts } from './job-memory.js';
import { type RequestedHardware } from './job-network.js';
import type { Thresholds } from './thresholds.js';
/** Estimates for one job; undefined means unknown. */
export interface SizingFacts {
    readonly memory?: MemoryFacts;
    /** Offloaded memory, against the memory of the hosts. */
    readonly host?: HostFacts;
    readonly streamedWeights?: StreamedWeights;
    /** From the best to the worst MFU of such runs. */
    readonly hours?: Interval;
    readonly likelyHours?: number;
    /** An upper bound, if no better estimate exists. */
    readonly mostHours?: number;
    readonly chipHours?: Interval;
    /** The single best guess inside `chipHours`. */
    readonly likelyChipHours?: number;
    readonly energyKWh?: Interval;
    readonly cost?: JobCost;
    /** Layers and heads of the named published model. */
    readonly layers?: number;
    readonly heads?: {
        readonly all: number;
        readonly keyValue?: number;
    };
    /** Its routed experts per layer. */
    readonly experts?: number;
    /** Interruptions that this many chip-hours usually bring. */
    readonly expectedFailures?: number;
    /** The parts of the job that time, energy and cost leave out. */
    readonly leavesOut?: string;
    /** Pipeline stages, and the micro batches that pass each stage in a step. */
    readonly pipeline?: LayoutLoss['pipeline'];
    /** Time to exchange over time to compute a step, if clearly above 1. */
    readonly exchange?: number;
    /** For serving: sequences of the declared length that fit on all devices together. */
    readonly sequencesAtOnce?: number;
    /** Sequences of the declared length per second and chip, if only compute limits it. */
    readonly sequencesPerSecond?: number;
    /** How well the rows of one device fill its matrix unit. */
    readonly padding?: {
        readonly rowsPerDevice: number;
        readonly unitSide: number;
        readonly waste: number;
    };
    readonly assumptions: readonly string[];
    /** Keys that would complete the estimate. */
    readonly needs: readonly string[];
}
/**
 * Sizes a job on the accelerators that its hardware may mean. Memory considers all candidates: the job fits if it fits
 * all of them, and does not fit if it fits none. Time and energy are those of the most usual candidate, and the
 * assumptions say so.
 */
export declare function sizeJob(declaration: JobDeclaration, hardware: RequestedHardware, scale: StepSize, measures?: Pick<Thresholds, 'mfu' | 'prices' | 'listPrices' | 'today'>): SizingFacts;
/** FLOP/s of one chip for a job in the usual case, MFU included; undefined if no peak of the format is known. */
export declare function sustainedTflops(declaration: JobDeclaration, chip: Accelerator): number | undefined;
/** A job that does not fit in memory does not run, so it has no time, energy or cost. */
export declare const ofRun: (facts: SizingFacts) => Partial<SizingFacts>;
interface SizedJob {
    readonly declaration: JobDeclaration;
    readonly hardware: RequestedHardware;
    readonly sizing: SizingFacts;
    readonly thresholds: Thresholds;
}
/**
 * Cost of an hour for a run of unknown length that may fit. Only the report of a change needs it, so candidate changes
 * do not compute it.
 */
export declare function hourlyCostOf({ declaration, hardware, sizing, thresholds }: SizedJob): HourlyCost | undefined;
export {};
