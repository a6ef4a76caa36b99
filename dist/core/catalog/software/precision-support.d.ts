import type { Accelerator, Precision } from '../accelerator.js';
import type { ReferenceId } from '../references.js';
/** Who has a number format in its matrix hardware, in words. */
export interface PrecisionSupport {
    /** Which accelerators of the vendor have it, or what they do instead. */
    readonly since?: string;
    /** Accelerators to choose for it, of the same vendor if there is one. */
    readonly owners: string;
    /** The documents behind `since`, or else behind what the part lacks. */
    readonly references: readonly ReferenceId[];
}
/** Who has a number format, as seen from one accelerator. */
export declare function precisionSupport(precision: Precision, part: Accelerator): PrecisionSupport;
