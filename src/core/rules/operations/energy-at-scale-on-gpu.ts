import { defineGuideline } from '../rule.ts'

export default defineGuideline({
  id: 'operations/energy-at-scale-on-gpu',
  title: 'Energy matters at large scale, and the job runs on GPUs where a TPU would do',
  rows: ['T6'],
  leans: 'tpu',
  force: 'consider',
  sources: ['scaling'],
  at: ['needs', 'energy_efficiency'],
  when: ({ needs, scale, hardware, suitsXla, thresholds }) => {
    if (!needs.energy_efficiency) return needs.energy_efficiency
    if (!suitsXla) return false
    if (scale.size === 'large' || scale.size === 'massive') return true
    if (hardware.count !== undefined && hardware.count >= thresholds.scaleOutAccelerators) return true
    return scale.size === undefined && hardware.count === undefined ? undefined : false
  },
  reason: () =>
    'TPUs usually do more for each watt on work that they support, and the difference adds up at large scale.',
  problem: ({ scale, hardware }) => {
    const isLarge = scale.size === 'large' || scale.size === 'massive'
    return `Energy matters here, and ${isLarge ? `a ${scale.size} job` : 'the job'} is to run on ${hardware.label}.`
  },
  remedy: () => 'Compare the energy of the same job on a TPU slice, or declare what ties the job to GPUs.',
  why: 'A chip made for one purpose tends to do that work for less energy. One of the documents says so of TPUs, for work that they support, and adds that the saving grows at hyperscale. Where the work is mixed or keeps changing, GPUs may be worth the energy they use, so this is only a notice. From how many accelerators on a job counts as large can be set in the policy.',
  fails: `framework: jax
stage: production
needs: { energy_efficiency: true }
hardware: H100:512
`,
  passes: `framework: jax
stage: production
needs: { energy_efficiency: true }
hardware: tpu-v5p-1024
`,
})
