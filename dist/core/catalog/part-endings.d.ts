import type { Accelerator } from './accelerator.js';
import type { ReferenceId } from './references.js';
/** How PyTorch leaves a part at the end of its life behind. */
export interface Ending {
    /** The last release whose usual packages serve it, where there is one. */
    readonly last?: string;
    readonly reason: string;
    readonly remedy: string;
    readonly references: readonly ReferenceId[];
}
export declare function endingOf(part: Accelerator): Ending | undefined;
