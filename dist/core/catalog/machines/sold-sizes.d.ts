import { type Accelerator } from '../accelerator.js';
import type { ReferenceId } from '../references.js';
import { type Machine } from './machine.js';
/** What limits the counts that a team would buy. */
export interface Purchase {
    /** Id of the provider whose machines to use. */
    readonly provider?: string | undefined;
    /** Whether this count divides the work. */
    readonly suits?: ((chips: number) => boolean) | undefined;
}
/** The only machines in which a provider rents out some accelerators. */
export interface OnlyMachines {
    readonly accelerators: number;
    readonly reference: ReferenceId;
}
/** Undefined if there are, or may be, machines of several sizes. */
export declare function onlyMachines(parts: readonly Accelerator[], provider: string): OnlyMachines | undefined;
/** A machine type with more of the same accelerators that holds this many, in whole machines; of the same series first. */
export declare function largerMachine(machine: Machine, chips: number): Machine | undefined;
/**
 * The smallest size of at least `least` that can be requested and divides the work: part of a host, whole hosts, or one
 * or more slices. Undefined if there is none nearby.
 */
export declare function sizeFrom(accelerator: Accelerator, least: number, purchase?: Purchase): number | undefined;
/** The largest size of at most `most` that can be requested and divides the work. */
export declare function sizeUpTo(accelerator: Accelerator, most: number, purchase?: Purchase): number | undefined;
