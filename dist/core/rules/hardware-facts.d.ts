import { type Accelerator, type AcceleratorKind } from '../catalog/accelerator.js';
import { type Availability, networksOf } from '../catalog/availability.js';
import type { Machine } from '../catalog/machines/machine.js';
import { type OnlyMachines } from '../catalog/machines/sold-sizes.js';
import { type AcceleratorName } from '../catalog/names/accelerator-name.js';
import { type Provider } from '../catalog/names/providers.js';
import { type Platform } from '../catalog/software/platforms.js';
import type { BackEnd } from '../evidence/observation/software-stacks.js';
import type { JobDeclaration } from '../manifest/schema.js';
import { type NetworkFacts } from './job-network.js';
type DeclaredHardware = NonNullable<JobDeclaration['hardware']>;
export interface HardwareFacts extends NetworkFacts {
    readonly kind?: AcceleratorKind;
    /** The vendor, if all candidates share one. */
    readonly vendor?: string;
    /**
     * For people: "TPU v5e-64", "8× H100". Words unknown to the catalog are quoted; without a name it is "undeclared
     * hardware".
     */
    readonly label: string;
    /** The name alone: "A100 SXM 80 GB", or "A100" if several versions are possible. */
    readonly accelerator: string;
    /** One accelerator as the subject of a sentence: "H100", or "an AWS Neuron chip" if only the kind is named. */
    readonly one: string;
    /** The accelerators that the name may stand for: one if unambiguous, all of a kind for a word like `gpu`. */
    readonly candidates: readonly Accelerator[];
    /** Cards or chips of the whole job. */
    readonly count?: number;
    readonly nodes?: number;
    readonly machine?: Machine;
    /** The provider whose machine type it is. */
    readonly machineOwner?: Provider;
    /** The accelerator of the machine type, whatever else the manifest names. */
    readonly machineHolds?: Accelerator;
    readonly name?: AcceleratorName;
    readonly provider?: Provider;
    /** The platforms of all candidates; empty if only the kind is known. */
    readonly platforms: readonly Platform[];
    /** Names of the software and of the kernel languages for it, if all candidates share a platform. */
    readonly software: string;
    readonly kernelLanguages: string;
    /** The software stack of the hardware, if packages and images are built for it. */
    readonly backEnd?: BackEnd;
    /** Limits on where it is available, if there is one candidate. */
    readonly availability?: Availability;
    /** The only provider of all candidates. */
    readonly rentedFrom?: Provider;
    /** The provider rents the candidates only in these machines. */
    readonly onlyMachines?: OnlyMachines;
    /** The only networks between the provider's hosts. */
    readonly networks?: ReturnType<typeof networksOf>;
    /** Chips along each axis, smallest first. */
    readonly topology?: string;
    /** The provider as written, if the catalog does not know it. */
    readonly providerWord?: string;
    readonly declared: DeclaredHardware;
    /** The declared memory, if it is less than the named accelerator has. */
    readonly lesserMemoryGiB?: number;
}
/** The catalog's view of the declared hardware. An ambiguous name keeps all its candidates. */
export declare function hardwareFacts(declared: DeclaredHardware): HardwareFacts;
export {};
