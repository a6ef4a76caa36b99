import { type NetworkLoss } from './network-loss.js';
import type { Parallelism } from './parallelism.js';
/** What a chip exchanges with its host, and what hides it. */
export interface HostExchange {
    /** What the host keeps: the optimizer states, or the weights as well. */
    readonly offload: 'optimizer' | 'all';
    /** Undefined: the devices share one copy. */
    readonly parallelism?: Parallelism | undefined;
    readonly chips: number;
    readonly parameters: number;
    /** A frozen base has no gradients to return. */
    readonly isFrozen: boolean;
    readonly stepFlops: number;
    readonly microSteps?: number | undefined;
}
/**
 * What a run loses to the link between its chips and their hosts, if that is PCIe.
 *
 * Formula: offloaded optimizer states send 2 bytes per trained parameter to the host and 2 back in a step (ZeRO-Offload,
 * arXiv 2101.06840, section 3). Offloaded weights are fetched for the forward and the backward pass of each micro-batch
 * (ZeRO-Infinity, arXiv 2104.07857, section 4). Devices that share a copy fetch their parts of it.
 */
export declare function offloadLoss(exchange: HostExchange, sustainedTflops: number): NetworkLoss;
