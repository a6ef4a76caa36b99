import { type Accelerator } from '../accelerator.js';
import type { ReferenceId } from '../references.js';
/** What limits the numbers that somebody would buy. */
export interface Purchase {
    /** The id of the provider whose machines it has to be. */
    readonly provider?: string | undefined;
    /** Whether the work divides over so many. */
    readonly suits?: ((chips: number) => boolean) | undefined;
}
/** The only machines in which a provider rents out some parts. */
export interface OnlyMachines {
    readonly accelerators: number;
    readonly reference: ReferenceId;
}
/** Undefined where there are several sizes of machines with these parts, or may be. */
export declare function onlyMachines(parts: readonly Accelerator[], provider: string): OnlyMachines | undefined;
/**
 * The smallest number, not below `least`, that one can ask for and put to work: a part of a host, whole hosts, a slice or
 * several. Undefined where none is near.
 */
export declare function sizeFrom(accelerator: Accelerator, least: number, purchase?: Purchase): number | undefined;
/** The largest number, not above `most`, that one can ask for and put to work. */
export declare function sizeUpTo(accelerator: Accelerator, most: number, purchase?: Purchase): number | undefined;
