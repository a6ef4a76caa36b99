import { defineGuideline } from '../rule.ts'

/** A week of waiting is a commitment, however few accelerators it takes. */
const longDeadlineHours = 7 * 24
/** From a whole host on, a job is a commitment. */
const wholeHost = 8

export default defineGuideline({
  id: 'operations/unmeasured-commitment',
  title: 'A large commitment without a small benchmark',
  rows: ['C7'],
  leans: 'either',
  force: 'consider',
  holdsForOthers: true,
  sources: ['scaling'],
  at: ['operations', 'benchmarked'],
  when: ({ operations, scale, stage, hardware }) => {
    if (operations.benchmarked !== false) return operations.benchmarked === undefined ? undefined : false
    // Small jobs and experiments are themselves the measurement, and a few cards are no large commitment.
    const isTrial = scale.size === 'small' || stage === 'exploration' || stage === 'prototype'
    if (isTrial) return false
    const isLarge = scale.size === 'large' || scale.size === 'massive'
    const isLong = (operations.deadline ?? 0) >= longDeadlineHours
    return isLarge || isLong || hardware.count === undefined || hardware.count >= wholeHost
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
