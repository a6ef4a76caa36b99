import type { MapNode } from '../../text/document.js';
import { type Disagreement, type Origin, type Placed } from './job-draft.js';
import { type ReadingProblem } from './reading-problems.js';
/** A job in canonical keys, and how it was read. Paths are steps below the job. */
export interface JobReading {
    readonly node: MapNode;
    /** Values and keys that differ from the reference's spelling: `--fix` writes them. */
    readonly values: readonly Placed[];
    readonly otherKeys: readonly Placed[];
    /** What was not read, with its place. */
    readonly notRead: readonly Origin[];
    readonly disagreements: readonly Disagreement[];
    /** Mistakes that the schema cannot see, because no key has the value. */
    readonly problems: readonly ReadingProblem[];
    readonly openBatch: Placed | undefined;
}
/**
 * Reads a job as people write it, by the rules of docs/spellings.md: a key is in its section or in the job, an alias
 * means one key, containers are transparent, and everything else is skipped. Values that a key cannot have stay as
 * written, and the schema reports them. `known` are values already read from another program's mapping, where no name
 * is a misspelling.
 */
export declare function readJob(job: MapNode, known?: readonly Placed[]): JobReading;
