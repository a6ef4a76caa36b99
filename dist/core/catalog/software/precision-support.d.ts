import type { Accelerator, Precision } from '../accelerator.js';
import type { ReferenceId } from '../references.js';
/** Which hardware supports a number format, in words. */
export interface PrecisionSupport {
    /** Which accelerators of the vendor support it, or what they do instead. */
    readonly since?: string;
    /** Accelerators that support it, of the same vendor if there is one. */
    readonly owners: string;
    /** The documents for `since`, or else for what the accelerator lacks. */
    readonly references: readonly ReferenceId[];
}
/** Which hardware supports a number format, for the user of one accelerator. */
export declare function precisionSupport(precision: Precision, part: Accelerator): PrecisionSupport;
