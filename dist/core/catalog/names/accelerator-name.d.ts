import { type Accelerator, type AcceleratorKind, type SliceSuffix } from '../accelerator.js';
import { type MigProfile } from '../mig.js';
export { acceleratorWords } from './accelerator-vocabulary.js';
export { resolveMachine } from './machine-name.js';
/** What a word such as `H100:8` or `tpu-v5e-64` says. */
export interface AcceleratorName {
    readonly kind: AcceleratorKind;
    /**
     * The accelerators that it may stand for, the more usual first; one where it is unambiguous, all of the kind or the
     * vendor where that is all it tells, and none for a processor (`cpu`).
     */
    readonly candidates: readonly Accelerator[];
    /** What `NAME:COUNT` says, in accelerators. */
    readonly count?: number;
    readonly slice?: {
        readonly chips: number;
        /** The number behind the dash. */
        readonly suffix: number;
        readonly suffixCounts: SliceSuffix;
        /** Whether a slice of that size can be asked for. */
        readonly exists: boolean;
    };
    /**
     * The part of a card that MIG gives (`A100 MIG 3g.20gb`). The `candidates` are that part already: their memory,
     * bandwidth and rates are those of the part, so that nobody needs to look here for them. Their ids stay those of the
     * cards, so that lists and prices by id reach them; a price is then `share` of that of the card.
     */
    readonly part?: MigProfile;
    /** What `SLICE:COUNT` says. */
    readonly slices?: number;
    /** For people: "H100", "TPU v5e-64". */
    readonly label: string;
}
export declare function resolveAccelerator(text: string): AcceleratorName | undefined;
