import { type HostMemory } from '../catalog/machines/host-memory.js';
import type { JobDeclaration } from '../manifest/schema.js';
import type { UsualMemory } from '../sizing/memory/memory.js';
import type { RequestedHardware } from './job-network.js';
/** What a job keeps in the memory of its hosts, and what they have; all hosts together. */
export interface HostFacts extends HostMemory {
    /** The usual way. */
    readonly usualGiB: number;
    /** What hosts have that hold so many accelerators and no more. */
    readonly wholeGiB: number;
}
/** Undefined where nothing is offloaded, or where the hosts are not known. */
export declare function hostFacts(usual: UsualMemory | undefined, asked: RequestedHardware): HostFacts | undefined;
/** Weights that a device fetches from its host for each pass, over PCIe and nothing faster. */
export interface StreamedWeights {
    readonly movedGiB: number;
    /** At the least. */
    readonly seconds: number;
}
/** Undefined where nothing is fetched, or where a faster link than PCIe may do it. */
export declare function streamedWeights({ task, scale }: JobDeclaration, usual: UsualMemory | undefined, { candidates }: RequestedHardware): StreamedWeights | undefined;
