import { defineGuideline } from '../rule.ts'

/** A run of a week is a commitment on any number of accelerators. */
const longDeadlineHours = 7 * 24
/** A whole host or more is a commitment. */
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
    // Small jobs and experiments are themselves a benchmark, and a few cards are a small commitment.
    const isTrial = scale.size === 'small' || stage === 'exploration' || stage === 'prototype'
    if (isTrial) return false
    const isLarge = scale.size === 'large' || scale.size === 'massive'
    const isLong = (operations.deadline ?? 0) >= longDeadlineHours
    return isLarge || isLong || hardware.count === undefined || hardware.count >= wholeHost
  },
  reason: () => 'A small run shows whether the hardware suits the work before you commit time and money.',
  problem: ({ hardware }) => `This job commits to ${hardware.label}, but no benchmark was run on it.`,
  remedy: () => 'Benchmark a short run on this hardware, then declare `benchmarked: true`.',
  why: 'Published figures rarely match your own model. A short run on the same hardware costs little and shows whether a long or large commitment is sound, on GPUs and TPUs alike. Small jobs and experiments get no finding, nor do jobs that do not declare `benchmarked`.',
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
