import { defineGuideline, type Facts } from '../rule.ts'

const isEarly = ({ stage }: Facts): boolean => stage === 'exploration' || stage === 'prototype'

export default defineGuideline({
  id: 'stage/prototype-on-tpu',
  title: 'A prototype, or an architecture that still changes, on a TPU',
  rows: ['S1'],
  leans: 'gpu',
  force: 'against',
  sources: ['befreed-lesson', 'befreed-page', 'scaling', 'liquidweb'],
  at: (facts) => (isEarly(facts) ? ['stage'] : ['model', 'architecture_locked']),
  when: (facts) => {
    const { stage, model } = facts
    if (isEarly(facts) || model.architecture_locked === false) return true
    return stage === undefined && model.architecture_locked === undefined ? undefined : false
  },
  reason: () =>
    'Ideas that still change are tried out faster on GPUs, which ask for less structure; a TPU pays off once the architecture has settled.',
  problem: (facts) => {
    const changing = facts.model.architecture_locked === false
    if (!isEarly(facts)) return `The architecture still changes, and the job is to run on ${facts.hardware.label}.`
    const what = facts.stage === 'exploration' ? 'an exploration' : 'a prototype'
    return changing
      ? `The job is ${what} whose architecture still changes, and it is to run on ${facts.hardware.label}.`
      : `The job is ${what}, and it is to run on ${facts.hardware.label}.`
  },
  remedy: (facts) =>
    isEarly(facts)
      ? 'Choose GPUs for this stage; a TPU is worth a look again in production, once the architecture is locked.'
      : 'Choose GPUs for now, or settle the architecture and declare `architecture_locked: true`.',
  why: 'The second question of the documents: where does the project stand? Early work tries many architectures, and GPUs take each with the least effort and the best tools. A TPU wants a model that fits its compiler, and each change of architecture may have to be fitted again. Prototyping on GPUs and scaling out on TPUs later is a sound plan.',
  fails: `framework: jax
stage: prototype
hardware: tpu-v5e-8
`,
  passes: `framework: jax
stage: prototype
hardware: A100:1
`,
})
