import type { Interval } from '../interval.js';
import { type MemoryInput } from './device-parts.js';
import { type MemoryParts } from './parts.js';
import { type OneAtATime } from './usual-choices.js';
export interface MemoryEstimate {
    /**
     * `does-not-fit`: even the most frugal way that the declaration allows needs more than a device has. `fits`: the
     * usual way fits, even with the largest value for everything uncertain. `unknown`: neither.
     */
    readonly verdict: 'fits' | 'does-not-fit' | 'unknown';
    /**
     * The most frugal way that the declaration allows; with memory-saving tricks only if it does not fit without them.
     */
    readonly leastPerDeviceGiB: number;
    readonly leastPartsGiB: MemoryParts;
    /**
     * Where the need probably is. The verdict is stricter. Undefined if the architecture does not determine the
     * activations, or the number of samples per step is unknown.
     */
    readonly perDeviceGiB?: Interval;
    /** Undefined if the architecture does not determine the activations. */
    readonly usual?: UsualMemory;
    readonly capacityPerDeviceGiB: number;
    /** Manifest keys that would settle an unknown verdict. */
    readonly needs: readonly string[];
    /** What the estimate assumes because the manifest does not declare it. */
    readonly assumptions: readonly string[];
}
export interface UsualMemory {
    readonly perDeviceGiB: number;
    /** Undefined if one at a time fits, but the batch is undeclared. */
    readonly fits?: boolean;
    /** Set if memory depends on an undeclared batch, which is assumed to be one. */
    readonly oneAtATime?: OneAtATime;
    /**
     * Devices that are assumed to share the states: no layout is declared, and a replica on each device would not fit.
     */
    readonly shardedOver?: number;
    readonly partsGiB: MemoryParts;
    /** How a served model is spread. */
    readonly served?: {
        /** Devices that hold one copy of the weights together. */
        readonly devicesPerCopy: number;
        /** Samples or sequences on all devices together that this memory is for. */
        readonly atOnce: number;
    };
    /** Memory that each device takes on its host; undefined without offloading. */
    readonly onHostGiB?: number;
}
/**
 * Memory of one device, and whether the job fits. `undefined` if the parameters are undeclared.
 *
 * Undeclared choices are made three ways. Least: the most frugal (sharded over all devices, gradients freed in the
 * backward pass, full recomputation, a micro batch of one, no buffers), so that an undeclared fact never causes a
 * finding. Likely: the usual choice, listed in `assumptions` (see `usual-choices.ts`). Most: the usual choice with its
 * whole share of the batch at once, and the largest known gradients, activations, logits and buffers.
 */
export declare function estimateMemory(input: MemoryInput): MemoryEstimate | undefined;
