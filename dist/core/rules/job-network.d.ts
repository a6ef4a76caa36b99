import type { Accelerator } from '../catalog/accelerator.js';
import { type Link } from '../catalog/machines/links.js';
import type { Machine } from '../catalog/machines/machine.js';
import type { AcceleratorName } from '../catalog/names/accelerator-name.js';
import type { Provider } from '../catalog/names/providers.js';
import type { JobDeclaration } from '../manifest/schema.js';
import type { Network } from '../sizing/network-loss.js';
/** The hardware facts that decide how devices are connected. */
export interface RequestedHardware {
    readonly candidates: readonly Accelerator[];
    readonly count?: number | undefined;
    readonly nodes?: number | undefined;
    readonly declared: NonNullable<JobDeclaration['hardware']>;
    readonly machine?: Machine | undefined;
    readonly name?: AcceleratorName | undefined;
}
/** A declared link that the catalog knows, and its place. */
export interface DeclaredLink extends Link {
    readonly at: readonly (string | number)[];
    /** Whether any candidate has it. */
    readonly isOnPart: boolean;
}
/** How the devices are connected, if that is known. */
export interface NetworkFacts {
    /** Declared, or the most that the catalog knows. */
    readonly devicesPerHost?: number;
    /** Devices that a fast link (NVLink, Infinity Fabric, ICI) connects; without one, the devices of one card. */
    readonly fastDomain?: number;
    /** Only PCIe connects the cards, for every candidate. */
    readonly linkJoinsNothing?: boolean;
    /** The declared links between cards and between hosts; words unknown to the catalog are left out. */
    readonly links: readonly DeclaredLink[];
    /** The only declared network between hosts is Ethernet, and not a fast one. */
    readonly isOnPlainEthernet: boolean;
    /** Name of the link between cards, if the accelerator is known. */
    readonly ownLink?: string;
}
/** Of several candidates, those of the best connected one. */
export declare function networkFacts(asked: RequestedHardware, provider: Provider | undefined): NetworkFacts;
/** How many times faster than assumed a job's network may be. */
export declare function networkMargin(asked: RequestedHardware): number;
/** The network of a job on one candidate; undefined if its machines are unknown. */
export declare function networkOn(chip: Accelerator, asked: RequestedHardware): Network | undefined;
