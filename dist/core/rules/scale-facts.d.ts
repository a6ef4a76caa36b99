import type { JobDeclaration } from '../manifest/schema.js';
import type { HardwareFacts } from './hardware-facts.js';
import type { Thresholds } from './thresholds.js';
type Size = 'small' | 'medium' | 'large' | 'massive';
type DeclaredScale = NonNullable<JobDeclaration['scale']>;
type Task = NonNullable<JobDeclaration['task']>;
export interface ScaleFacts extends Omit<DeclaredScale, 'size'> {
    readonly size?: Size;
    /** Tokens or samples in one optimizer step, whichever is known. */
    readonly batchTokens?: number;
    readonly batchSamples?: number;
    /** Rows that one chip multiplies per step: batch × sequence length ÷ chips, or what its devices hold at a time. */
    readonly rowsPerChip?: number;
}
/** The declared sizes and what follows from them: the size class, and the rows per step on this hardware. */
export declare function scaleFacts(declaration: JobDeclaration, task: Task, hardware: HardwareFacts, thresholds: Thresholds): ScaleFacts;
export {};
