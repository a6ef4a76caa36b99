import type { Accelerator } from '../catalog/accelerator.js';
import type { JobDeclaration } from '../manifest/schema.js';
import type { TimeJob } from '../sizing/job.js';
import type { Exchange } from '../sizing/network-loss.js';
import type { HostExchange } from '../sizing/offload-loss.js';
/** The size of one optimizer step. */
export interface StepSize {
    readonly batchTokens?: number;
    readonly batchSamples?: number;
    readonly rowsPerChip?: number;
}
/** A step of the job on one candidate. */
export interface StepOnChips {
    readonly chip: Accelerator;
    readonly scale: StepSize;
    readonly count?: number | undefined;
}
/** What a step exchanges; undefined for mixtures of experts, whose experts may be placed in many ways. */
export declare function exchangeOf(job: TimeJob, declaration: JobDeclaration, { chip, scale, count }: StepOnChips): Exchange | undefined;
/** What the chips move to their hosts and back in a step; undefined without offloading over PCIe, or if the step is unknown. */
export declare function hostExchangeOf(job: TimeJob, declaration: JobDeclaration, { chip, scale, count: chips }: StepOnChips): HostExchange | undefined;
