import type { Accelerator, Confidence } from '../accelerator.js';
import type { ReferenceId } from '../references.js';
/** Which releases of some software serve a part, as far as a document says. */
export interface SoftwareSupport {
    /** Id of a framework or library of the catalog, or `cuda`. */
    readonly software: string;
    /** As the table has it: `cc 12.0`, `CDNA 3`, `arm cuda`, `gaudi`. */
    readonly hardware: string;
    /** The first release that serves it; absent where none does. */
    readonly first?: string;
    /** The last one; absent where it still does. */
    readonly last?: string;
    /** No release serves it. */
    readonly isNever: boolean;
    /** Anything but `documented` softens a finding. */
    readonly confidence: Confidence;
    readonly reference: ReferenceId;
    /** What happens otherwise, as a clause; "it" and "its" at the beginning are the software. */
    readonly otherwise: string;
    /** Only the packages of the project lack the hardware: what else serves it, and the document that says so. */
    readonly otherBuild?: {
        readonly words: string;
        readonly reference: ReferenceId;
    };
}
/** The release of PyTorch/XLA that deprecated CUDA; its plug-in is gone since (pytorch-xla-cuda). */
export declare const xlaDeprecatesCuda = "2.8";
interface Row extends SoftwareSupport {
    readonly matches: (part: Accelerator) => boolean;
}
/** All rows, for the tests and the catalog's page. */
export declare const softwareSupport: () => readonly Row[];
/** What is known of some software on a part: one row for its architecture, and perhaps one for its host. */
export declare const supportOf: (software: string, part: Accelerator) => readonly SoftwareSupport[];
/** The first release that serves a part, where one is known; for the catalog's page. */
export declare function firstRelease(software: string, part: Accelerator): string | undefined;
export {};
