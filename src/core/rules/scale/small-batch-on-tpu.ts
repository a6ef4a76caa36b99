import { inFull } from '../../text/wording.ts'
import { defineGuideline, type Facts } from '../rule.ts'

/** The batch exactly as declared. */
const one = (unit: string): string => unit.slice(0, -1)

/** The unit of a row in matrix multiplication. */
const batchUnit = ({ architecture }: Facts['model']): 'samples' | 'tokens' =>
  architecture === 'mlp' || architecture === 'recommender' ? 'samples' : 'tokens'

export default defineGuideline({
  id: 'scale/small-batch-on-tpu',
  title: 'A batch too small to keep a TPU busy',
  rows: ['C3'],
  leans: 'gpu',
  force: 'against',
  sources: ['scaling', 'ai-news'],
  at: ({ model, scale }) => {
    const inSamples = batchUnit(model) === 'samples'
    return ['scale', inSamples || scale.global_batch_tokens === undefined ? 'global_batch_size' : 'global_batch_tokens']
  },
  when: ({ task, scale, hardware, thresholds }) => {
    if (task === 'inference') return false
    if (scale.rowsPerChip === undefined) return undefined
    // With many GPUs any batch looks small per GPU, so the whole batch is compared.
    const chips = hardware.kind === 'gpu' ? (hardware.count ?? 1) : 1
    return scale.rowsPerChip * chips < thresholds.rowsPerChip
  },
  extent: ({ scale }) => scale.rowsPerChip && -scale.rowsPerChip,
  reason: () => 'A batch this small leaves the matrix units of a TPU partly idle.',
  problem: ({ model, scale, hardware, thresholds }) => {
    const rows = scale.rowsPerChip ?? 0
    const unit = batchUnit(model)
    const batch = `${inFull(rows * (hardware.count ?? 1))} ${unit}`
    const chips = hardware.count === 1 ? 'the chip' : `each of ${inFull(hardware.count ?? 1)} chips`
    const full = Math.floor(rows)
    const given = full === 0 ? `less than 1 ${one(unit)}` : `${inFull(full)} ${full === 1 ? one(unit) : unit}`
    return `A batch of ${batch} gives ${chips} only ${given}; this check expects at least ${inFull(thresholds.rowsPerChip)}.`
  },
  remedy: ({ model, scale, hardware, thresholds }) => {
    const { count = 1 } = hardware
    const enough = Math.floor(((scale.rowsPerChip ?? 0) * count) / thresholds.rowsPerChip)
    const larger = `raise the global batch to at least ${inFull(thresholds.rowsPerChip * count)} ${batchUnit(model)}`
    const fewer =
      enough === 0 ? 'Use GPUs' : `Use ${enough === 1 ? 'one chip' : `at most ${inFull(enough)} chips`} or GPUs`
    return count > 1 ? `${fewer}, or ${larger}.` : `${larger.replace('raise', 'Raise')}, or use GPUs.`
  },
  why: 'A TPU multiplies matrices in large systolic arrays and is built for large batches. Batch times sequence length, divided by the chips, gives the rows that each chip multiplies in a step; with too few rows the arrays run partly empty. If batch, sequence length or chips are not declared, this rule says nothing.',
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
