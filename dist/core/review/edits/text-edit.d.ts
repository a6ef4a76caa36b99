import type { Document, Entry, MapNode, Range } from '../../text/document.js';
import { type Value } from './written-value.js';
/** A piece of the text and what stands there instead. */
export interface TextEdit {
    readonly range: Range;
    readonly text: string;
}
/** The text after the edits; undefined where two of them meet. */
export declare function withEdits({ text }: Document, edits: readonly TextEdit[]): string | undefined;
/** The edits that give an entry of a mapping another value, in its quotes and its style where that can be. */
export declare function replacing(document: Document, entry: Entry, value: Value): TextEdit[] | undefined;
/** The same with the text of the value, given what stands there; `items` are its parts where it is a list. */
export declare function replacingWith({ text }: Document, { key, node }: Entry, instead: (like: string) => string, items?: readonly string[]): TextEdit[] | undefined;
/** Offset behind the colon of a key. */
export declare function afterColon(text: string, key: Range): number | undefined;
/** The edit that calls a key otherwise, where it stands and in its quotes. */
export declare const renaming: ({ text }: Document, { key }: Entry, name: string) => TextEdit[];
/** Offset of the line break that ends the line above. */
export declare function previousLineEnd(text: string, offset: number): number;
/** The edit that adds a key to a mapping, behind the entry `after` or at its end. */
export declare function inserting(document: Document, map: MapNode, key: string, value: Value, after?: string): TextEdit[] | undefined;
/** The edit that adds entries to a mapping as they are to be written: in braces one line of them. */
export declare function insertingLines({ text }: Document, map: MapNode, lines: readonly string[], after?: string): TextEdit[] | undefined;
/** By how much the sections beside it are indented; undefined where none is written over lines. */
export declare function stepIn(text: string, own: readonly [string, Entry][], indent: string): string | undefined;
/** The edit that takes an entry out of its mapping; a comment behind it stays, on a line of its own. */
export declare function removing({ text }: Document, map: MapNode, key: string): TextEdit[] | undefined;
/** The line break that the text uses here, or elsewhere where the line is its last. */
export declare function lineBreakAt(text: string, offset: number): string;
