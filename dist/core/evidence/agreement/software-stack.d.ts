import type { AttributedObservation } from '../observation/attributed-observation.js';
import type { StackObservation } from '../observation/observation.js';
import { type Ambiguity, type Fact } from './agreement.js';
export type BackEnd = 'nvidia' | 'amd' | 'intel' | 'tpu' | 'neuron' | 'gaudi';
/** The software that a base image or a set of packages is built on, with the hardware that it drives. */
export interface SoftwareStack {
    readonly id: StackObservation['stack'];
    readonly name: string;
    /** Absent for the processor's own. */
    readonly backEnd?: BackEnd;
}
export declare const softwareStacks: Readonly<Record<StackObservation['stack'], SoftwareStack>>;
export declare function stacksOf(attributed: readonly AttributedObservation[], ambiguities: Ambiguity[]): {
    dependencyStack: Fact<SoftwareStack> | undefined;
    dependencyFamilies: string[] | undefined;
    imageStack: Fact<SoftwareStack> | undefined;
    imageArchitecture: Fact<"amd64" | "arm64"> | undefined;
};
