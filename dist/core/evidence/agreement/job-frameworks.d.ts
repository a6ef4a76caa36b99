import { type Library } from '../../catalog/software/frameworks.js';
import { type AttributedObservation } from '../observation/attributed-observation.js';
import type { Place } from '../observation/observation.js';
export interface JobFramework {
    /** Id of the catalog. */
    readonly id: string;
    readonly name: string;
    /** What it counts as: Flax and Haiku as JAX. */
    readonly family: string;
    readonly places: readonly [Place, ...Place[]];
    readonly installed: boolean;
    readonly imported: boolean;
    /** Whether the job's own files start it by a launcher, a configuration or an image of this framework. */
    readonly launched: boolean;
    /** False where nothing more than suggests it. */
    readonly stated: boolean;
    /** True of a tool beside the framework that the job is written in, which loads its data or compares with it. */
    readonly isSecondary: boolean;
    /** True of what may stand beside the framework that a job is written in: its kernels, its export, models that need none. */
    readonly standsBeside: boolean;
}
/** A library that the job cannot do without. */
export interface JobLibrary {
    readonly library: Library;
    readonly places: readonly [Place, ...Place[]];
}
export declare function frameworksOf(all: readonly AttributedObservation[]): JobFramework[];
export declare function librariesOf(attributed: readonly AttributedObservation[]): JobLibrary[];
/** Whether a framework is one that a training job is written in, and no tool beside one. */
export declare const isTrainingFramework: ({ id }: {
    readonly id: string;
}) => boolean;
