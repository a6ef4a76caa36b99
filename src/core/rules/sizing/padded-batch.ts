import { percent } from '../../text/wording.ts'
import { defineRule } from '../rule.ts'

/** Below this share of padding nobody would change a batch size. */
const noticeableWaste = 0.2

export default defineRule({
  id: 'sizing/padded-batch',
  title: 'Much of each matrix is padding',
  severity: 'notice',
  sources: ['cloud-tpu-performance', 'scaling-book'],
  // Too few rows to fill the matrix unit once is a small batch, which scale/small-batch-on-tpu reports.
  check: ({ sizing, hardware, scale, thresholds }) => {
    const { padding } = sizing
    if (padding === undefined || padding.waste < noticeableWaste || padding.rowsPerDevice < thresholds.rowsPerChip)
      return []
    const { rowsPerDevice, unitSide, waste } = padding
    const key = ['global_batch_tokens', 'global_batch_size', 'micro_batch_size'].find((name) => name in scale)
    return [
      {
        at: ['scale', key ?? 'size'],
        substance: { amounts: [waste] },
        problem: `Each device of ${hardware.label} gets ${rowsPerDevice} rows, padded to ${rowsPerDevice / (1 - waste)}: ${percent(waste)} of the work is padding.`,
        reason: `Its matrix unit computes whole blocks of ${unitSide} rows.`,
        remedy: `Choose a batch that gives each device a multiple of ${unitSide} rows.`,
      },
    ]
  },
  why: 'A TPU pads each matrix to the side of its matrix unit, 128 or 256. With many rows the last, partly filled block does not matter; with few rows it is a large share of the work.',
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
