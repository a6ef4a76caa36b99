import { type AttributedObservation } from '../observation/attributed-observation.js';
import type { AcceleratorObservation } from '../observation/observation.js';
import { type ResolvedRequest } from '../observation/resolved-request.js';
/** Hardware that a file of a job shows, resolved with the catalog. */
export interface AttributedHardware extends AttributedObservation {
    readonly observation: AcceleratorObservation;
    readonly request: ResolvedRequest;
}
/** All hardware attributed to a job, in the order of observation. */
export declare const attributedHardware: (attributed: readonly AttributedObservation[]) => AttributedHardware[];
/** The stated requests of a job's launch files that name a model or a count. */
export declare const requestsIn: (hardware: readonly AttributedHardware[]) => AttributedHardware[];
/**
 * The launches of files that the manifest names. A launcher starts one process per accelerator, so they show the count,
 * but less explicitly than a hardware request.
 */
export declare const namedLaunches: (hardware: readonly AttributedHardware[], { listed }: {
    readonly listed: boolean;
}) => AttributedHardware[];
/** Whether a launch only counts processes. Launchers do not depend on the hardware. */
export declare const isProcess: ({ observation, request }: AttributedHardware) => boolean;
