import { type Library } from '../../catalog/software/frameworks.js';
import { type AttributedObservation } from '../observation/attributed-observation.js';
import type { Place } from '../observation/observation.js';
export interface JobFramework {
    /** Its id in the catalog. */
    readonly id: string;
    readonly name: string;
    /** The family: Flax and Haiku belong to JAX. */
    readonly family: string;
    readonly places: readonly [Place, ...Place[]];
    readonly installed: boolean;
    readonly imported: boolean;
    /** Whether the job's own files start it with a launcher, a configuration or an image of this framework. */
    readonly launched: boolean;
    /** False if it is only suggested. */
    readonly stated: boolean;
    /** Whether it is a tool next to the job's main framework, for data or comparison. */
    readonly isSecondary: boolean;
    /** Whether it may accompany the main framework: kernels, exports, models that need no accelerator. */
    readonly standsBeside: boolean;
}
/** A library that the job requires. */
export interface JobLibrary {
    readonly library: Library;
    readonly places: readonly [Place, ...Place[]];
}
export declare function frameworksOf(all: readonly AttributedObservation[]): JobFramework[];
/** The libraries that the job requires. The configuration of other work configures only that. */
export declare function librariesOf(attributed: readonly AttributedObservation[]): JobLibrary[];
/** Whether training jobs are written in a framework, unlike a companion tool. */
export declare const isTrainingFramework: ({ id }: {
    readonly id: string;
}) => boolean;
