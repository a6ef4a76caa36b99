import { defineGuideline } from '../rule.ts'

export default defineGuideline({
  id: 'operations/energy-at-scale-on-gpu',
  title: 'Energy-sensitive work at scale on GPUs that a TPU could run',
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
  reason: () => 'The guidance rates TPUs higher per watt on work that they support; the saving grows with scale.',
  problem: ({ scale, hardware }) => {
    const isLarge = scale.size === 'large' || scale.size === 'massive'
    return `This ${isLarge ? `${scale.size} job` : 'job'} needs energy efficiency, but runs on ${hardware.label}.`
  },
  remedy: () => 'Benchmark a short run on a TPU slice, and compare the energy use.',
  why: 'A chip made for one purpose tends to use less energy for it. The guidance says so of TPUs on work that they support, and adds that the saving grows at hyperscale. For mixed or changing work, GPUs may be worth their energy, so this is only a notice. A policy can set from how many accelerators a job is large.',
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
