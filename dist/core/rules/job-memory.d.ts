import { type Accelerator } from '../catalog/accelerator.js';
import type { JobDeclaration } from '../manifest/schema.js';
import type { Interval } from '../sizing/interval.js';
import { type MemoryEstimate, type UsualMemory } from '../sizing/memory/memory.js';
/** Memory of a job on the accelerators that its hardware may mean. */
export interface MemoryFacts extends Pick<MemoryEstimate, 'verdict' | 'leastPerDeviceGiB' | 'leastPartsGiB' | 'needs'> {
    readonly perDeviceGiB?: Interval;
    /** The usual choices. `fits` if they fit all candidates; `fitsOnlySome` in its place if some are too small. */
    readonly usual?: UsualMemory & {
        readonly fitsOnlySome?: true;
    };
    /** Memory of one device as the framework sees it: the smallest candidate that suffices, or else the largest. */
    readonly capacityGiB: number;
    /** The devices that the framework sees, if a chip has several: "TensorCores", "devices, 4 per chip". */
    readonly devicesAre?: string;
    /** The accelerator's memory is uncertain, so it causes no error. */
    readonly uncertainCapacity: boolean;
    readonly assumptions: readonly string[];
}
/**
 * Judges an ambiguous name by all its candidates: the job fits if it fits all of them, and does not fit if it fits
 * none. `undefined` if nothing can be known.
 */
export declare function memoryFacts(declaration: JobDeclaration, candidates: readonly Accelerator[], count: number | undefined): MemoryFacts | undefined;
/** "if sharded over 2 devices": the undeclared condition under which the job fits; undefined if there is none. */
export declare const fitCondition: ({ usual, devicesAre, }: Partial<Pick<MemoryFacts, 'devicesAre' | 'usual'>>) => string | undefined;
/** What the host keeps. If it keeps the weights, the optimizer states are there too. */
export declare function offloadOf(declared: NonNullable<JobDeclaration['hardware']>['offload']): 'optimizer' | 'all' | undefined;
