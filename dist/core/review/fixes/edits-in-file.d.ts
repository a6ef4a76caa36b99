import { type Document } from '../../text/document.js';
import { type Reason } from '../edits/unwritable.js';
import type { Edit } from './attempt.js';
import type { DeclaredParts } from './declared-parts.js';
/** The mistakes in typing for which one word is surely meant. */
export declare function correctionsIn(document: Document, { mistakes }: DeclaredParts): Edit[];
/** One edit for each entry in other words, none where it cannot be made: why is kept. Sections go first, which take their keys along. */
export declare function respellingsIn(document: Document, { parts }: DeclaredParts, failed: Map<string, Reason>): Edit[];
/** An entry that stays in other words than the reference's. */
export interface LeftAsWritten {
    readonly line: number;
    /** The key as it is written. */
    readonly name: string;
    readonly reason: Reason;
}
/** What stays as it is written, each place once: jobs that share it name it all. `otherwise`: why, where that is not known. */
export declare function leftIn(document: Document, { parts }: DeclaredParts, failed: ReadonlyMap<string, Reason>, otherwise: Reason): LeftAsWritten[];
