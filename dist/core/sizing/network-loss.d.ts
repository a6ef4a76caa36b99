import type { Parallelism } from './parallelism.js';
/** What connects the devices of a job. */
export interface Network {
    readonly devices: number;
    readonly devicesPerHost: number;
    /** Devices in a fast domain. MFU already includes their exchange. */
    readonly fastDomain: number;
    /** GB/s of one host's network, in one direction; undefined if unknown. */
    readonly hostGBps?: number | undefined;
}
/** What a step computes and exchanges. */
export interface Exchange {
    readonly parallelism?: Parallelism | undefined;
    readonly parameters: number;
    readonly hiddenSize: number;
    /** Operations of one optimizer step over all devices; undefined if the batch is unknown. */
    readonly stepFlops?: number | undefined;
    /** Micro-batches of one optimizer step. Weights that are split over the devices are gathered for each. */
    readonly microSteps?: number | undefined;
    /** A frozen base has no gradients to exchange. */
    readonly isFrozen: boolean;
}
/** What a run loses to exchange outside its fast domains. */
export interface NetworkLoss {
    /** How many times longer the run takes. */
    readonly factor: number;
    /** Time to exchange weights or gradients over time to compute a step, if above 1. */
    readonly exchange?: number;
    readonly assumptions: readonly string[];
}
/**
 * What a run loses to its network: summing each layer over devices without a fast link, and exchanging weights or
 * gradients between hosts in each step. The computation hides the second as long as it is shorter.
 */
export declare function networkLoss(network: Network, exchange: Exchange, sustainedTflops: number): NetworkLoss;
