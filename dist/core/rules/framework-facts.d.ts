import { type Framework, type Library } from '../catalog/software/frameworks.js';
import { type Reach } from '../catalog/software/library-platforms.js';
import { type Platform } from '../catalog/software/platforms.js';
import type { JobDeclaration } from '../manifest/schema.js';
import type { EndingOfPart, UnservedSoftware, XlaBridge } from './job-software.js';
type DeclaredFramework = NonNullable<JobDeclaration['framework']>;
/** A library that the job depends on, where it runs, and the release that is declared of it. */
interface UsedLibrary extends Library {
    readonly reach?: Reach & {
        /** The hardware of the platforms that it serves, for people. */
        readonly servedHardware: readonly string[];
    };
    readonly version?: string;
    /** What does the same on the platform of the job's hardware, where that is one and the library does not run there. */
    readonly counterpart?: string;
}
export interface FrameworkFacts {
    /** As written. */
    readonly words: readonly string[];
    /** What the words stand for; unknown words are left out. */
    readonly declared: readonly Framework[];
    /** The declared ones without those that are only a tool of another (CUDA kernels, an ONNX export beside PyTorch). */
    readonly leading: readonly Framework[];
    /** The frameworks that judgements are made about, without repeats: Flax and JAX are one, Keras is its back end. */
    readonly families: readonly string[];
    readonly version?: string;
    /** As written. */
    readonly libraryWords: readonly string[];
    readonly libraries: readonly UsedLibrary[];
    /** What of all this does not serve the part that it is to run on, or not in the release that is declared. */
    readonly unserved: readonly UnservedSoftware[];
    /** How PyTorch leaves behind the part that it is to run on, where that is at the end of its life. */
    readonly ending?: EndingOfPart;
    /** PyTorch/XLA, where the job names it. */
    readonly xlaBridge?: XlaBridge;
    /** All that is named computes on processors. */
    readonly usesNoAccelerator: boolean;
    /** JAX or TensorFlow alone: the frameworks that TPUs serve best. */
    readonly tpuNative: boolean;
}
/** The declared frameworks and libraries as the catalog knows them, before the hardware is looked at. */
export declare function frameworkFacts(declared: DeclaredFramework): Omit<FrameworkFacts, 'unserved'>;
/** A library with what does the same on the one platform of the hardware, where the catalog knows such a one. */
export declare function withCounterpart(library: UsedLibrary, [platform, ...others]: readonly Platform[]): UsedLibrary;
export {};
