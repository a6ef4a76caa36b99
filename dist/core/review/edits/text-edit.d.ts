import type { Document, Entry, MapNode, Range } from '../../text/document.js';
import type { Leaf } from './written.js';
/** A range of the text and its replacement. */
export interface TextEdit {
    readonly range: Range;
    readonly text: string;
}
/** The text after the edits; undefined if two of them overlap. */
export declare function withEdits({ text }: Document, edits: readonly TextEdit[]): string | undefined;
/** The edits that give an entry another value, in its style if possible. */
export declare function replacing({ text }: Document, { key, node }: Entry, instead: Omit<Leaf, 'inBraces'>): TextEdit[];
/** Offset after a key's colon. */
export declare function afterColon(text: string, key: Range): number;
/** Offset of the line break before this line. */
export declare function previousLineEnd(text: string, offset: number): number;
/** Inserts prepared entries after an entry of the mapping; in braces, on one line. */
export declare function inserting(text: string, map: MapNode, lines: readonly string[], behind: Entry | undefined): TextEdit;
/** Indentation of neighboring sections; undefined if none is in block style. */
export declare function stepIn(text: string, own: readonly [string, Entry][], indent: string): string | undefined;
