import { type Known } from '../spelling.js';
export { type Library, libraries, resolveLibrary, versionedLibrary } from './libraries.js';
/** A framework as the guidance classifies it, and whether XLA can compile it. */
export interface Framework {
    /** The word of the manifest. */
    readonly id: string;
    readonly name: string;
    /** The framework that rules compare: Flax counts as JAX, PyTorch/XLA as PyTorch. */
    readonly family: string;
    /**
     * `native`: the frameworks that TPUs support best; `bridge`: a path exists that the guidance calls limited; `none`:
     * no path to a TPU; `unknown`: we have no document that says.
     */
    readonly xla: 'native' | 'bridge' | 'none' | 'unknown';
    /** It is CUDA itself. */
    readonly isCuda?: true;
    readonly names: readonly string[];
}
/**
 * Frameworks that are tools of another one next to it (its kernels, its export format), and represent the job only when
 * they are alone.
 */
export declare const companions: ReadonlySet<string>;
export declare const isOfTrees: (id: string) => boolean;
/** Whether it may be declared next to the job's main framework. */
export declare const standsBeside: (id: string) => boolean;
export declare const frameworks: readonly Framework[];
/** The framework for a word, and its version; undefined if unknown. */
export declare function versionedFramework(word: string): Known<Framework> | undefined;
/**
 * The framework for a word, with or without a version, extras, a build or its publisher; undefined if unknown.
 * `readFramework` also reads phrases with several.
 */
export declare const resolveFramework: (word: string) => Framework | undefined;
