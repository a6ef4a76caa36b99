import type { Interval } from './interval.js';
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
/** What a run exchanges outside its fast domains, as shares of the time to compute a step at the usual MFU. */
export interface NetworkLoss {
    /** Time to sum layers, which is added to the computation. */
    readonly added: number;
    /** Time to exchange weights or gradients, which the computation hides as long as it is shorter. */
    readonly hidden: number;
    readonly assumptions: readonly string[];
}
/** GB/s of a card with sixteen lanes of PCIe 4, in one direction. */
export declare const pcieGBps = 31;
/** An exchange takes from 0.6 of to 1.5 times the usual time: collectives reach 0.4 to 1 of the line rate. */
export declare const EXCHANGE_BAND: Interval;
export declare const noLoss: NetworkLoss;
/**
 * What a run loses to its network: summing each layer over devices without a fast link, and exchanging weights or
 * gradients between hosts in each step. The computation hides the second as long as it is shorter.
 */
export declare function networkLoss(network: Network, exchange: Exchange, sustainedTflops: number): NetworkLoss;
/** Whether all devices with other data share the weights of one copy. */
export declare const gathersWeights: (parallelism: Parallelism | undefined) => boolean;
/** Devices that hold different parts of each copy. */
export declare const modelParallel: (parallelism: Parallelism | undefined) => number;
