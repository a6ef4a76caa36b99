import { defineGuideline } from '../rule.ts'

export default defineGuideline({
  id: 'stage/production-scale-on-gpu',
  title: 'Large production training of a locked architecture on GPUs where a TPU would do',
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
  reason: () =>
    'Large production training of an architecture that no longer changes is where a TPU can pay off in throughput and price.',
  problem: ({ scale, hardware }) =>
    `The job trains a locked architecture in production at ${scale.size} scale on ${hardware.label}, and nothing declared ties it to GPUs.`,
  remedy: () => 'Price and measure the run on a TPU slice, or declare what ties the job to GPUs.',
  why: 'Once the architecture is locked and training has become large-scale production, the documents advise to consider a TPU: the effort of fitting the model to it is made once and repaid by every run. They speak of considering it, so this is a notice, and only where the framework and the provider leave a TPU open.',
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
