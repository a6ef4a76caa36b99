import type { Node } from '../../text/document.js';
/** A value that an edit writes: what YAML holds, without dates and tags. */
export type Value = string | number | boolean | null | readonly Value[] | Mapping;
export type Mapping = {
    readonly [key: string]: Value;
};
export declare const isMapping: (value: Value | undefined) => value is Mapping;
/** A value as it is to be written, and the comments that go with it. */
export interface Leaf {
    readonly text: string;
    /** The same where a comma or a bracket would end it. */
    readonly inBraces: string;
    /** The parts of a list, for one that is written with dashes. */
    readonly items?: readonly string[];
    /** Comment lines above it, without their indentation. */
    readonly above?: readonly string[];
    /** The blanks and the comment behind it. */
    readonly behind?: string;
}
/** What is to be written into a mapping; undefined takes a key away. */
export type Entries = Map<string, Leaf | Entries | undefined>;
export declare const leaf: (text: string, items?: readonly string[]) => Leaf;
export declare function addTo(entries: Entries, path: readonly (string | number)[], value: Leaf | Entries | undefined): void;
/** A value on one line, as it may stand in block and in flow style. `like`: what stood there, whose quotes are kept. */
export declare function leafOfValue(value: Value, like?: string): Leaf;
/** The same of a node; a number as it is written, since `2.10` is not `2.1` everywhere. */
export declare function leafOfNode(node: Node, like?: string): Leaf;
/** The entries on one line, as they stand in braces. */
export declare const inOneLine: (entries: Entries) => string[];
export declare function flowText(value: Leaf | Entries): string;
/** The entries as lines of block style, sections opened by one step, what is deeper in braces. */
export declare function inLines(entries: Entries, step: string): string[];
export declare function word(text: string, like?: string): string;
