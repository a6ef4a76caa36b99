import type { Entry, Node, Range } from '../../text/document.js';
/** One document of a YAML stream, with its place in the file. */
export interface YamlDocument {
    readonly root: Node;
    /** The line in the file, 1-based. */
    readonly lineOf: (range: Range) => number;
}
/** File names of YAML, including templates, which may be readable except for their placeholders. */
export declare const isYamlPath: (path: string) => boolean;
export declare const isJsonPath: (path: string) => boolean;
/** The text between two `---`. Parsed on first use. */
export interface DocumentPart {
    /** Without the escapes of its keys, to search it before it is parsed. */
    readonly text: string;
    /** Whether the text contains a word in the position of a key. If not, no map has this key. */
    readonly hasKey: (key: string) => boolean;
    /** Whether it may be a key of the outermost map. */
    readonly hasTopKey: (key: string) => boolean;
    /** Empty if unreadable. Each caller gives up with the reason. */
    readonly documents: () => readonly YamlDocument[];
    /** Whether it is a template with parts that are omitted, repeated or included. */
    readonly isOpen: () => boolean;
}
/**
 * JSON is parsed as YAML, with leading tabs replaced, and only if it contains the keys of a format. Most JSON files are
 * large and unrelated.
 */
export declare function jsonParts(text: string): readonly DocumentPart[];
/** A text in which the escapes of YAML and JSON are the characters that they mean: `"nvidia.com\u002fgpu"`. */
export declare const unescaped: (text: string) => string;
/** The parts of a YAML stream. Gives up on parts beyond the limit. */
export declare function yamlParts(text: string): readonly DocumentPart[];
export declare const entryOf: (node: Node | undefined, key: string) => Entry | undefined;
/** The node at a path of keys, or undefined. */
export declare function below(node: Node | undefined, ...keys: readonly string[]): Node | undefined;
export declare const itemsOf: (node: Node | undefined) => readonly Node[];
export declare const entriesOf: (node: Node | undefined) => readonly (readonly [string, Entry])[];
/** A literal word: not a template, variable or placeholder. */
export declare function wordOf(node: Node | undefined): string | undefined;
export declare const wholeOf: (node: Node | undefined) => number | undefined;
export declare const flagOf: (node: Node | undefined) => boolean | undefined;
/** Calls `visit` for every map in a node, parents first. Skips the children of a map if it returns false. */
export declare function eachMap(node: Node | undefined, visit: (map: Node) => boolean | undefined): void;
