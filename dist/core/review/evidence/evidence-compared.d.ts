import type { Facts } from '../../rules/facts.js';
/** A part of a declaration that files can confirm, or the total of launches that run at once. */
export type ComparedTopic = 'framework' | 'kind' | 'model' | 'count' | 'total';
/** Which parts of a declaration were compared with the files, and why the rest was not. */
export interface EvidenceCompared {
    /** Files with evidence about the job. */
    readonly files: number;
    readonly compared: readonly ComparedTopic[];
    readonly notCompared: readonly {
        readonly what: ComparedTopic;
        readonly because: string;
    }[];
}
/**
 * How many of a job's listed files state the count that it is compared with; undefined if all do, or none are listed.
 */
export declare function filesCounting({ evidence }: Facts): number | undefined;
/** Undefined without a repository. Omits undeclared parts. */
export declare function evidenceCompared(facts: Facts): EvidenceCompared | undefined;
