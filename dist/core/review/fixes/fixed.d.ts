import type { Document } from '../../text/document.js';
import { type LeftAsWritten } from './edits-in-file.js';
/** A manifest with what can be fixed in it. */
export interface Fixed {
    /** With the byte order mark, where the file has one. */
    readonly text: string;
    readonly written: {
        readonly keys: number;
        readonly values: number;
    };
    /** Entries that stay in other words than the reference's. */
    readonly left: readonly LeftAsWritten[];
}
/**
 * Writes a manifest in the reference's words and corrects the mistakes in typing that are certain, every other byte as
 * it was. Each edit is proven: the jobs declare what they declared before, and no comment is lost. What is fixed once
 * is not changed again. Nothing is done in a file that cannot be read in full.
 */
export declare function fixed(document: Document, path: string): Fixed;
