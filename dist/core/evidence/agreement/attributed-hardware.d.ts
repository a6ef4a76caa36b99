import { type AttributedObservation } from '../observation/attributed-observation.js';
import type { AcceleratorObservation } from '../observation/observation.js';
import { type ResolvedRequest } from '../observation/resolved-request.js';
/** Hardware that a file of a job shows, read through the catalog. */
export interface AttributedHardware extends AttributedObservation {
    readonly observation: AcceleratorObservation;
    readonly request: ResolvedRequest;
}
/** All hardware that is attributed to a job, in the order in which it was observed. */
export declare const attributedHardware: (attributed: readonly AttributedObservation[]) => AttributedHardware[];
/** What the launch files of a job ask for in earnest: they state so, and say which or how much. */
export declare const requestsIn: (hardware: readonly AttributedHardware[]) => AttributedHardware[];
/**
 * The launches of files that the manifest names. A launcher starts one process for each accelerator, so that they show
 * how many there are, though not in as many words as a request for hardware.
 */
export declare const namedLaunches: (hardware: readonly AttributedHardware[], { listed }: {
    readonly listed: boolean;
}) => AttributedHardware[];
/** A launch that states how many processes there are: launchers are the same for all hardware. */
export declare const isProcess: ({ observation, request }: AttributedHardware) => boolean;
