import type { Observation } from './observation.js';
/** A job that may have evidence. */
export interface Claim {
    readonly name: string;
    /** The manifest's `task`: serving is what an inference job is about. */
    readonly task?: string;
    /** The manifest's `evidence`: then these files, and no other launch files. */
    readonly globs?: readonly string[];
}
/**
 * Why an observation is a job's, from the strongest reason to the weakest:
 * `listed`: the manifest lists the file under `evidence`; `namesake`: the file is called exactly as the job;
 * `named`: the file, or what it calls its job, carries the job's name; `alike`: it is called as the job is but for words
 * that any launch is called by, or lies in a folder called so; `only`: it is the one launch file beside the one job;
 * `beside`: it lies with the manifest, or is named by the job's own script; `above`: it lies in a folder above;
 * `elsewhere`: it lies elsewhere, where no manifest is nearer, or is of another part of the repository.
 */
export type Attribution = (typeof reasons)[number];
declare const reasons: readonly ['listed', 'namesake', 'named', 'alike', 'only', 'beside', 'above', 'elsewhere'];
/** Whether the manifest, or a name, points at the file. */
export declare const isPointedAt: ({ attribution }: {
    readonly attribution: Attribution;
}) => boolean;
/** Whether a file is the job's own rather than one that lies about. */
export declare const isOwn: ({ attribution }: {
    readonly attribution: Attribution;
}) => boolean;
/** Whether it lies with the job, and not with its neighbors or above them all. */
export declare const isNear: ({ attribution }: {
    readonly attribution: Attribution;
}) => boolean;
/** Whether a file is called as the job is. */
export declare const isCalledAsJob: ({ attribution }: {
    readonly attribution: Attribution;
}) => boolean;
/** An observation that is attributed to a job. */
export interface AttributedObservation {
    readonly observation: Observation;
    readonly attribution: Attribution;
}
/**
 * Whether a contradiction to a declaration may be an error: a request in a file that is pointed at, or in the only one that
 * can be meant. All else warns at most.
 */
export declare const decides: ({ observation, attribution }: AttributedObservation) => boolean;
/**
 * What a launch file asks for, as opposed to what the jobs of a folder share: sources and images that merely suggest a
 * kind of accelerator ask for nothing, and a notebook launches what somebody tries.
 */
export declare const isLaunch: (seen: Observation) => boolean;
export {};
