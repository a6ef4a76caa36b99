import type { Entry, Node, Range } from '../../text/document.js';
/** One document of a YAML stream, which knows where it stands in the file. */
export interface YamlDocument {
    readonly root: Node;
    /** The 1-based line of the file. */
    readonly lineOf: (range: Range) => number;
}
/** Names of files that hold YAML, also as templates: what is filled in later may leave the rest readable. */
export declare const isYamlPath: (path: string) => boolean;
export declare const isJsonPath: (path: string) => boolean;
/** The text between two `---`, parsed when the first reader asks for it. */
export interface DocumentPart {
    readonly text: string;
    /** Whether a word stands in the text where a key may stand: without it no map has the key. */
    readonly hasKey: (key: string) => boolean;
    /** Whether it may be a key of the outermost map. */
    readonly hasTopKey: (key: string) => boolean;
    /** Empty where it cannot be read, which is told to whoever asks. */
    readonly documents: () => readonly YamlDocument[];
    /** Whether it is a template of which parts are left out, repeated or filled in from elsewhere. */
    readonly isOpen: () => boolean;
}
/**
 * JSON is read as YAML, which it is but for tabs at the start of lines, once its keys are those that somebody looks for.
 * Most files of JSON are large and nothing of ours.
 */
export declare function jsonParts(text: string): readonly DocumentPart[];
/** The parts of a stream of YAML; that there are more than are read is told. */
export declare function yamlParts(text: string): readonly DocumentPart[];
/** The entry of a map, or undefined. */
export declare const entryOf: (node: Node | undefined, key: string) => Entry | undefined;
/** The node below keys, or undefined. */
export declare function below(node: Node | undefined, ...keys: readonly string[]): Node | undefined;
export declare const itemsOf: (node: Node | undefined) => readonly Node[];
export declare const entriesOf: (node: Node | undefined) => readonly (readonly [string, Entry])[];
/** A word that stands for itself: no template, no variable, no placeholder. */
export declare function wordOf(node: Node | undefined): string | undefined;
export declare const wholeOf: (node: Node | undefined) => number | undefined;
export declare const flagOf: (node: Node | undefined) => boolean | undefined;
/** Calls `visit` for every map below a node, from above to below, until it answers that it has seen enough of one. */
export declare function eachMap(node: Node | undefined, visit: (map: Node) => boolean | undefined): void;
