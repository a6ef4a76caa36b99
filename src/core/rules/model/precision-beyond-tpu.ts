import { defineGuideline } from '../rule.ts'

export default defineGuideline({
  id: 'model/precision-beyond-tpu',
  title: 'A TPU for work that needs more than low precision',
  rows: ['M9'],
  leans: 'gpu',
  force: 'against',
  sources: ['scaling'],
  // The row names the low precision of a TPU; that work which needs more does not suit it is Google's own text.
  cites: () => ['gcp-tpu-intro', 'scaling'],
  at: ['model', 'precision'],
  // The precision of the computation alone: fp32 master weights and optimizer states are usual on a TPU.
  when: ({ model }) =>
    model.precision === undefined ? undefined : model.precision === 'fp64' || model.precision === 'fp32',
  reason: () =>
    'TPUs reach their speed in low-precision formats such as bfloat16, so computation that needs fp64 or strict fp32 belongs on GPUs.',
  problem: ({ model, hardware }) =>
    `The job computes in ${model.precision ?? 'high precision'} and is to run on ${hardware.label}.`,
  remedy: () =>
    'Choose GPUs, or, if bfloat16 is precise enough, declare `precision: bf16`; master weights may stay in fp32.',
  why: 'The matrix units of a TPU multiply in low precision such as bfloat16, which saves memory traffic and power and keeps the accuracy of most training. Work that cannot do with it does not fit. This is about the precision of the computation; fp32 master weights and optimizer states are no obstacle.',
  fails: `framework: jax
model: { precision: fp64 }
hardware: tpu-v5e-64
`,
  passes: `framework: jax
model: { precision: bf16 }
hardware: tpu-v5e-64
`,
})
