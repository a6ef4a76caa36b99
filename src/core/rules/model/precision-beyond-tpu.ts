import { defineGuideline } from '../rule.ts'

export default defineGuideline({
  id: 'model/precision-beyond-tpu',
  title: 'High-precision work on a TPU',
  rows: ['M9'],
  leans: 'gpu',
  force: 'against',
  sources: ['scaling'],
  alsoCites: ['gcp-tpu-intro'],
  // The row names the low precision of a TPU; Google says that work that needs more does not suit it.
  cites: () => ['gcp-tpu-intro', 'scaling'],
  at: ['model', 'precision'],
  // Only the precision of the computation: fp32 master weights and optimizer states are usual on a TPU. A recommender's
  // fp32 is table lookups, without multiplications.
  when: ({ model }) =>
    model.precision === undefined
      ? undefined
      : model.precision === 'fp64' || (model.precision === 'fp32' && model.architecture !== 'recommender'),
  reason: () => 'Google does not recommend TPUs for work that requires high precision.',
  problem: ({ model, hardware }) =>
    `The job computes in ${model.precision ?? 'high precision'}, but ${hardware.label} multiplies in low precision such as bfloat16.`,
  remedy: ({ model }) =>
    model.precision === 'fp64'
      ? 'Use a GPU with fast fp64 such as A100 or H100.'
      : 'Use GPUs, or compute in bf16 (`precision: bf16`); master weights may stay in fp32.',
  why: 'The matrix units of a TPU multiply in low precision such as bfloat16. That saves memory traffic and power and keeps the accuracy of most training, but work that needs more precision does not fit. This rule is about the precision of the computation; fp32 master weights and optimizer states are fine, and so are the tables of a recommender.',
  fails: `framework: jax
model: { precision: fp64 }
hardware: tpu-v5e-64
`,
  passes: `framework: jax
model: { precision: bf16 }
hardware: tpu-v5e-64
`,
})
