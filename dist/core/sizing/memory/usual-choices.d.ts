import { type MemoryJob } from '../job.js';
import { type Layout } from '../parallelism.js';
import type { TransformerShape } from '../transformer-shape.js';
export interface UsualWay {
    readonly layout: Layout;
    /** Samples that one device computes at a time. */
    readonly microBatchSize: number;
}
/** The usual choice for each undeclared memory fact, and the manifest key that would settle it. */
export interface UndeclaredFacts {
    readonly assumptions: readonly string[];
    readonly needs: readonly string[];
}
/** The unit of an undeclared batch that is assumed to be one. */
export type OneAtATime = 'sample' | 'sequence';
/**
 * The unit that is assumed to be computed one at a time, if memory depends on an undeclared batch: a sequence for
 * serving, a sample for training on images, which usually has dozens. A language model can train one sequence at a
 * time.
 */
export declare function openBatch(job: MemoryJob, writesTokens: boolean): OneAtATime | undefined;
/** Where a job says how many are computed at a time. */
export declare const keyOfBatch: (batch: OneAtATime | undefined) => string | undefined;
/** The parts of an estimate that depend on assumptions. */
interface Estimated {
    readonly shape: TransformerShape;
    readonly batch: OneAtATime | undefined;
    readonly way: UsualWay | undefined;
}
/** Lists what the memory estimate assumes, most important first. */
export declare function undeclaredMemoryFacts(job: MemoryJob, { shape, batch, way }: Estimated): UndeclaredFacts;
export {};
