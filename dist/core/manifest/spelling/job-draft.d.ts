import type { Entry, MapNode, Node, Path } from '../../text/document.js';
import type { ReadingProblem } from './reading-problems.js';
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
    /** What was not read, each with the place where it stands. */
    readonly notRead: Origin[];
    /** Mistakes that the schema does not see, because nothing stands at a key of its own. */
    readonly problems: ReadingProblem[];
    /** A batch of which nobody can say whether it is of each accelerator or of all. */
    openBatch: Placed | undefined;
    get(key: string): Placed | undefined;
    /** The text of a key; an empty one where nothing is set. */
    text(key: string): string;
    /** The whole number at a key. */
    number(key: string): number | undefined;
    /** What the accelerator's name says, and the machine's. */
    get accelerator(): import("../../catalog/names/accelerator-name.ts").AcceleratorName | undefined;
    get machine(): import("../../catalog/machines/machine.ts").Machine | undefined;
    values(): readonly Placed[];
    delete(key: string): void;
    /** Takes a key out, where it says something only together with others. */
    take(key: string): Placed | undefined;
    /** Sets a key anew, whatever is set. */
    replace(key: string, node: Node, origin: Origin): void;
    /** Remembers where a section is written, for what is said about it as a whole. */
    open(section: string, entry: Entry): void;
    /** Sets a key; where it is set already, both are taken together, or they disagree. */
    place(key: string, node: Node, origin: Origin, to?: Path): void;
    /** Sets a key that is only implied, where nothing else says it, before or after. */
    imply(key: string, node: Node, origin: Origin, to?: Path): void;
    /** The whole as a mapping, in the order in which it was read. */
    build(job: MapNode): MapNode;
}
export declare function numberAt({ node }: Pick<Placed, 'node'>): number | undefined;
