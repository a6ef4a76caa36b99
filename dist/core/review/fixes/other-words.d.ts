import type { JobPart } from '../../manifest/job-reader.js';
import type { Placed } from '../../manifest/spelling/job-draft.js';
import { type Node, type Path } from '../../text/document.js';
/** What one entry of a job says in other words than the reference's, or at another place. */
export interface OtherWords {
    /** Steps below the job, as written. */
    readonly from: Path;
    /** All that the entry says, what is written itself first. */
    readonly placed: readonly [Placed, ...Placed[]];
    /** Whether its key changes, and not only its value. */
    readonly isKey: boolean;
}
/** The entries of a job that are not written as the reference has them. What two of them disagree on stays with its author. */
export declare function otherWords({ map, reading }: JobPart): OtherWords[];
/** A mapping of another program that is a section of the reference under another name. */
export interface OtherSection {
    readonly from: Path;
    readonly to: Path;
    readonly words: readonly OtherWords[];
}
/** Mappings all of whose values belong into one section that the job does not have yet. */
export declare function otherSections({ map, reading }: JobPart, words: readonly OtherWords[]): OtherSection[];
/** What a mapping says by being there: it is written once the mapping goes. */
export declare const isImplied: ({ isPart, entry }: Placed) => boolean;
export declare const isOtherwise: ({ node }: Pick<Placed, 'node'>, written: Node) => boolean;
export declare const startsWith: (path: Path, start: Path) => boolean;
