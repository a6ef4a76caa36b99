import type { MapNode, Node } from '../../text/document.js';
import { type Disagreement, type Origin, type Placed } from './job-draft.js';
/** A job in the reference's words, and how it came to them. Paths are steps below the job. */
export interface JobReading {
    readonly node: MapNode;
    /** What is said in other words, or at another key, than the reference has: what `--fix` writes. */
    readonly values: readonly Placed[];
    readonly otherKeys: readonly Placed[];
    /** Keys that say nothing about the choice of hardware. */
    readonly passedOver: readonly Origin[];
    readonly disagreements: readonly Disagreement[];
    /** Words where keys are expected, that say nothing that is known. */
    readonly notUnderstood: readonly LooseWord[];
}
/** A word that stands where a section's keys are expected. */
export interface LooseWord {
    readonly section: string;
    readonly node: Node;
}
/**
 * Reads a job as people write it: keys and values in other spellings, in other sections and in the mappings of other
 * programs become those of the reference, each keeping its place. What is not understood stays as it is written, and
 * the schema says what is wrong with it.
 */
export declare function readJob(job: MapNode): JobReading;
