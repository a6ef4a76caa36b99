import type { Interval } from '../interval.js';
import type { MemoryJob } from '../job.js';
import { type MemoryParts } from './parts.js';
import { type OneAtATime } from './usual-choices.js';
export interface MemoryInput extends MemoryJob {
    /** Memory of one device that the framework sees: memory of the chip / devices per chip. */
    readonly capacityPerDeviceGiB: number;
    readonly kind: 'gpu' | 'tpu' | 'other';
}
export interface MemoryEstimate {
    /**
     * `does-not-fit`: even the most frugal way that the declaration leaves open needs more than a device has. `fits`: the
     * usual way needs no more, even where all that is uncertain about it takes the most. `unknown`: neither.
     */
    readonly verdict: 'fits' | 'does-not-fit' | 'unknown';
    /** The most frugal way that the declaration leaves open: with tricks where it does not fit without. */
    readonly leastPerDeviceGiB: number;
    readonly leastPartsGiB: MemoryParts;
    /**
     * From there to the most that the usual way may take; absent where the architecture does not tell the activations, or
     * nobody says how many samples are trained at a time.
     */
    readonly perDeviceGiB?: Interval;
    /** The usual way; absent where the architecture does not tell the activations. */
    readonly usual?: UsualMemory;
    readonly capacityPerDeviceGiB: number;
    /** Keys of the manifest that would tell, where the verdict is unknown. */
    readonly needs: readonly string[];
    /** What the estimate takes for granted because the manifest does not say it. */
    readonly assumptions: readonly string[];
}
export interface UsualMemory {
    readonly perDeviceGiB: number;
    /** Absent where one at a time fits, and nobody says how many are computed at a time. */
    readonly fits?: boolean;
    /** What is assumed to be computed one at a time, where that is not declared and memory depends on it. */
    readonly oneAtATime?: OneAtATime;
    /** The devices over which it is assumed to be sharded, where no layout is declared and a copy on each would not fit. */
    readonly shardedOver?: number;
    readonly partsGiB: MemoryParts;
    /** What waits in the memory of the host for each device; absent where nothing is offloaded. */
    readonly onHostGiB?: number;
}
/**
 * Memory of one device, and whether the job fits on it. `undefined` where the parameters are not declared.
 *
 * What is not declared is chosen three ways. Least: the most frugal (sharded over all devices, gradients freed in the
 * backward pass, everything recomputed, a micro-batch of one, no buffers), so that an undeclared fact accuses nobody.
 * Likely: the usual one, which `assumptions` lists (see `usual-choices.ts`). Most: the usual one with its whole share of
 * the batch at once, where gradients, activations, logits and buffers take as much as they are known to.
 */
export declare function estimateMemory(input: MemoryInput): MemoryEstimate | undefined;
