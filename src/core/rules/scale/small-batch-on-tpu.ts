import { amount } from '../../text/wording.ts'
import { defineGuideline } from '../rule.ts'

export default defineGuideline({
  id: 'scale/small-batch-on-tpu',
  title: 'A batch too small to keep a TPU busy',
  rows: ['C3'],
  leans: 'gpu',
  force: 'against',
  sources: ['scaling', 'ai-news'],
  at: ({ model, scale }) => {
    const inSamples = model.architecture === 'mlp' || model.architecture === 'recommender'
    return ['scale', inSamples || scale.global_batch_tokens === undefined ? 'global_batch_size' : 'global_batch_tokens']
  },
  when: ({ task, scale, hardware, thresholds }) => {
    if (task === 'inference') return false
    if (scale.rowsPerChip === undefined) return undefined
    // Many cards can make any batch look small; for GPUs it speaks only where it is small as a whole.
    const chips = hardware.kind === 'gpu' ? (hardware.count ?? 1) : 1
    return scale.rowsPerChip * chips < thresholds.rowsPerChip
  },
  reason: () => 'TPUs earn their speed on large batches, and small ones leave their matrix units short of work.',
  problem: ({ model, scale, hardware, thresholds }) => {
    const perChip = scale.rowsPerChip ?? 0
    const unit = model.architecture === 'mlp' || model.architecture === 'recommender' ? 'samples' : 'tokens'
    const batch = `${amount(perChip * (hardware.count ?? 1))} ${unit}`
    const full = Math.floor(perChip)
    const rows = `${amount(full)} full ${full === 1 ? 'row' : 'rows'}`
    return `The batch of ${batch} comes to ${rows} of matrix work per chip on ${hardware.label}, where at least ${amount(thresholds.rowsPerChip)} are wanted.`
  },
  remedy: ({ model, hardware, thresholds }) => {
    const unit = model.architecture === 'mlp' || model.architecture === 'recommender' ? 'samples' : 'tokens'
    const wanted = `${amount(thresholds.rowsPerChip * (hardware.count ?? 1))} ${unit}`
    return `Choose GPUs, use fewer chips, or raise the global batch to at least ${wanted} a step.`
  },
  why: 'A TPU multiplies matrices in large systolic arrays, and it is built for large batches. Batch times sequence length, divided by the chips, is the rows that each chip multiplies in a step; too few of them and the arrays run partly empty. Where batch, sequence length or chips are not declared, nothing is said.',
  fails: `framework: jax
model: { architecture: transformer }
scale: { global_batch_size: 8, sequence_length: 512 }
hardware: tpu-v5e-64
`,
  passes: `framework: jax
model: { architecture: transformer }
scale: { global_batch_size: 8, sequence_length: 512 }
hardware: A100:8
`,
})
