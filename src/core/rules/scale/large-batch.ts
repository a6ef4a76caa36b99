import { amount } from '../../text/wording.ts'
import { defineGuideline, tryTpu } from '../rule.ts'

export default defineGuideline({
  id: 'scale/large-batch',
  title: 'Large batches on GPUs that a TPU could run',
  rows: ['C2'],
  leans: 'tpu',
  force: 'consider',
  sources: ['ai-news', 'scaling', 'liquidweb'],
  at: ({ scale }) => ['scale', scale.global_batch_tokens === undefined ? 'global_batch_size' : 'global_batch_tokens'],
  when: ({ scale, thresholds }) => {
    const { batchTokens, batchSamples } = scale
    if (batchTokens === undefined && batchSamples === undefined) return undefined
    // A batch can be large as a whole but too small per chip: see scale/small-batch-on-tpu.
    if (scale.rowsPerChip !== undefined && scale.rowsPerChip < thresholds.rowsPerChip) return false
    return (batchTokens ?? 0) >= thresholds.largeBatchTokens || (batchSamples ?? 0) >= thresholds.largeBatchSamples
  },
  extent: ({ scale }) => scale.batchTokens ?? scale.batchSamples,
  reason: () => 'The guidance favors TPUs for large batches, which keep their matrix units busy.',
  problem: ({ scale, hardware }) => {
    const { batchTokens, batchSamples } = scale
    const batch = batchTokens === undefined ? `${amount(batchSamples ?? 0)} samples` : `${amount(batchTokens)} tokens`
    return `A batch of ${batch} may suit a TPU slice better than ${hardware.label}.`
  },
  remedy: tryTpu,
  why: 'A TPU multiplies large matrices in systolic arrays, which are fast only when full. The guidance names large batches as the work that a TPU does best.',
  fails: `framework: jax
stage: production
scale: { global_batch_size: 8192 }
hardware: H100:64
`,
  passes: `framework: jax
stage: production
scale: { global_batch_size: 8192 }
hardware: tpu-v5p-128
`,
})
