import type { Accelerator, Precision } from './accelerator.js';
import type { ReferenceId } from './references.js';
/** Who has a number format in its matrix hardware, in words. */
export interface PrecisionSupport {
    /** Which parts of a maker have it, or what its parts do instead. */
    readonly since?: string;
    /** Parts to choose for it, of the same maker where there is one. */
    readonly owners: string;
    /** The documents behind `since`, or else behind what the part lacks. */
    readonly references: readonly ReferenceId[];
}
/** Who has a number format, told to the owner of a part. */
export declare function precisionSupport(precision: Precision, part: Accelerator): PrecisionSupport;
