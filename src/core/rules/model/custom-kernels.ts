import { defineGuideline } from '../rule.ts'

export default defineGuideline({
  id: 'model/custom-kernels',
  title: 'Custom kernels of an undeclared kind on a TPU',
  rows: ['M4'],
  leans: 'gpu',
  force: 'against',
  sources: ['befreed-page', 'scaling', 'liquidweb'],
  at: ['model', 'custom_kernels'],
  // A list states the kind: see model/gpu-kernels.
  when: ({ model }) => (model.custom_kernels === undefined ? undefined : model.custom_kernels === true),
  reason: () => 'GPUs support custom kernels; TPUs may not.',
  problem: ({ hardware }) => `The job has custom kernels of an undeclared kind, but targets ${hardware.label}.`,
  remedy: () => 'Use GPUs, or port the kernels to Pallas for TPU and declare `custom_kernels: [pallas-tpu]`.',
  why: 'The guidance recommends GPUs for teams that rely on their own kernels, because the more rigid TPU environment may not support them. Pallas kernels for TPU are the exception: declare them as `custom_kernels: [pallas-tpu]`.',
  fails: `framework: jax
model: { custom_kernels: true }
hardware: tpu-v5e-64
`,
  passes: `framework: jax
model: { custom_kernels: [pallas-tpu] }
hardware: tpu-v5e-64
`,
})
