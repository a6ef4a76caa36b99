import type { AcceleratorKind } from '../../catalog/accelerator.js';
import type { StackObservation } from './observation.js';
export type BackEnd = 'nvidia' | 'amd' | 'intel' | 'tpu' | 'neuron' | 'gaudi';
/** The software stack of a base image or a set of packages, and the hardware that it supports. */
export interface SoftwareStack {
    readonly id: StackObservation['stack'];
    readonly name: string;
    /** Both are absent for the CPU. */
    readonly backEnd?: BackEnd;
    readonly kind?: AcceleratorKind;
}
export declare const softwareStacks: Readonly<Record<StackObservation['stack'], SoftwareStack>>;
