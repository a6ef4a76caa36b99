import { defineGuideline } from '../../rule.ts'

export default defineGuideline({
  id: 'operations/unmeasured-commitment',
  title: 'A large commitment without a small benchmark',
  rows: ['C7'],
  leans: 'either',
  force: 'consider',
  sources: ['scaling'],
  at: ['operations', 'benchmarked'],
  when: ({ operations, scale, stage }) => {
    if (operations.benchmarked === undefined) return undefined
    // Small jobs and experiments are themselves the measurement.
    const isTrial = scale.size === 'small' || stage === 'exploration' || stage === 'prototype'
    return !operations.benchmarked && !isTrial
  },
  reason: () => 'A small measured run shows whether the hardware suits the work before time and money are committed.',
  problem: ({ hardware }) => `The job is to run on ${hardware.label}, and no small run has been measured there yet.`,
  remedy: () => 'Measure a short run on this hardware, then declare `benchmarked: true`.',
  why: 'Figures from elsewhere rarely hold for your model. A short run on the same hardware costs little and tells whether a long or large commitment is sound; it is advised for GPUs and TPUs alike. Small jobs and experiments draw nothing, and neither does a file that does not say.',
  fails: `framework: jax
stage: production
scale: large
operations: { benchmarked: false }
hardware: tpu-v5p-128
`,
  passes: `framework: jax
stage: production
scale: large
operations: { benchmarked: true }
hardware: tpu-v5p-128
`,
})
