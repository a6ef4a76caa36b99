import type { Accelerator } from '../catalog/accelerator.js';
import { type Link } from '../catalog/machines/links.js';
import type { Machine } from '../catalog/machines/machine.js';
import type { AcceleratorName } from '../catalog/names/accelerator-name.js';
import type { JobDeclaration } from '../manifest/schema.js';
import type { Network } from '../sizing/network-loss.js';
/** What of the hardware tells how its devices are connected. */
export interface RequestedHardware {
    readonly candidates: readonly Accelerator[];
    readonly count?: number | undefined;
    readonly nodes?: number | undefined;
    readonly declared: NonNullable<JobDeclaration['hardware']>;
    readonly machine?: Machine | undefined;
    readonly name?: AcceleratorName | undefined;
}
/** A link that is declared and known, and where it is declared. */
export interface DeclaredLink extends Link {
    readonly at: readonly (string | number)[];
    /** Whether a part that the name may stand for has it. */
    readonly isOnPart: boolean;
}
/** The links and networks that are declared; words that the catalog does not know are left out. */
export declare function declaredLinks({ candidates, declared }: RequestedHardware): readonly DeclaredLink[];
/** Whether the only network that is declared between machines is plain Ethernet. */
export declare function isOnPlainEthernet(links: readonly Link[]): boolean;
/** How many times as fast as it is taken for the network of a job may be. */
export declare function networkMargin(asked: RequestedHardware): number;
/** Devices of one machine, where that is declared or the catalog knows the largest there is. */
export declare function devicesPerHost({ machine, name, nodes, count, candidates }: RequestedHardware): number | undefined;
/** Devices that a fast link joins, on the best connected of the parts that the name may stand for. */
export declare function fastDomain(asked: RequestedHardware): number | undefined;
/** What connects the devices of a job on one of its candidates; undefined where its machines are not known. */
export declare function networkOn(chip: Accelerator, asked: RequestedHardware): Network | undefined;
