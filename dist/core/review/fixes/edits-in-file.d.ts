import { type Document } from '../../text/document.js';
import { type Reason } from '../edits/unwritable.js';
import type { Edit } from './attempt.js';
import type { DeclaredParts } from './declared-parts.js';
/** Misspellings with one certain correction. */
export declare function correctionsIn(document: Document, { mistakes }: DeclaredParts): Edit[];
/**
 * One edit per entry in another spelling, or the reason why it cannot be made. Sections come first and take their keys
 * along.
 */
export declare function respellingsIn(document: Document, { parts }: DeclaredParts, failed: Map<string, Reason>): Edit[];
/** An entry that keeps its spelling. */
export interface LeftAsWritten {
    readonly line: number;
    /** The key as written. */
    readonly name: string;
    readonly reason: Reason;
}
/**
 * Entries that keep their spelling, each place once, although several jobs may share it. `otherwise`: the reason if
 * none is known.
 */
export declare function leftIn(document: Document, { parts }: DeclaredParts, failed: ReadonlyMap<string, Reason>, otherwise: Reason): LeftAsWritten[];
