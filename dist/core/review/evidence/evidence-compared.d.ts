import type { Facts } from '../../rules/facts.js';
/** What a declaration says that the files of a repository can bear out, and the total of launches that run at once. */
export type ComparedTopic = 'framework' | 'kind' | 'model' | 'count' | 'total';
/** What of a declaration was compared with the files of the repository, and why the rest was not. */
export interface EvidenceCompared {
    /** How many files showed something of the job. */
    readonly files: number;
    readonly compared: readonly ComparedTopic[];
    readonly notCompared: readonly {
        readonly what: ComparedTopic;
        readonly because: string;
    }[];
}
/**
 * How many of the files that a job lists state the number that it is compared with; undefined where all do, or where it
 * lists none.
 */
export declare function filesCounting({ evidence }: Facts): number | undefined;
/** Undefined where no repository was looked at. Of what the manifest does not declare nothing is said. */
export declare function evidenceCompared(facts: Facts): EvidenceCompared | undefined;
