import type { Node } from '../../text/document.js';
/** A value that an edit writes: YAML without dates and tags. */
export type Value = string | number | boolean | null | readonly Value[] | Mapping;
export type Mapping = {
    readonly [key: string]: Value;
};
export declare const isMapping: (value: Value | undefined) => value is Mapping;
/** A value to write, with its comments. */
export interface Leaf {
    readonly text: string;
    /** The same inside braces, where a comma or bracket would end it. */
    readonly inBraces: string;
    /** The items of a list in block style. */
    readonly items?: readonly string[];
    /** Comment lines above it, without indentation. */
    readonly above?: readonly string[];
    /** The spaces and the comment after it. */
    readonly behind?: string;
}
/** What to write into a mapping; undefined removes a key. */
export type Entries = Map<string, Leaf | Entries | undefined>;
export declare const leaf: (text: string, items?: readonly string[]) => Leaf;
export declare function addTo(entries: Entries, path: readonly (string | number)[], value: Leaf | Entries | undefined): void;
/** A value on one line, in block and in flow style. `like`: the current text, whose quotes are kept. */
export declare function leafOfValue(value: Value, like?: string): Leaf;
/** The same for a node; numbers as written, since `2.10` is not always `2.1`. */
export declare function leafOfNode(node: Node, like?: string): Leaf;
/** The entries on one line, as in braces. */
export declare const inOneLine: (entries: Entries) => string[];
export declare function flowText(value: Leaf | Entries): string;
/** The entries as lines in block style, with sections indented by one step and deeper levels in braces. */
export declare function inLines(entries: Entries, step: string): string[];
export declare function word(text: string, like?: string): string;
