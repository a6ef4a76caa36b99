import type { Accelerator } from '../accelerator.js';
import type { ReferenceId } from '../references.js';
import { type Platform } from './platforms.js';
/** A kernel language and where it runs, natively or through a back end. */
export interface KernelLanguage {
    /** The word of the manifest. */
    readonly id: 'cuda' | 'triton' | 'hip' | 'pallas-tpu' | 'pallas-gpu' | 'nki';
    readonly name: string;
    readonly isForGpus: boolean;
    /** For Ascend and Intel, only listed languages were read about. */
    readonly runsOn: readonly Platform[];
    /** Its home, as a clause. */
    readonly home: string;
    readonly reference: ReferenceId;
    /** A platform where some of it runs anyway, or after translation. */
    readonly mayRunOn?: {
        readonly platform: Platform;
        readonly home: string;
        readonly reference: ReferenceId;
    };
}
export declare const kernelLanguage: (id: KernelLanguage['id']) => KernelLanguage;
/** A kernel language for the given candidates. */
export interface KernelOnPart extends KernelLanguage {
    readonly runsHere: boolean;
    /** Some of it runs here anyway, or after translation: `home` and `reference` say so. */
    readonly mayRunHere: boolean;
}
export declare function kernelOn(id: KernelLanguage['id'], candidates: readonly Accelerator[]): KernelOnPart;
/** The kernel languages of these accelerators, in words. */
export declare function kernelLanguagesFor(candidates: readonly Accelerator[]): string;
