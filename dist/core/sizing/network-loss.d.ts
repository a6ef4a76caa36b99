import type { Parallelism } from './parallelism.js';
/** What connects the devices of a job, as far as it is known. */
export interface Network {
    readonly devices: number;
    readonly devicesPerHost: number;
    /** Devices that a fast link joins: what they exchange is in the share of the peak that runs reach. */
    readonly fastDomain: number;
    /** GB/s of one host's network, in one direction; absent where it is not known. */
    readonly hostGBps?: number | undefined;
}
/** What a step computes and exchanges. */
export interface Exchange {
    readonly parallelism?: Parallelism | undefined;
    readonly parameters: number;
    readonly hiddenSize: number;
    /** Operations of one optimizer step over all devices; absent where the batch is not known. */
    readonly stepFlops?: number | undefined;
    /** A frozen base has no gradients to exchange. */
    readonly isFrozen: boolean;
}
/** What a run loses to the exchanges that no fast link carries. */
export interface NetworkLoss {
    /** How many times longer it takes. */
    readonly factor: number;
    /** How many times as long as a step computes it exchanges weights or gradients, where that is longer. */
    readonly exchange?: number;
    readonly assumptions: readonly string[];
}
/**
 * What a run loses to its network: summing each layer over devices that no fast link joins, and exchanging weights or
 * gradients between hosts in each step. The second is hidden behind the computation as long as it is shorter.
 */
export declare function networkLoss(network: Network, exchange: Exchange, sustainedTflops: number): NetworkLoss;
