import type { Accelerator, Confidence } from '../accelerator.js';
import type { ReferenceId } from '../references.js';
/** Which releases of a software support an accelerator, according to a document. */
export interface SoftwareSupport {
    /** Id of a framework or library of the catalog, or `cuda`. */
    readonly software: string;
    /** As in the table: `cc 12.0`, `CDNA 3`, `arm cuda`, `gaudi`. */
    readonly hardware: string;
    /** The first release that supports it; undefined if none does. */
    readonly first?: string;
    /** The last release that supports it; undefined if the newest does. */
    readonly last?: string;
    /** No release supports it. */
    readonly isNever: boolean;
    /** Anything but `documented` softens a finding. */
    readonly confidence: Confidence;
    readonly reference: ReferenceId;
    /** What happens otherwise, as a clause; "it" and "its" at the beginning are the software. */
    readonly otherwise: string;
    /** Set if only the project's packages lack the hardware: what else supports it, and its document. */
    readonly otherBuild?: {
        readonly words: string;
        readonly reference: ReferenceId;
    };
}
/** The PyTorch/XLA release that deprecated CUDA; its plug-in is gone since (pytorch-xla-cuda). */
export declare const xlaDeprecatesCuda = "2.8";
interface Row extends SoftwareSupport {
    readonly matches: (part: Accelerator) => boolean;
}
/** All rows, for the tests and the catalog's page. */
export declare const softwareSupport: () => readonly Row[];
/** Support of a software on an accelerator: one row for its architecture, and perhaps one for its host. */
export declare const supportOf: (software: string, part: Accelerator) => readonly SoftwareSupport[];
/** The first release that supports an accelerator, if known; for the catalog's page. */
export declare function firstRelease(software: string, part: Accelerator): string | undefined;
export {};
