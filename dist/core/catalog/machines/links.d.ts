import type { Accelerator } from '../accelerator.js';
import type { ReferenceId } from '../references.js';
/** A link between accelerators or machines, as `hardware.interconnect` names it. */
export interface Link {
    /** The word of the manifest, without a rate. */
    readonly id: string;
    readonly name: string;
    readonly joins: 'cards' | 'machines';
    /** Fast enough for the exchange of every layer; PCIe and plain Ethernet are not. */
    readonly isFast: boolean;
    /** Gbit/s of one line, in one direction, if the word includes it. */
    readonly lineGbps?: number;
    /** Its vendor, as a clause. */
    readonly owner?: string;
    /** Undefined if any machine may have it. */
    readonly isOn?: (part: Accelerator) => boolean;
    readonly reference: ReferenceId;
}
/** Undefined if unknown. */
export declare const linkNamed: (word: string) => Link | undefined;
/** The word for the link between an accelerator's cards. */
export declare function linkOf({ kind, vendor, chipLinkGBps }: Accelerator): string;
