import { type Known } from '../spelling.js';
export { type Library, libraries, resolveLibrary, versionedLibrary } from './libraries.js';
/** A framework as the documents see it: what it counts as, and whether XLA can compile it. */
export interface Framework {
    /** The word of the manifest. */
    readonly id: string;
    readonly name: string;
    /** The framework that judgements are made about: Flax counts as JAX, PyTorch/XLA as PyTorch. */
    readonly family: string;
    /**
     * `native`: the frameworks that TPUs serve best; `bridge`: a path exists that the documents call limited;
     * `none`: no path to a TPU; `unknown`: we have no document that says.
     */
    readonly xla: 'native' | 'bridge' | 'none' | 'unknown';
    /** It is CUDA itself. */
    readonly isCuda?: true;
    readonly names: readonly string[];
}
/**
 * Frameworks that are a tool of another one when they are named beside it (its kernels, its export format), and speak for
 * the job only when they stand alone.
 */
export declare const companions: ReadonlySet<string>;
/** Whether it may stand beside the framework that a job is written in. */
export declare const standsBeside: (id: string) => boolean;
export declare const frameworks: readonly Framework[];
/** The framework that a word stands for, and the version written with it; undefined where it is not known. */
export declare function versionedFramework(word: string): Known<Framework> | undefined;
/**
 * The framework that a word stands for, with or without a version, extras, a build or its publisher; undefined where it
 * is not known. `readFramework` also takes phrases that name several.
 */
export declare const resolveFramework: (word: string) => Framework | undefined;
