import type { JobPart } from '../../manifest/job-reader.js';
import type { Placed } from '../../manifest/spelling/job-draft.js';
import { type Node, type Path } from '../../text/document.js';
/** What one entry of a job declares in another spelling or at another place than the reference. */
export interface OtherWords {
    /** Steps below the job, as written. */
    readonly from: Path;
    /** Everything that the entry declares, its own value first. */
    readonly placed: readonly [Placed, ...Placed[]];
    /** Its key changes, not only its value. */
    readonly isKey: boolean;
}
/** The entries of a job that differ from the reference. Disagreements between two of them are left to their author. */
export declare function otherWords({ map, reading }: JobPart): OtherWords[];
/** Another program's mapping that is a section of the reference under another name. */
export interface OtherSection {
    readonly from: Path;
    readonly to: Path;
    readonly words: readonly OtherWords[];
}
/** Mappings whose values all belong to one section that the job does not have yet. */
export declare function otherSections({ map, reading }: JobPart, words: readonly OtherWords[]): OtherSection[];
/** What a mapping's presence declares: it is written once the mapping is removed. */
export declare const isImplied: ({ isPart, entry }: Placed) => boolean;
export declare const isOtherwise: ({ node }: Pick<Placed, 'node'>, written: Node) => boolean;
export declare const startsWith: (path: Path, start: Path) => boolean;
