import { defineGuideline, tryTpu } from '../rule.ts'

export default defineGuideline({
  id: 'stage/production-scale-on-gpu',
  title: 'Large production training on GPUs that a TPU could run',
  rows: ['S2'],
  leans: 'tpu',
  force: 'consider',
  sources: ['befreed-lesson', 'scaling'],
  at: ['stage'],
  when: ({ task, stage, scale, model }) => {
    if (task === 'inference') return false
    const production = stage && stage === 'production'
    const large = scale.size && (scale.size === 'large' || scale.size === 'massive')
    if (production === false || large === false) return false
    return model.architecture_locked === false ? false : production && large && model.architecture_locked
  },
  reason: () => 'A model that no longer changes is adapted to a TPU once, and every run gains.',
  problem: ({ scale, hardware }) =>
    `This ${scale.size} production training with a fixed architecture may suit a TPU slice better than ${hardware.label}.`,
  remedy: tryTpu,
  why: 'Once the architecture is fixed (`architecture_locked: true`) and training is large-scale production, the guidance recommends considering a TPU: the model is fitted to it once, and every run gains. This is only a notice, and only if the framework and the provider allow a TPU.',
  fails: `framework: jax
stage: production
scale: large
model: { architecture: transformer, architecture_locked: true }
hardware: H100:64
`,
  passes: `framework: jax
stage: production
scale: large
model: { architecture: transformer, architecture_locked: true }
hardware: tpu-v5p-128
`,
})
