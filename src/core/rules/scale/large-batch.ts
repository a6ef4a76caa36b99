import { amount } from '../../text/wording.ts'
import { defineGuideline } from '../rule.ts'

export default defineGuideline({
  id: 'scale/large-batch',
  title: 'Large batches on GPUs where a TPU would do',
  rows: ['C2'],
  leans: 'tpu',
  force: 'consider',
  sources: ['ai-news', 'scaling', 'liquidweb'],
  at: ({ scale }) => ['scale', scale.global_batch_tokens === undefined ? 'global_batch_size' : 'global_batch_tokens'],
  when: ({ scale, thresholds }) => {
    const { batchTokens, batchSamples } = scale
    if (batchTokens === undefined && batchSamples === undefined) return undefined
    // Large as a whole, and still large enough for each chip: spread too thin it starves them, as
    // scale/small-batch-on-tpu says.
    if (scale.rowsPerChip !== undefined && scale.rowsPerChip < thresholds.rowsPerChip) return false
    return (batchTokens ?? 0) >= thresholds.largeBatchTokens || (batchSamples ?? 0) >= thresholds.largeBatchSamples
  },
  reason: () => 'Large batches keep the matrix units of a TPU full, which is where it can outrun a GPU.',
  problem: ({ scale, hardware }) => {
    const { batchTokens, batchSamples } = scale
    const batch = batchTokens === undefined ? `${amount(batchSamples ?? 0)} samples` : `${amount(batchTokens)} tokens`
    return `Each step takes ${batch} on ${hardware.label}, and nothing declared ties the job to GPUs.`
  },
  remedy: () =>
    'Price the same batch on a TPU slice, or declare what ties the job to GPUs (its provider, its kernels, its needs).',
  why: 'A TPU multiplies large matrices in systolic arrays that want to be kept full. The documents name large batches as the case where it does best.',
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
