import type { Accelerator } from '../catalog/accelerator.js';
import { type Link } from '../catalog/machines/links.js';
import type { Machine } from '../catalog/machines/machine.js';
import type { AcceleratorName } from '../catalog/names/accelerator-name.js';
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
/** Words unknown to the catalog are left out. */
export declare function declaredLinks({ candidates, declared }: RequestedHardware): readonly DeclaredLink[];
/** The only declared network between machines is plain Ethernet. */
export declare function isOnPlainEthernet(links: readonly Link[]): boolean;
/** How many times faster than assumed a job's network may be. */
export declare function networkMargin(asked: RequestedHardware): number;
/** Declared, or the most that the catalog knows. */
export declare function devicesPerHost({ machine, name, nodes, count, candidates }: RequestedHardware): number | undefined;
/** The fast domain of the best connected candidate. */
export declare function fastDomain(asked: RequestedHardware): number | undefined;
/** The network of a job on one candidate; undefined if its machines are unknown. */
export declare function networkOn(chip: Accelerator, asked: RequestedHardware): Network | undefined;
