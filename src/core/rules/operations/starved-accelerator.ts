import { percent } from '../../text/wording.ts'
import { defineGuideline, type Facts } from '../rule.ts'

const hasSlowInput = ({ operations }: Facts): boolean => operations.input_pipeline === 'unoptimized'
const isIdle = ({ operations, thresholds }: Facts): boolean =>
  operations.utilization !== undefined && operations.utilization < thresholds.utilization

export default defineGuideline({
  id: 'operations/starved-accelerator',
  title: 'An input pipeline that cannot keep a TPU busy',
  rows: ['T5'],
  leans: ({ hardware }) => (hardware.kind === 'other' ? 'either' : 'gpu'),
  force: 'against',
  holdsForOthers: true,
  sources: ['befreed-page', 'befreed-lesson', 'scaling'],
  at: (facts) => ['operations', hasSlowInput(facts) ? 'input_pipeline' : 'utilization'],
  when: (facts) => {
    const { input_pipeline, utilization } = facts.operations
    if (input_pipeline === undefined && utilization === undefined) return undefined
    return hasSlowInput(facts) || isIdle(facts)
  },
  extent: ({ operations }) => operations.utilization && -operations.utilization,
  reason: ({ hardware }) =>
    hardware.kind === 'other'
      ? 'A fast chip idles while it waits for data.'
      : 'A fast chip idles while it waits for data; the guidance favors GPUs for slow input.',
  problem: (facts) => {
    const { operations, hardware, thresholds } = facts
    const busy = `${hardware.label} is busy only ${percent(operations.utilization ?? 0)} of the time`
    const least = percent(thresholds.utilization)
    if (!hasSlowInput(facts)) return `${busy}; this check expects at least ${least}.`
    return isIdle(facts)
      ? `The input pipeline is not optimized, and ${busy}; this check expects at least ${least}.`
      : `The input pipeline is not optimized, but must feed ${hardware.label}.`
  },
  remedy: ({ hardware }) => `Speed up the input pipeline${hardware.kind === 'other' ? '' : ', or use GPUs'}.`,
  why: 'The faster the chip, the more data it needs per second. If disks, network or preprocessing are too slow, a TPU waits and saves nothing. The guidance recommends fixing the pipeline first; without time for that, GPUs need less. A policy can set the minimum share of busy time.',
  fails: `framework: jax
stage: production
operations: { input_pipeline: unoptimized }
hardware: tpu-v5e-64
`,
  passes: `framework: jax
stage: production
operations: { input_pipeline: optimized }
hardware: tpu-v5e-64
`,
})
