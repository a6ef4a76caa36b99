import type { Accelerator, AcceleratorKind } from '../../catalog/accelerator.js';
import { type AttributedObservation } from '../observation/attributed-observation.js';
import { type Fact } from './agreement.js';
import { type AttributedHardware } from './attributed-hardware.js';
/** What the files of a job suggest about its hardware without requesting it. Requests override it. */
export interface HardwareHints {
    readonly kind?: Fact<AcceleratorKind>;
    /** Started processes, one per GPU, if nothing else shows their hardware. */
    readonly processes?: Fact<'gpu'>;
    readonly vendor?: Fact<Accelerator['vendor']>;
    /** The kind of all launches around the job, if its own files show none. */
    readonly around?: Fact<AcceleratorKind>;
    /** Observations that name a model. */
    readonly models: readonly AttributedHardware[];
    /** Observations that name a provider. */
    readonly placed: readonly AttributedHardware[];
}
/** The hints of launch files that the manifest lists or that have the job's name. */
export declare function hardwareHints(attributed: readonly AttributedObservation[], hardware: readonly AttributedHardware[]): HardwareHints;
/**
 * The kind of accelerator that the sources of each framework move their work to, if all use the same kind and one of
 * them trains. Ignores neighbors.
 */
export declare function sourceKinds(attributed: readonly AttributedObservation[]): ReadonlyMap<string, Fact<AcceleratorKind>>;
