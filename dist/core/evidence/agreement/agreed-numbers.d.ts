import type { AcceleratorKind } from '../../catalog/accelerator.js';
import { type Ambiguity, type Fact } from './agreement.js';
import { type AttributedHardware } from './attributed-hardware.js';
import { type Among } from './own-numbers.js';
/** The numbers of a job. They all count accelerators of one kind. */
export interface AgreedNumbers {
    readonly countedKind?: AcceleratorKind;
    /** Total accelerators. */
    readonly count?: Fact<number>;
    /** All counts, if the job's own files launch it on several. */
    readonly counts?: Fact<readonly number[]>;
    /** The largest of several counts, even if some are unknown. */
    readonly mostCount?: Fact<number> & Among;
    /** The count on which the job's own files launch it unless the caller overrides it. */
    readonly defaultCount?: Fact<number>;
    /** Accelerators per node, if the number of nodes is open. There is at least one node. */
    readonly perNode?: Fact<number>;
    /** Nodes, if the number per node is open. */
    readonly nodes?: Fact<number>;
}
/** The numbers that the job's files agree on, otherwise the default of its own files. */
export declare function agreedNumbers(requests: readonly AttributedHardware[], hardware: readonly AttributedHardware[], ambiguities: Ambiguity[]): AgreedNumbers;
