import type { Accelerator } from '../accelerator.js';
import type { ReferenceId } from '../references.js';
import { type Platform } from './platforms.js';
/** What a kernel is written in, and where it runs, as it stands or by a back end. */
export interface KernelLanguage {
    /** The word of the manifest. */
    readonly id: 'cuda' | 'triton' | 'hip' | 'pallas-tpu' | 'pallas-gpu' | 'nki';
    readonly name: string;
    readonly isForGpus: boolean;
    /** Of what is not listed for Ascend and Intel nothing was read. */
    readonly runsOn: readonly Platform[];
    /** What it belongs to, as a clause. */
    readonly home: string;
    readonly reference: ReferenceId;
    /** A platform where some of it runs all the same, or after a translation. */
    readonly mayRunOn?: {
        readonly platform: Platform;
        readonly home: string;
        readonly reference: ReferenceId;
    };
}
export declare const kernelLanguage: (id: KernelLanguage['id']) => KernelLanguage;
/** A kernel language as seen from the parts that a name may stand for. */
export interface KernelOnPart extends KernelLanguage {
    readonly runsHere: boolean;
    /** Some of it runs here all the same, or after a translation: `home` and `reference` say so. */
    readonly mayRunHere: boolean;
}
export declare function kernelOn(id: KernelLanguage['id'], candidates: readonly Accelerator[]): KernelOnPart;
/** What kernels for these parts are written in. */
export declare function kernelLanguagesFor(candidates: readonly Accelerator[]): string;
