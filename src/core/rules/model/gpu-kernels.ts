import { list } from '../../text/wording.ts'
import { defineGuideline } from '../rule.ts'

const names: Readonly<Record<string, string>> = {
  cuda: 'CUDA',
  triton: 'Triton',
  hip: 'HIP',
  'pallas-gpu': 'Pallas for GPUs',
}

export default defineGuideline({
  id: 'model/gpu-kernels',
  title: 'Kernels written for GPUs on a TPU',
  rows: ['M4'],
  leans: 'gpu',
  force: 'impossible',
  sources: ['befreed-page', 'scaling', 'liquidweb'],
  at: ['model', 'custom_kernels'],
  // `true` leaves their kind open: that is model/custom-kernels. Kernels for both kinds are a project that runs on both.
  when: ({ model }) => {
    const kernels = model.custom_kernels
    if (kernels === undefined || kernels === true) return undefined
    return Array.isArray(kernels) && kernels.some((kind) => kind in names) && !kernels.includes('pallas-tpu')
  },
  reason: () => 'Kernels written for GPUs run on GPUs only; a TPU cannot run them as they stand.',
  problem: ({ model, hardware }) => {
    const kernels = Array.isArray(model.custom_kernels) ? model.custom_kernels : []
    const written = [...new Set(kernels.flatMap((kind) => names[kind] ?? []))]
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
