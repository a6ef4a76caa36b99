import { type Known } from '../spelling.js';
import type { Platform } from './platforms.js';
/** A library that a job depends on, and what limits where it runs. */
export interface Library {
    readonly id: string;
    readonly name: string;
    /**
     * What it requires: `cuda` needs NVIDIA's stack, `gpu` runs on NVIDIA and AMD but not on TPUs, `gpu-parallelism` is a
     * GPU parallelism stack that the guidance names, `tpu` supports TPUs, `neutral` runs anywhere or decides nothing.
     * Rules raise errors from it, so a library of which too little is known is `neutral`.
     */
    readonly binds: 'cuda' | 'gpu' | 'gpu-parallelism' | 'tpu' | 'neutral';
    readonly names: readonly string[];
    /** The framework that a job uses if it names only this library; undefined if it implies none. */
    readonly framework?: string;
    /** It works with others too: a named framework has precedence over this one. */
    readonly frameworkVaries?: true;
    /** Part of it works without the hardware that it is made for. */
    readonly hasFallback?: true;
    /** The platform whose vendor's stack this is, which provides FlashAttention with its own kernels. */
    readonly ownAttentionOn?: Platform;
}
/**
 * At startup they compare the batch with its micro batches, and stop if it is not a multiple (deepspeed-config,
 * nemo-batching).
 */
export declare const checkBatches: ReadonlySet<string>;
/** Programs that only serve: a job that names one of these alone does not train. */
export declare const servingEngines: ReadonlySet<string>;
export declare const libraries: readonly Library[];
/** The library for a word, and its version; undefined if unknown. */
export declare function versionedLibrary(word: string): Known<Library> | undefined;
/**
 * The library for a word, with or without a version, extras, a build, its publisher or an install address; undefined if
 * unknown.
 */
export declare const resolveLibrary: (word: string) => Library | undefined;
