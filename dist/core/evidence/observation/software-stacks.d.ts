import type { AcceleratorKind } from '../../catalog/accelerator.js';
import type { StackObservation } from './observation.js';
export type BackEnd = 'nvidia' | 'amd' | 'intel' | 'tpu' | 'neuron' | 'gaudi';
/** The software that a base image or a set of packages is built on, with the hardware that it drives. */
export interface SoftwareStack {
    readonly id: StackObservation['stack'];
    readonly name: string;
    /** Both are absent for the processor's own. */
    readonly backEnd?: BackEnd;
    readonly kind?: AcceleratorKind;
}
export declare const softwareStacks: Readonly<Record<StackObservation['stack'], SoftwareStack>>;
