import type { Entry, MapNode, Node, Path } from '../../text/document.js';
/** Where a value of the draft is written. */
export interface Origin {
    /** Steps below the job, as written. */
    readonly from: Path;
    readonly entry: Entry;
    /** One of several things that what is written there says, and not the first of them. */
    readonly isPart?: true;
    /** Taken for granted unless something says otherwise. */
    readonly isImplied?: true;
}
export interface Placed extends Origin {
    /** Steps below the job, in the reference's words. */
    readonly to: Path;
    readonly node: Node;
}
/** Two spellings of one key that say different things. */
export interface Disagreement {
    readonly to: Path;
    readonly first: Placed;
    readonly second: Placed;
}
/** A job in the reference's words while it is being read: values by their keys, each with the place where it is written. */
export declare class JobDraft {
    #private;
    readonly disagreements: Disagreement[];
    get(key: string): Placed | undefined;
    values(): readonly Placed[];
    delete(key: string): void;
    /** Remembers where a section is written, for what is said about it as a whole. */
    open(section: string, entry: Entry): void;
    /** Sets a key; where it is set already, both are taken together, or they disagree. */
    place(key: string, node: Node, origin: Origin, to?: Path): void;
    /** Sets a key that is only implied, where nothing else says it, before or after. */
    imply(key: string, node: Node, origin: Origin, to?: Path): void;
    /** The whole as a mapping, in the order in which it was read. */
    build(job: MapNode): MapNode;
}
