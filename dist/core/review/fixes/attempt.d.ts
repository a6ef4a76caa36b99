import type { Document } from '../../text/document.js';
import { type TextEdit } from '../edits/text-edit.js';
import { type DeclaredParts } from './declared-parts.js';
/** Some edits that belong together. */
export interface Edit {
    /** The same for the same entry, as long as it is not edited. */
    readonly id: string;
    /** The part of the file in which it stands. */
    readonly part: string;
    readonly edits: readonly TextEdit[];
    /** Keys of the part that are written where none stood: one edit writes each. */
    readonly opened?: readonly string[];
    /** Of how many entries the key, or only the value, changes. */
    readonly keys: number;
    readonly values: number;
    /** What a mistake in typing is corrected to; only of such edits. */
    readonly word?: string;
}
/** How many characters may still be read again to prove edits of a file. */
export interface Budget {
    left: number;
}
export interface Proven {
    readonly document: Document;
    readonly standing: DeclaredParts;
    readonly edits: readonly Edit[];
}
/** Makes the edits that hold: all at once where that can be, else part by part, one after the other in each. */
export declare class Attempt {
    #private;
    constructor(document: Document, standing: DeclaredParts, path: string, budget: Budget);
    make(edits: readonly Edit[]): Proven;
}
/** The edits that neither meet another in the text nor open the same section: the others wait for the next round. */
export declare function apart(edits: readonly Edit[]): Edit[];
