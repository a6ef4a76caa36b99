import type { MapNode } from '../../text/document.js';
import { type Disagreement, type Origin, type Placed } from './job-draft.js';
import { type ReadingProblem } from './reading-problems.js';
/** A job in the reference's words, and how it came to them. Paths are steps below the job. */
export interface JobReading {
    readonly node: MapNode;
    /** What is said in other words, or at another key, than the reference has: what `--fix` writes. */
    readonly values: readonly Placed[];
    readonly otherKeys: readonly Placed[];
    /** What was not read, each with the place where it stands. */
    readonly notRead: readonly Origin[];
    readonly disagreements: readonly Disagreement[];
    /** Mistakes that the schema does not see, because nothing stands at a key of its own. */
    readonly problems: readonly ReadingProblem[];
    readonly openBatch: Placed | undefined;
}
/**
 * Reads a job as people write it, by the few rules of docs/spellings.md: a key stands in its section or in the job, an
 * alias stands for one key, containers are transparent, and whatever else stands there is not read. What a key cannot
 * hold stays as it is written, and the schema says what is wrong with it. `known` are values that are read already, where
 * the mapping is another program's: of that no name is a slip.
 */
export declare function readJob(job: MapNode, known?: readonly Placed[]): JobReading;
