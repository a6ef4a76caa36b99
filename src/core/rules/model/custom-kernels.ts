import { defineGuideline } from '../rule.ts'

export default defineGuideline({
  id: 'model/custom-kernels',
  title: 'Custom kernels in an undeclared language on a TPU',
  rows: ['M4'],
  leans: 'gpu',
  force: 'against',
  sources: ['befreed-page', 'scaling', 'liquidweb'],
  alsoCites: ['jax-pallas'],
  // The row says that a TPU may not support them; JAX says that TPUs have their own kernels.
  cites: () => ['befreed-page', 'jax-pallas'],
  at: ['model', 'custom_kernels'],
  // A list states the language: see model/gpu-kernels.
  when: ({ model }) => (model.custom_kernels === undefined ? undefined : model.custom_kernels === true),
  reason: () => 'The guidance favors GPUs for custom kernels; TPUs run only kernels written for them.',
  problem: ({ hardware }) => `The job has custom kernels, but targets ${hardware.label}.`,
  remedy: () => 'Use GPUs, or port the kernels to Pallas for TPU (`custom_kernels: [pallas-tpu]`).',
  why: 'The guidance recommends GPUs for teams that rely on their own kernels, because the more rigid TPU environment may not support them. Kernels in Pallas for TPU are the exception: declare them as `custom_kernels: [pallas-tpu]`.',
  fails: `framework: jax
model: { custom_kernels: true }
hardware: tpu-v5e-64
`,
  passes: `framework: jax
model: { custom_kernels: [pallas-tpu] }
hardware: tpu-v5e-64
`,
})
