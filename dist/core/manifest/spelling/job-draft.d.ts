import type { Entry, MapNode, Node, Path } from '../../text/document.js';
import type { ReadingProblem } from './reading-problems.js';
/** Where a value of the draft is written. */
export interface Origin {
    /** Steps below the job, as written. */
    readonly from: Path;
    readonly entry: Entry;
    /** One of several statements in the same text, but not the first. */
    readonly isPart?: true;
    /** Assumed unless something else declares the key. */
    readonly isImplied?: true;
}
export interface Placed extends Origin {
    /** Steps below the job, in canonical keys. */
    readonly to: Path;
    readonly node: Node;
}
/** Two spellings of one key with different values. */
export interface Disagreement {
    readonly to: Path;
    readonly first: Placed;
    readonly second: Placed;
}
/** A job during reading: values by canonical key, each with its place. */
export declare class JobDraft {
    #private;
    readonly disagreements: Disagreement[];
    /** What was not read, with its place. */
    readonly notRead: Origin[];
    /** Values that count only if nothing else sets their key; otherwise they are not read. */
    readonly onlyIfAlone: Placed[];
    /** Mistakes that the schema cannot see, because no key has the value. */
    readonly problems: ReadingProblem[];
    /** A batch size that may be per accelerator or global. */
    openBatch: Placed | undefined;
    get(key: string): Placed | undefined;
    /** The text of a key; empty if unset. */
    text(key: string): string;
    number(key: string): number | undefined;
    /** Resolves the names of accelerator and machine. */
    get accelerator(): import("../../catalog/names/accelerator-name.ts").AcceleratorName | undefined;
    get machine(): import("../../catalog/machines/machine.ts").Machine | undefined;
    values(): readonly Placed[];
    delete(key: string): void;
    /** Removes and returns a key that means something only together with others. */
    take(key: string): Placed | undefined;
    /** Overwrites a key. */
    replace(key: string, node: Node, origin: Origin): void;
    /** Remembers the place of a section, for findings about it as a whole. */
    open(section: string, entry: Entry): void;
    /** Sets a key. If it is already set, combines both values or records a disagreement. */
    place(key: string, node: Node, origin: Origin, to?: Path): void;
    /** Sets a key unless it is declared elsewhere, before or after. Several implied values of a list are combined. */
    imply(key: string, node: Node, origin: Origin, to?: Path): void;
    /** The draft as a mapping, in reading order. */
    build(job: MapNode): MapNode;
}
export declare function numberAt({ node }: Pick<Placed, 'node'>): number | undefined;
