import { defineGuideline, type Facts, hasTpuAtHand } from '../rule.ts'

const isEarly = ({ stage }: Facts): boolean => stage === 'exploration' || stage === 'prototype'

export default defineGuideline({
  id: 'stage/prototype-on-tpu',
  title: 'A prototype or a changing architecture on a TPU',
  rows: ['S1'],
  leans: 'gpu',
  force: 'against',
  sources: ['befreed-lesson', 'befreed-page', 'scaling', 'liquidweb'],
  at: (facts) => (isEarly(facts) ? ['stage'] : ['model', 'architecture_locked']),
  when: (facts) => {
    const { stage, model } = facts
    if (hasTpuAtHand(facts)) return undefined
    if (isEarly(facts) || model.architecture_locked === false) return true
    return stage === undefined && model.architecture_locked === undefined ? undefined : false
  },
  reason: ({ stage }) => {
    const work =
      stage === 'exploration' ? 'Exploring' : stage === 'prototype' ? 'Prototyping' : 'Changing an architecture'
    return `${work} is easier on GPUs; the guidance considers TPUs once the architecture is fixed.`
  },
  problem: (facts) => {
    const { label } = facts.hardware
    const isChanging = facts.model.architecture_locked === false
    if (!isEarly(facts)) return `The architecture still changes, but this job targets ${label}.`
    const what = facts.stage === 'exploration' ? 'an exploration' : 'a prototype'
    return `This job is ${what}${isChanging ? ' with a changing architecture' : ''}, but targets ${label}.`
  },
  remedy: () => 'Use GPUs for now, and consider a TPU once the architecture is fixed for production.',
  why: 'The second question of the guidance is the stage of the project. Early work tries many architectures, and GPUs run each of them with the least effort and the best tools. A TPU needs a model that fits its compiler, and each change may need new work. Prototyping on GPUs and scaling out on TPUs later is a sound plan. The TPU of a Colab or Kaggle notebook is not reported where the architecture is fixed: it is there already.',
  fails: `framework: jax
stage: prototype
hardware: tpu-v5e-8
`,
  passes: `framework: jax
stage: prototype
hardware: A100:1
`,
})
