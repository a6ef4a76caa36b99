import { type Framework, type Library } from '../catalog/software/frameworks.js';
import { type Reach } from '../catalog/software/library-platforms.js';
import { type Platform } from '../catalog/software/platforms.js';
import type { JobDeclaration } from '../manifest/schema.js';
import type { EndingOfPart, UnservedSoftware, XlaBridge } from './job-software.js';
type DeclaredFramework = NonNullable<JobDeclaration['framework']>;
/** A library of the job, with its platforms and its declared release. */
interface UsedLibrary extends Library {
    readonly reach?: Reach & {
        /** Hardware of the platforms that it supports, for people. */
        readonly servedHardware: readonly string[];
    };
    readonly version?: string;
    /** The library that replaces it on the hardware's only platform, if this one does not run there. */
    readonly counterpart?: string;
}
export interface FrameworkFacts {
    /** As written. */
    readonly words: readonly string[];
    /** The frameworks that the words stand for; unknown words are left out. */
    readonly declared: readonly Framework[];
    /** The declared frameworks, without tools of another one (CUDA kernels, an ONNX export next to PyTorch). */
    readonly leading: readonly Framework[];
    /** Frameworks as rules compare them, each once: Flax and JAX are one, Keras is its back end. */
    readonly families: readonly string[];
    readonly version?: string;
    /** As written. */
    readonly libraryWords: readonly string[];
    readonly libraries: readonly UsedLibrary[];
    /** Software that does not support the accelerator, or not in the declared release. */
    readonly unserved: readonly UnservedSoftware[];
    /** How PyTorch ends its support, if the accelerator is near the end of its life. */
    readonly ending?: EndingOfPart;
    /** PyTorch/XLA, if the job names it. */
    readonly xlaBridge?: XlaBridge;
    /** Everything named computes on CPUs. */
    readonly usesNoAccelerator: boolean;
    /** JAX or TensorFlow alone: the frameworks that TPUs support best. */
    readonly tpuNative: boolean;
}
/** The declared frameworks and libraries in the catalog, before the hardware is known. */
export declare function frameworkFacts(declared: DeclaredFramework): Omit<FrameworkFacts, 'unserved'>;
/** A library with its counterpart on the hardware's only platform, if the catalog knows one. */
export declare function withCounterpart(library: UsedLibrary, [platform, ...others]: readonly Platform[]): UsedLibrary;
export {};
