import { amount } from '../../text/wording.ts'
import { fitsOneCard } from '../memory-ways.ts'
import { defineGuideline, type Facts, hasTpuAtHand } from '../rule.ts'

/** A deliberate number: no host has more. */
const mostOfOneHost = 8

/** Parameters say nothing about the work: a graph passes through a layer once per edge, an agent plays games. */
const isWorkApart = ({ model, task }: Facts): boolean =>
  model.architecture === 'gnn' || task === 'reinforcement-learning'

/**
 * A model of few parameters may still be a large job (GraphCast, AlphaStar), if its kind, or many chips with an unknown
 * amount of work, suggest it.
 */
function mayBeLarge(facts: Facts): boolean {
  const { declaration, scale, hardware } = facts
  const isSized = declaration.scale?.size !== undefined || scale.tokens !== undefined
  // The tokens or operations of a sample decide its cost.
  const isOfSamples = scale.samples !== undefined && (!isWorkApart(facts) || scale.flops_per_sample !== undefined)
  return !isSized && !isOfSamples && (isWorkApart(facts) || (hardware.count ?? 0) > mostOfOneHost)
}

export default defineGuideline({
  id: 'scale/small-job-on-tpu',
  title: 'A small job on a TPU',
  rows: ['C4', 'C6'],
  leans: 'gpu',
  force: 'consider',
  sources: ['scaling', 'liquidweb', 'befreed-page'],
  at: ['scale', 'size'],
  when: (facts) => {
    const { task, scale, thresholds } = facts
    if (hasTpuAtHand(facts)) return undefined
    if (scale.size === undefined) return undefined
    if (scale.size !== 'small') return false
    if (mayBeLarge(facts)) return undefined
    // With large batches or many users, a small model is not a small job.
    if (task === 'inference') return (scale.users ?? 0) < thresholds.largeScaleUsers
    const { batchTokens = 0, batchSamples = 0 } = scale
    return batchTokens < thresholds.largeBatchTokens && batchSamples < thresholds.largeBatchSamples
  },
  reason: () => 'The guidance favors GPUs for small jobs, from one consumer card up.',
  problem: ({ scale, hardware }) => {
    const parameters = scale.parameters === undefined ? '' : ` (${amount(scale.parameters)} parameters)`
    return `The job is small${parameters}, but targets ${hardware.label}.`
  },
  remedy: (facts) => (fitsOneCard(facts) === false ? 'Use GPUs.' : 'Use a GPU; one card may be enough.'),
  why: 'GPUs come in every size, from consumer cards to the data center, so a small job finds one that fits its budget. TPUs can give more for the money at scale, on jobs that suit them; a small job does not reach that point.',
  fails: `framework: jax
stage: production
scale: small
hardware: tpu-v5e-8
`,
  passes: `framework: jax
stage: production
scale: small
hardware: L4:1
`,
})
