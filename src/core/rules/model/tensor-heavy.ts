import { defineGuideline } from '../rule.ts'

export default defineGuideline({
  id: 'model/tensor-heavy',
  title: 'Stable, tensor-heavy work on GPUs where a TPU would do',
  rows: ['M1'],
  leans: 'tpu',
  force: 'consider',
  sources: ['befreed-lesson', 'befreed-page', 'liquidweb'],
  at: ['model', 'architecture'],
  when: ({ model, architecture, kernels, scale }) => {
    const locked = model.architecture_locked
    const strays = model.dynamic_shapes || model.dynamic_control_flow || model.custom_ops
    const hasKernels = model.custom_kernels === true || kernels.some(({ isForGpus }) => isForGpus)
    // What a TPU gains on such work shows at scale; a small job is left in peace.
    if (strays || hasKernels || locked === false || scale.size === 'small') return false
    if (architecture === undefined) return undefined
    return architecture.isDense && locked
  },
  reason: () =>
    'Stable, dense matrix work maps well to XLA, and there the efficiency of a TPU can count for more than the flexibility of a GPU.',
  problem: ({ model, hardware }) =>
    `The model (${model.architecture}) is dense matrix work with a locked architecture and is to run on ${hardware.label}, and nothing declared ties the job to GPUs.`,
  remedy: () =>
    'Price the same job on a TPU slice, or declare what ties it to GPUs (its provider, its kernels, its needs).',
  why: 'A TPU does one thing: dense matrix arithmetic that XLA has compiled. A model that no longer changes and spends its time in such arithmetic gains most from it; one with dynamic shapes, data-dependent control flow or operations of its own does not.',
  fails: `framework: jax
stage: production
model: { architecture: transformer, architecture_locked: true }
hardware: H100:64
`,
  passes: `framework: jax
stage: production
model: { architecture: transformer, architecture_locked: true }
hardware: tpu-v5e-64
`,
})
