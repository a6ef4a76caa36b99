import { inFull } from '../../text/wording.ts'
import { defineRule, type Facts } from '../rule.ts'

/** Below this share of padding, changing the batch size is not worth it. */
const noticeableWaste = 0.2

type BatchKey = 'global_batch_tokens' | 'global_batch_size' | 'micro_batch_size'

/** As in the manifest, where tokens may be abbreviated ("1.2M"). */
const writtenBatch = (scale: Facts['scale'], key: BatchKey | undefined): string =>
  key === undefined || key === 'global_batch_tokens' ? '`global_batch_tokens`' : `\`${key}: ${scale[key]}\``

/** "1,024 or 2,048": the multiples around a number. */
function multiplesBeside(value: number, step: number): string {
  const below = Math.floor(value / step) * step
  return [below, below + step]
    .filter((each) => each > 0)
    .map(inFull)
    .join(' or ')
}

export default defineRule({
  id: 'sizing/padded-batch',
  title: 'Much of each matrix is padding',
  severity: 'notice',
  sources: ['cloud-tpu-performance', 'scaling-book'],
  // scale/small-batch-on-tpu reports too few rows to fill the matrix unit once.
  check: ({ sizing, hardware, scale, model, thresholds }) => {
    const { padding } = sizing
    if (padding === undefined || padding.waste < noticeableWaste || padding.rowsPerDevice < thresholds.rowsPerChip)
      return []
    const { rowsPerDevice, unitSide, waste } = padding
    const key = (['global_batch_tokens', 'global_batch_size', 'micro_batch_size'] as const).find(
      (name) => name in scale,
    )
    // As in the facts: a row is a token, or a sample for models without sequences.
    const noun = model.architecture === 'mlp' || model.architecture === 'recommender' ? 'samples' : 'tokens'
    const { count = 1, candidates } = hardware
    const devicesPerChip = candidates[0]?.devicesPerChip ?? 1
    const device = devicesPerChip === 1 ? 'chip' : 'device'
    const isWhole = key === 'global_batch_size' && noun === 'samples'
    return [
      {
        at: ['scale', key ?? 'size'],
        substance: { amounts: [waste] },
        problem: `${writtenBatch(scale, key)} gives each ${device} ${inFull(rowsPerDevice)} ${noun}, padded to ${inFull(Math.round(rowsPerDevice / (1 - waste)))}: ${Math.round(100 * waste)}% of the computation is padding.`,
        reason: `The matrix units of a ${hardware.accelerator} compute whole blocks of ${unitSide}.`,
        remedy: isWhole
          ? `Use a batch of ${multiplesBeside(scale.global_batch_size ?? 0, unitSide * count * devicesPerChip)} samples.`
          : `Use a batch that gives each ${device} a multiple of ${unitSide} ${noun}.`,
      },
    ]
  },
  why: 'A TPU pads each matrix to the side of its matrix unit, 128 or 256. With many rows the last, partly filled block does not matter; with few rows it is a large share of the computation. A row is a token, or a sample of a model without sequences.',
  fails: `framework: jax
stage: production
scale: { global_batch_size: 1200 }
model: { architecture: mlp }
hardware: { accelerator: tpu-v6e, count: 4 }
`,
  passes: `framework: jax
stage: production
scale: { global_batch_size: 1024 }
model: { architecture: mlp }
hardware: { accelerator: tpu-v6e, count: 4 }
`,
})
