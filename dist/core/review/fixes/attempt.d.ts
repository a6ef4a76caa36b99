import type { Document } from '../../text/document.js';
import { type TextEdit } from '../edits/text-edit.js';
import { type DeclaredParts } from './declared-parts.js';
/** Edits that belong together. */
export interface Edit {
    /** Equal for the same entry until it is edited. */
    readonly id: string;
    /** The part of the file that contains it. */
    readonly part: string;
    readonly edits: readonly TextEdit[];
    /** Keys of the part written where none existed: one edit writes each. */
    readonly opened?: readonly string[];
    /** How many entries change their key, or only their value. */
    readonly keys: number;
    readonly values: number;
    /** The corrected word, for a misspelling. */
    readonly word?: string;
}
/** Characters that may still be parsed again to verify edits of a file. */
export interface Budget {
    left: number;
}
export interface Proven {
    readonly document: Document;
    readonly standing: DeclaredParts;
    readonly edits: readonly Edit[];
}
/** Makes the edits that pass verification: all at once if possible, otherwise part by part and one by one. */
export declare class Attempt {
    #private;
    constructor(document: Document, standing: DeclaredParts, path: string, budget: Budget);
    make(edits: readonly Edit[]): Proven;
}
/** Edits that neither overlap nor create the same section; the others wait for the next round. */
export declare function apart(edits: readonly Edit[]): Edit[];
