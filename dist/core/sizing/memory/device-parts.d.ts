import { type Bound } from '../bound.js';
import type { MemoryJob } from '../job.js';
import type { Layout } from '../parallelism.js';
import { type TransformerShape } from '../transformer-shape.js';
import type { MemoryParts } from './parts.js';
export interface MemoryInput extends MemoryJob {
    /** Memory of one device as the framework sees it: memory of the chip / devices per chip. */
    readonly capacityPerDeviceGiB: number;
    readonly kind: 'gpu' | 'tpu' | 'other';
}
export declare const isOffloaded: ({ offload }: MemoryInput) => boolean;
/** Bytes of one device's states on the host: all of them, less those on the device. */
export declare function hostBytes(input: MemoryInput, parameters: number, layout: Layout): number;
/** `layout` undefined: sharded over an unknown number of devices, so only the runtime remains in the limit. */
export declare function lowParts(input: MemoryInput, parameters: number, layout: Layout | undefined, bound: 'frugal' | 'least'): MemoryParts;
/** All parts at one bound. Unknown activations count as zero at the low bounds. */
export declare function partsOf(input: MemoryInput, parameters: number, layout: Layout, bound: Bound): MemoryParts | undefined;
/** Encoders, contrastive and diffusion models answer in one pass, and keep nothing from one token to the next. */
export declare const writesTokens: (input: MemoryInput, { vocabulary }: TransformerShape) => boolean;
