import { at, type Bound, isLow } from '../bound.ts'
import type { MemoryJob } from '../job.ts'
import type { Layout } from '../parallelism.ts'
import type { TransformerShape } from '../transformer-shape.ts'
import { usualSequenceLength } from './activations.ts'

/**
 * Bytes of keys and values that served sequences hold on one device.
 *
 * Formula: 2 · layers · hidden · s · sequences numbers of 16 bits, times the share of heads that have keys of their own
 * (grouped-query attention, arXiv 2305.13245).
 */
export function cacheBytes(job: MemoryJob, shape: TransformerShape, layout: Layout, bound: Bound): number {
  if (isLow(bound) && job.sequenceLength === undefined) return 0
  const length = job.sequenceLength ?? usualSequenceLength(job)
  const numbers = 2 * shape.layers * shape.hiddenSize * length * (job.microBatchSize ?? 1)
  return (2 * numbers * at(bound, shape.keyValueShare)) / (layout.tensor * layout.pipeline)
}
