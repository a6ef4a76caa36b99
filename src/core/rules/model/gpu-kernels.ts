import { defineGuideline, type Facts, kernelsIn } from '../rule.ts'

const writtenForGpus = (kernels: Facts['kernels']): string[] =>
  kernels.filter(({ isForGpus }) => isForGpus).map(({ name }) => name)

export default defineGuideline({
  id: 'model/gpu-kernels',
  title: 'Kernels written for GPUs on a TPU',
  rows: ['M4'],
  leans: 'gpu',
  force: 'impossible',
  sources: ['befreed-page', 'scaling', 'liquidweb'],
  alsoCites: ['gcp-tpu-intro'],
  // The row says that a TPU may not support them; Google says that a TPU runs only code compiled by XLA.
  cites: () => ['gcp-tpu-intro', 'befreed-page'],
  at: ['model', 'custom_kernels'],
  // `true` does not state their kind: see model/custom-kernels. A project with kernels for GPUs and TPUs runs on both.
  when: ({ model, kernels }) => {
    if (model.custom_kernels === undefined || model.custom_kernels === true) return undefined
    return writtenForGpus(kernels).length > 0 && !kernels.some(({ id }) => id === 'pallas-tpu')
  },
  reason: () => 'Kernels that are written for GPUs must be rewritten for a TPU.',
  problem: ({ kernels, hardware }) =>
    `${kernelsIn(writtenForGpus(kernels))} do not run on TPUs, but this job targets ${hardware.label}.`,
  remedy: () => 'Use GPUs, or rewrite them in Pallas for TPU or as XLA operations.',
  why: 'A hand-written kernel is tied to the hardware that it was written for. CUDA, Triton, HIP and the GPU back end of Pallas compile for GPUs, so each such kernel must be rewritten for a TPU. Pallas for TPU is fine.',
  fails: `framework: jax
model: { custom_kernels: [triton] }
hardware: tpu-v5e-64
`,
  passes: `framework: jax
model: { custom_kernels: [triton] }
hardware: H100:8
`,
})
