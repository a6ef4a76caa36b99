import { type HostMemory } from '../catalog/machines/host-memory.js';
import type { JobDeclaration } from '../manifest/schema.js';
import type { UsualMemory } from '../sizing/memory/memory.js';
import type { RequestedHardware } from './job-network.js';
/** What a job offloads to its hosts and what these have, summed over all hosts. */
export interface HostFacts extends HostMemory {
    /** With the usual choices. */
    readonly usualGiB: number;
    /** Memory of hosts with exactly this many accelerators. */
    readonly wholeGiB: number;
}
/** Undefined without offloading, or if the hosts are unknown. */
export declare function hostFacts(usual: UsualMemory | undefined, asked: RequestedHardware): HostFacts | undefined;
/** Weights that a device fetches from its host for each pass, with no link faster than PCIe. */
export interface StreamedWeights {
    readonly movedGiB: number;
    /** A lower bound. */
    readonly seconds: number;
}
/** Undefined if nothing is fetched, or a link faster than PCIe may exist. */
export declare function streamedWeights({ task, scale }: JobDeclaration, usual: UsualMemory | undefined, { candidates }: RequestedHardware): StreamedWeights | undefined;
