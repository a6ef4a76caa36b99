import { defineGuideline } from '../rule.ts'

export default defineGuideline({
  id: 'model/custom-kernels',
  title: 'Custom kernels of an unstated kind on a TPU',
  rows: ['M4'],
  leans: 'gpu',
  force: 'against',
  sources: ['befreed-page', 'scaling', 'liquidweb'],
  at: ['model', 'custom_kernels'],
  // A list states the kind: that is model/gpu-kernels.
  when: ({ model }) => (model.custom_kernels === undefined ? undefined : model.custom_kernels === true),
  reason: () => 'Custom kernels are at home on GPUs, and a TPU may not support them.',
  problem: ({ hardware }) =>
    `The job has custom kernels, does not say of which kind, and is to run on ${hardware.label}.`,
  remedy: () =>
    'State their kind (`custom_kernels: [pallas-tpu]` is fine on a TPU), choose GPUs, or use operations that XLA ships.',
  why: 'The documents advise GPUs for teams that rely on kernels of their own, which the more rigid TPU environment may not support. Kernels written for TPUs in Pallas are the exception, so it helps to say which kind they are.',
  fails: `framework: jax
model: { custom_kernels: true }
hardware: tpu-v5e-64
`,
  passes: `framework: jax
model: { custom_kernels: [pallas-tpu] }
hardware: tpu-v5e-64
`,
})
