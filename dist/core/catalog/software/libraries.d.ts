import { type Known } from '../spelling.js';
import type { Platform } from './platforms.js';
/** A library that a job depends on, as far as it decides where the job can run. */
export interface Library {
    readonly id: string;
    readonly name: string;
    /**
     * What binds it: `cuda` needs NVIDIA's stack, `gpu` runs on NVIDIA and AMD but on no TPU, `gpu-parallelism` is a
     * GPU parallelism stack that the documents name, `tpu` serves TPUs, `neutral` runs anywhere or decides nothing.
     * Rules raise errors from it, so a library of which too little is known is `neutral`.
     */
    readonly binds: 'cuda' | 'gpu' | 'gpu-parallelism' | 'tpu' | 'neutral';
    readonly names: readonly string[];
    /** The framework that a job uses which names this library where its framework stands; absent where it tells none. */
    readonly framework?: string;
    /** It works with others too: a framework that stands beside it goes before its own. */
    readonly frameworkVaries?: true;
    /** It does part of its work without the hardware that it is made for. */
    readonly hasFallback?: true;
    /** The maker's own stack of a platform, which answers to the name of FlashAttention with kernels of its own. */
    readonly ownAttentionOn?: Platform;
}
/** They compare the batch with its micro-batches when they start, and stop where it is no multiple (deepspeed-config, nemo-batching). */
export declare const checkBatches: ReadonlySet<string>;
/** Programs that answer requests with a model and do nothing else: a job that names one of these alone does not train. */
export declare const servingEngines: ReadonlySet<string>;
export declare const libraries: readonly Library[];
/** The library that a word stands for, and the version written with it; undefined where it is not known. */
export declare function versionedLibrary(word: string): Known<Library> | undefined;
/**
 * The library that a word stands for, with or without a version, extras, a build, its publisher or the address that it
 * is installed from; undefined where it is not known.
 */
export declare const resolveLibrary: (word: string) => Library | undefined;
