import { defineGuideline, tryTpu } from '../rule.ts'

export default defineGuideline({
  id: 'model/tensor-heavy',
  title: 'Stable, matrix-heavy work on GPUs that a TPU could run',
  rows: ['M1'],
  leans: 'tpu',
  force: 'consider',
  sources: ['befreed-lesson', 'befreed-page', 'liquidweb'],
  at: ['model', 'architecture'],
  when: ({ model, architecture, kernels, scale }) => {
    const locked = model.architecture_locked
    const strays = model.dynamic_shapes || model.dynamic_control_flow || model.custom_ops
    const hasKernels = model.custom_kernels === true || kernels.some(({ isForGpus }) => isForGpus)
    // TPUs gain on such work only at scale.
    if (strays || hasKernels || locked === false || scale.size === 'small') return false
    if (architecture === undefined) return undefined
    return architecture.isDense && locked
  },
  reason: () => 'Dense matrix work that no longer changes maps well to XLA; the guidance favors TPUs for it.',
  problem: ({ model, hardware }) =>
    `A matrix-heavy model (${model.architecture}) with a fixed architecture may suit a TPU slice better than ${hardware.label}.`,
  remedy: tryTpu,
  why: 'A TPU does one thing: dense matrix arithmetic that XLA has compiled. A model that no longer changes and spends its time in such arithmetic gains most from it. Dynamic shapes, data-dependent control flow and custom operations take that gain away.',
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
