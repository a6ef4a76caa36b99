import type { Accelerator } from '../catalog/accelerator.js';
import type { JobDeclaration } from '../manifest/schema.js';
import type { Interval } from '../sizing/interval.js';
import { type MemoryEstimate, type UsualMemory } from '../sizing/memory/memory.js';
/** What the arithmetic says about the memory of one job, on the accelerators that its hardware may stand for. */
export interface MemoryFacts extends Pick<MemoryEstimate, 'verdict' | 'leastPerDeviceGiB' | 'leastPartsGiB' | 'needs'> {
    readonly perDeviceGiB?: Interval;
    /** The usual way; `fits` where it does on any of the accelerators, and `fitsOnlySome` says that others are too small. */
    readonly usual?: UsualMemory & {
        readonly fitsOnlySome?: true;
    };
    /** Memory of one device that the framework sees: the least that is enough, or else the most there is. */
    readonly capacityGiB: number;
    /** The accelerator's memory is not certain, so it raises no error. */
    readonly uncertainCapacity: boolean;
    /** What was assumed, in words. */
    readonly assumptions: readonly string[];
}
/**
 * Judges a name that may be several parts by all of them: the job fits where it fits each and does not where it fits
 * none. `undefined` where nothing can be known.
 */
export declare function memoryFacts(declaration: JobDeclaration, candidates: readonly Accelerator[], count: number | undefined): MemoryFacts | undefined;
/** "if sharded over 2 devices": what a fit rests on that nobody declares; undefined if nothing does. */
export declare const fitCondition: ({ usual }: {
    readonly usual?: UsualMemory | undefined;
}) => string | undefined;
