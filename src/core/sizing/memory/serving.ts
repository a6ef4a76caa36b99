import { at, type Bound, type ByBound, isLow } from '../bound.ts'
import type { MemoryJob } from '../job.ts'
import type { Layout } from '../parallelism.ts'
import { BYTES_PER_NUMBER } from '../precision.ts'
import type { TransformerShape } from '../transformer-shape.ts'
import { usualSequenceLength } from './activations.ts'

/** Recurrent states accumulate over the whole sequence, so careful libraries keep them in fp32. */
const STATE_BYTES: ByBound = [2, 4, 4]

/**
 * Bytes per device that served sequences keep: keys and values, or what the model keeps instead.
 *
 * Formula: sequences × (full layers · s + window layers · min(s, window)) × 2 · key/value heads · head size numbers
 * (grouped-query attention, arXiv 2305.13245). MLA keeps a latent instead (arXiv 2405.04434, section 2.1.3), which
 * every tensor rank holds. Mamba keeps a state of fixed size (arXiv 2312.00752, section 3).
 */
export function cacheBytes(job: MemoryJob, shape: TransformerShape, layout: Layout, bound: Bound): number {
  if (isLow(bound) && job.sequenceLength === undefined) return 0
  const length = job.sequenceLength ?? usualSequenceLength(job)
  const { fullLayers, windowLayers = 0, window = length, stateSize = 0 } = shape.kept
  const tokens = fullLayers * length + windowLayers * Math.min(length, window)
  // Ranks that cannot divide one sequence can divide the sequences.
  const ranks = isLow(bound) ? layout.tensor : Math.min(layout.tensor, shape.keptParts)
  const ofTokens = (tokens * at(bound, shape.keptOfToken) * numberBytes(job, bound)) / (ranks * layout.context)
  const ofSequence = (stateSize * at(bound, STATE_BYTES)) / layout.tensor
  return ((job.microBatchSize ?? 1) * (ofTokens + ofSequence)) / layout.pipeline
}

/** The usual cache has the format of the computation; 8 bits is a choice to save memory. */
function numberBytes({ cachePrecision, computePrecision }: MemoryJob, bound: Bound): number {
  if (cachePrecision !== undefined) return BYTES_PER_NUMBER[cachePrecision]
  if (bound === 'frugal') return 1
  return isLow(bound) ? 2 : Math.max(2, BYTES_PER_NUMBER[computePrecision ?? 'bf16'])
}

/** Prompt tokens per step: one chunk of vLLM's default, and the chunk it uses for throughput. */
const PROMPT_TOKENS: ByBound = [0, 2048, 8192]

/** Feed-forward size over hidden size if unknown: two tensors of four times the width. */
const USUAL_RATIO = 4

/** Bytes of one layer while it reads prompts, in 16 bits: its input, its residual and the two widest tensors. */
export function promptBytes(job: MemoryJob, shape: TransformerShape, layout: Layout, bound: Bound): number {
  const length = job.sequenceLength ?? usualSequenceLength(job)
  const tokens = Math.min(at(bound, PROMPT_TOKENS), length * (job.microBatchSize ?? 1))
  const widths = 4 + (2 * (shape.feedForward?.ratio ?? USUAL_RATIO)) / layout.tensor
  return 2 * tokens * shape.hiddenSize * widths
}
