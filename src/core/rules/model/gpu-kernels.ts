import { list } from '../../text/wording.ts'
import { defineGuideline } from '../rule.ts'

export default defineGuideline({
  id: 'model/gpu-kernels',
  title: 'Kernels written for GPUs on a TPU',
  rows: ['M4'],
  leans: 'gpu',
  force: 'impossible',
  sources: ['befreed-page', 'scaling', 'liquidweb'],
  // The row says that a TPU may not support them; that it takes only what XLA compiled is Google's own text.
  cites: () => ['gcp-tpu-intro', 'befreed-page'],
  at: ['model', 'custom_kernels'],
  // `true` leaves their kind open: that is model/custom-kernels. Kernels for both kinds are a project that runs on both.
  when: ({ model, kernels }) => {
    if (model.custom_kernels === undefined || model.custom_kernels === true) return undefined
    return kernels.some(({ isForGpus }) => isForGpus) && !kernels.some(({ id }) => id === 'pallas-tpu')
  },
  reason: () => 'Kernels written for GPUs run on GPUs only; a TPU cannot run them as they stand.',
  problem: ({ kernels, hardware }) => {
    const written = kernels.filter(({ isForGpus }) => isForGpus).map(({ name }) => name)
    return `The job has kernels in ${list(written)} and is to run on ${hardware.label}.`
  },
  remedy: () =>
    'Choose GPUs, or replace these kernels with XLA operations or Pallas for TPU and take them off `custom_kernels`.',
  why: 'Hand-written kernels are tied to the machine they were written for. CUDA, Triton, HIP and the GPU back end of Pallas compile for GPUs, so on a TPU each of them has to be rewritten first. Pallas for TPU is fine.',
  fails: `framework: jax
model: { custom_kernels: [triton] }
hardware: tpu-v5e-64
`,
  passes: `framework: jax
model: { custom_kernels: [triton] }
hardware: H100:8
`,
})
