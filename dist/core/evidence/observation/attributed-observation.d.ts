import type { Observation } from './observation.js';
export interface Claim {
    readonly name: string;
    /** The manifest's `task`. For inference jobs, serving is not other work. */
    readonly task?: string;
    /** The manifest's `evidence`. If given, no other launch files count. */
    readonly globs?: readonly string[];
}
/**
 * Why an observation belongs to a job, strongest reason first.
 * `listed`: the manifest lists the file under `evidence`.
 * `namesake`: the file has exactly the job's name.
 * `named`: the file, or the job in it, has a name that contains the job's.
 * `alike`: the file has the job's name without common launch words, or is in a folder with the job's name.
 * `only`: it is the only launch file, next to the only job.
 * `started`: a listed file starts it or passes it to its program.
 * `beside`: it is near the manifest, or the job's own script references it.
 * `above`: it is in a folder above.
 * `elsewhere`: it is elsewhere without a nearer manifest, or in another part of the repository.
 */
export type Attribution = (typeof reasons)[number];
declare const reasons: readonly ['listed', 'namesake', 'named', 'alike', 'only', 'started', 'beside', 'above', 'elsewhere'];
/** Whether the manifest, or a name, points to the file. */
export declare const isPointedAt: ({ attribution }: {
    readonly attribution: Attribution;
}) => boolean;
/** Whether a file is the job's own, not just a nearby one. */
export declare const isOwn: ({ attribution }: {
    readonly attribution: Attribution;
}) => boolean;
/** Whether it is near the job, not near its neighbors or above them. */
export declare const isNear: ({ attribution }: {
    readonly attribution: Attribution;
}) => boolean;
/** Whether a file has the job's name. */
export declare const isCalledAsJob: ({ attribution }: {
    readonly attribution: Attribution;
}) => boolean;
/** An observation with the reason why it belongs to a job. */
export interface AttributedObservation {
    readonly observation: Observation;
    readonly attribution: Attribution;
}
/**
 * Whether a contradiction to a declaration may be an error: a stated value in a file that is pointed to, or in the only
 * possible file. Others warn at most.
 */
export declare const decides: ({ observation, attribution }: AttributedObservation) => boolean;
/**
 * Whether an observation requests hardware, unlike what the jobs of a folder share. Source code and images that only
 * suggest a kind are not requests, and notebooks are trials.
 */
export declare const isLaunch: (seen: Observation) => boolean;
export {};
