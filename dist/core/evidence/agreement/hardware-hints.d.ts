import type { Accelerator, AcceleratorKind } from '../../catalog/accelerator.js';
import { type AttributedObservation } from '../observation/attributed-observation.js';
import { type Fact } from './agreement.js';
import { type AttributedHardware } from './attributed-hardware.js';
/** What the files of a job suggest of its hardware without asking for it: against what is asked for, it is silent. */
export interface HardwareHints {
    readonly kind?: Fact<AcceleratorKind>;
    /** Processes that are started, one for each GPU, where nothing else tells what they run on. */
    readonly processes?: Fact<'gpu'>;
    readonly vendor?: Fact<Accelerator['vendor']>;
    /** What all launches around the job are for, where none of its own tells. */
    readonly around?: Fact<AcceleratorKind>;
    /** What tells a model, by its name. */
    readonly models: readonly AttributedHardware[];
    /** What tells a provider. */
    readonly placed: readonly AttributedHardware[];
}
/** What the launch files tell that the manifest lists, or that are called as the job is. */
export declare function hardwareHints(attributed: readonly AttributedObservation[], hardware: readonly AttributedHardware[]): HardwareHints;
/**
 * The kind of accelerator to which sources in each framework move their work, where all of them move it to one, and one
 * of them is a program that trains. What neighbors do is theirs.
 */
export declare function sourceKinds(attributed: readonly AttributedObservation[]): ReadonlyMap<string, Fact<AcceleratorKind>>;
