import type { Document } from '../../text/document.js';
import type { Edit } from './attempt.js';
import type { Reason } from './unwritable.js';
/** An entry that stays in other words than the reference's. */
export interface LeftAsWritten {
    readonly line: number;
    /** The key as it is written. */
    readonly name: string;
    readonly reason: Reason;
}
/** What one step came to. */
export interface Step {
    readonly document: Document;
    readonly made: readonly Edit[];
    readonly left: readonly LeftAsWritten[];
}
