import type { Accelerator } from '../accelerator.js';
import type { ReferenceId } from '../references.js';
/** How PyTorch drops an accelerator at the end of its life. */
export interface Ending {
    /** The last release whose standard packages support it, if there is one. */
    readonly last?: string;
    readonly reason: string;
    readonly remedy: string;
    readonly references: readonly ReferenceId[];
}
export declare function endingOf(part: Accelerator): Ending | undefined;
