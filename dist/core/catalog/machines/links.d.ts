import type { Accelerator } from '../accelerator.js';
import type { ReferenceId } from '../references.js';
/** What joins accelerators or their machines, as `hardware.interconnect` names it. */
export interface Link {
    /** The word of the manifest, without a rate. */
    readonly id: string;
    readonly name: string;
    readonly joins: 'cards' | 'machines';
    /** It carries what every layer exchanges; PCIe and plain Ethernet do not. */
    readonly isFast: boolean;
    /** Gbit/s of one line, in one direction, where the word says it. */
    readonly lineGbps?: number;
    /** Whose it is, as a clause. */
    readonly owner?: string;
    /** Absent where it may stand in any machine. */
    readonly isOn?: (part: Accelerator) => boolean;
    readonly reference: ReferenceId;
}
/** The link that a word of the manifest stands for; undefined where it is not known. */
export declare const linkNamed: (word: string) => Link | undefined;
/** The word for what joins the cards of a part. */
export declare function linkOf({ kind, vendor, chipLinkGBps }: Accelerator): string;
