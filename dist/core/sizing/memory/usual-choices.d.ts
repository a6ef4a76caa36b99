import { type MemoryJob } from '../job.js';
import { type Layout } from '../parallelism.js';
import type { TransformerShape } from '../transformer-shape.js';
/** How a team would run the job. */
export interface UsualWay {
    readonly layout: Layout;
    /** Samples that one device computes at a time. */
    readonly microBatchSize: number;
}
/**
 * What a job leaves open about its memory: the ordinary choice that is made for it, and the key that would say
 * otherwise.
 */
export interface UndeclaredFacts {
    readonly assumptions: readonly string[];
    readonly needs: readonly string[];
}
/** What is computed at a time, one of it where nobody says how many. */
export type OneAtATime = 'sample' | 'sequence';
/**
 * What is assumed to be computed one at a time, where memory depends on how many: the sequences of a service, and the
 * images and the like of a training, which takes them by the dozen. A language model can be trained one at a time.
 */
export declare function openBatch(job: MemoryJob, writesTokens: boolean): OneAtATime | undefined;
/** What of an estimate tells what it took for granted. */
interface Estimated {
    readonly shape: TransformerShape;
    readonly batch: OneAtATime | undefined;
    readonly way: UsualWay | undefined;
}
/** Lists what the estimate of memory takes for granted, the most telling first. */
export declare function undeclaredMemoryFacts(job: MemoryJob, { shape, batch, way }: Estimated): UndeclaredFacts;
export {};
