import type { Document } from '../../text/document.js';
import { type LeftAsWritten } from './edits-in-file.js';
/** A manifest after its fixes. */
export interface Fixed {
    /** With the file's byte order mark, if it has one. */
    readonly text: string;
    readonly written: {
        readonly keys: number;
        readonly values: number;
    };
    /** Entries that keep their spelling. */
    readonly left: readonly LeftAsWritten[];
}
/**
 * Writes a manifest in canonical spelling and corrects certain misspellings, every other byte unchanged. Each edit is
 * verified: the jobs declare the same, and no comment is lost. Idempotent. Does nothing in a file that cannot be fully
 * read.
 */
export declare function fixed(document: Document, path: string): Fixed;
