import { type Accelerator, type AcceleratorKind, type SliceSuffix } from '../accelerator.js';
import { type MigProfile } from '../mig.js';
export { acceleratorWords } from './accelerator-vocabulary.js';
export { resolveMachine } from './machine-name.js';
/** The meaning of a word like `H100:8` or `tpu-v5e-64`. */
export interface AcceleratorName {
    readonly kind: AcceleratorKind;
    /**
     * The candidates, most usual first: one if unambiguous, all of a kind or vendor if that is all it says, none for a
     * CPU (`cpu`).
     */
    readonly candidates: readonly Accelerator[];
    /** The count in `NAME:COUNT`. */
    readonly count?: number;
    readonly slice?: {
        readonly chips: number;
        /** The number after the dash. */
        readonly suffix: number;
        readonly suffixCounts: SliceSuffix;
        /** Whether a slice of this size can be requested. */
        readonly exists: boolean;
    };
    /**
     * The MIG part of a card (`A100 MIG 3g.20gb`). `candidates` already describe the part: their memory, bandwidth and
     * rates are the part's, so most code can ignore this property. Their ids are still the cards', so that lists and
     * prices by id apply; a price is then `share` of the card's.
     */
    readonly part?: MigProfile;
    /** The count in `SLICE:COUNT`. */
    readonly slices?: number;
    /** For people: "H100", "TPU v5e-64". */
    readonly label: string;
}
export declare function resolveAccelerator(text: string): AcceleratorName | undefined;
/** Whether a number may count something larger: racks ("2x GB200 NVL72"), or superchips of two GPUs. */
export declare const mayCountMore: (text: string, count: number | undefined) => boolean;
