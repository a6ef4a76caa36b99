import type { AcceleratorKind } from '../../catalog/accelerator.js';
import { type Ambiguity, type Fact } from './agreement.js';
import { type AttributedHardware } from './attributed-hardware.js';
import { type Among } from './own-numbers.js';
/** The numbers of a job, of accelerators of one kind. */
export interface AgreedNumbers {
    /** The kind of what they count. */
    readonly countedKind?: AcceleratorKind;
    /** Accelerators in all. */
    readonly count?: Fact<number>;
    /** Where the job's own files launch it on several numbers: all of them. */
    readonly counts?: Fact<readonly number[]>;
    /** The largest of several, whether or not all are known. */
    readonly mostCount?: Fact<number> & Among;
    /** What the job's own files launch it on unless their caller says otherwise. */
    readonly defaultCount?: Fact<number>;
    /** Accelerators on each node, where the number of nodes is left open: there is at least one. */
    readonly perNode?: Fact<number>;
    /** Nodes, where the number on each of them is left open. */
    readonly nodes?: Fact<number>;
}
/** What the files of a job agree on, or else what its own files come to unless their caller says otherwise. */
export declare function agreedNumbers(requests: readonly AttributedHardware[], hardware: readonly AttributedHardware[], ambiguities: Ambiguity[]): AgreedNumbers;
