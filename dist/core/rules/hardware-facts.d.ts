import { type Accelerator, type AcceleratorKind } from '../catalog/accelerator.js';
import { type Availability, networksOf } from '../catalog/availability.js';
import type { Machine } from '../catalog/machines/machine.js';
import { type OnlyMachines } from '../catalog/machines/sold-sizes.js';
import { type AcceleratorName } from '../catalog/names/accelerator-name.js';
import { type Provider } from '../catalog/names/providers.js';
import { type Platform } from '../catalog/software/platforms.js';
import type { BackEnd } from '../evidence/agreement/software-stack.js';
import type { JobDeclaration } from '../manifest/schema.js';
import { type DeclaredLink } from './job-network.js';
type DeclaredHardware = NonNullable<JobDeclaration['hardware']>;
export interface HardwareFacts {
    readonly kind?: AcceleratorKind;
    /** Whose it is, where all that the name may stand for is of one vendor. */
    readonly vendor?: string;
    /** For people: "TPU v5e-64", "8× H100"; in quotes what the catalog does not know; "undeclared hardware" where nothing is named. */
    readonly label: string;
    /** The name alone, of one of them: "A100 SXM 80 GB", or "A100" where that may be several. */
    readonly accelerator: string;
    /** One of them, as the subject of a sentence: "H100", or "an AWS Neuron chip" where only the kind is named. */
    readonly one: string;
    /** The accelerators that the name may stand for: one where it is unambiguous, all of a kind for a word such as `gpu`. */
    readonly candidates: readonly Accelerator[];
    /** Accelerators in all: cards, or chips. */
    readonly count?: number;
    readonly nodes?: number;
    /** Devices of one machine, declared or the most that the catalog knows. */
    readonly devicesPerHost?: number;
    /** Devices that a fast link (NVLink, Infinity Fabric, ICI) joins; those of one card where the part has none. */
    readonly fastDomain?: number;
    /** Whether no link but PCIe joins its cards, whichever part the name stands for. */
    readonly linkJoinsNothing?: boolean;
    /** What is declared to join its cards and its machines; words that the catalog does not know are left out. */
    readonly links: readonly DeclaredLink[];
    /** Whether the only network that is declared between its machines is Ethernet, where that is not a fast one. */
    readonly isOnPlainEthernet: boolean;
    /** The word for what joins its cards, where the part is known. */
    readonly ownLink?: string;
    readonly machine?: Machine;
    /** Whose name the machine type is. */
    readonly machineOwner?: Provider;
    /** What the machine type holds, whatever the manifest names beside it. */
    readonly machineHolds?: Accelerator;
    readonly name?: AcceleratorName;
    readonly provider?: Provider;
    /** The platforms of all that the name may stand for; none where the kind is all that is known. */
    readonly platforms: readonly Platform[];
    /** What software for it is called, and what kernels for it are written in, where it is of one platform. */
    readonly software: string;
    readonly kernelLanguages: string;
    /** The software stack that drives it, where it is one that packages and images are built for. */
    readonly backEnd?: BackEnd;
    /** What limits where it can be had, where it is one part. */
    readonly availability?: Availability;
    /** The only provider of all that the name may stand for. */
    readonly rentedFrom?: Provider;
    /** The only machines in which the provider rents out any of them. */
    readonly onlyMachines?: OnlyMachines;
    /** The only networks between the provider's machines. */
    readonly networks?: ReturnType<typeof networksOf>;
    /** Chips along each axis, from the smallest on. */
    readonly topology?: string;
    /** The provider as written, where the catalog does not know it. */
    readonly providerWord?: string;
    readonly declared: DeclaredHardware;
}
/** The declared hardware as the catalog knows it. A name that may be several parts keeps all of them. */
export declare function hardwareFacts(declared: DeclaredHardware): HardwareFacts;
export {};
