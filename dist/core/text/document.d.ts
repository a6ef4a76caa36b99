/** Steps from the top of a document to a value: keys and list positions. */
export type Path = readonly (string | number)[];
/** A place in a file. Lines and columns are 1-based, columns count UTF-16 units, the end is exclusive. */
export interface Span {
    readonly line: number;
    readonly column: number;
    readonly endLine: number;
    readonly endColumn: number;
}
/** Offsets into the text, end exclusive. */
export type Range = readonly [start: number, end: number];
/** A value with its place. `range` is the value; an entry's `range` is key and value. */
export type Node = ScalarNode | MapNode | ListNode;
export interface ScalarNode {
    readonly kind: 'scalar';
    readonly value: string | number | boolean | null;
    /** The value as written, without quotes: `2.10` stays `2.10`. */
    readonly source: string;
    readonly range: Range;
}
export interface ListNode {
    readonly kind: 'list';
    readonly items: readonly Node[];
    readonly range: Range;
}
export interface Entry {
    readonly key: Range;
    readonly node: Node;
    readonly range: Range;
}
export interface MapNode {
    readonly kind: 'map';
    readonly entries: ReadonlyMap<string, Entry>;
    readonly range: Range;
}
/** Why a text could not be read as a document, or only in part. */
export interface DocumentProblem {
    readonly reason: 'unreadable' | 'encoding' | 'limit' | 'syntax' | 'duplicate-key';
    readonly message: string;
    readonly remedy: string;
    readonly span: Span;
    /** For a duplicate key: whether both values are the same, so that it does not matter which one counts. */
    readonly isSame?: boolean;
}
export interface Document {
    /** Without the file's byte order mark. */
    readonly text: string;
    readonly hasMark?: true;
    /** Undefined if the text is empty, contains only comments, or could not be read. */
    readonly root?: Node;
    /** Each comment with its `#`, without its line break; empty if the text could not be read. */
    readonly comments: readonly Range[];
    readonly problems: readonly DocumentProblem[];
    /** Turns offsets into lines and columns. */
    readonly span: (range: Range) => Span;
}
/**
 * The place of a path below `root`. For an entry it is key and value if they are on one line, otherwise the key; if the
 * path does not exist, the nearest existing ancestor.
 */
export declare function locate(root: Node, path: Path, document: Pick<Document, 'span'>): Span;
export declare function nodeAt(root: Node, path: Path): Node | undefined;
/** The number of values in a node, itself included. */
export declare function sizeOf(node: Node): number;
/** The characters of all values in a node. */
export declare function lengthOf(node: Node): number;
/** Whether two nodes have the same value, regardless of place and style. */
export declare function isSameValue(one: Node, other: Node): boolean;
/** Plain values with null prototypes, for validation. */
export declare function toPlain(node: Node): unknown;
/** A plain value as a node without a place; keys without a value are omitted. */
export declare function fromPlain(value: unknown): Node;
/** A map node with some entries replaced, added or, if the value is undefined, removed. */
export declare function withEntries(map: MapNode, changes: Iterable<readonly [string, Entry | undefined]>): MapNode;
