import type { Document, Entry, MapNode, Range } from '../../text/document.js';
import type { Leaf } from './written.js';
/** A piece of the text and what stands there instead. */
export interface TextEdit {
    readonly range: Range;
    readonly text: string;
}
/** The text after the edits; undefined where two of them meet. */
export declare function withEdits({ text }: Document, edits: readonly TextEdit[]): string | undefined;
/** The edits that give an entry another value, in its style where that can be. */
export declare function replacing({ text }: Document, { key, node }: Entry, instead: Omit<Leaf, 'inBraces'>): TextEdit[];
/** Offset behind the colon of a key. */
export declare function afterColon(text: string, key: Range): number;
/** Offset of the line break that ends the line above. */
export declare function previousLineEnd(text: string, offset: number): number;
/** The edit that adds entries as they are to be written behind an entry of the mapping; in braces one line of them. */
export declare function inserting(text: string, map: MapNode, lines: readonly string[], behind: Entry | undefined): TextEdit;
/** By how much the sections beside it are indented; undefined where none is written over lines. */
export declare function stepIn(text: string, own: readonly [string, Entry][], indent: string): string | undefined;
