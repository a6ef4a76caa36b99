import { list, percent } from '../../text/wording.ts'
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
  reason: ({ hardware }) =>
    hardware.kind === 'other'
      ? 'A fast chip idles unless every stage of the data pipeline keeps up with it.'
      : 'A TPU computes so fast that it idles unless every stage of the data pipeline keeps up; GPUs cope better with slow data.',
  problem: (facts) => {
    const { operations, hardware, thresholds } = facts
    const busy = `${hardware.label} is busy ${percent(operations.utilization ?? 0)} of the time, less than the ${percent(thresholds.utilization)} it should be`
    if (!hasSlowInput(facts)) return `${busy}.`
    return isIdle(facts)
      ? `The input pipeline is not optimised, and ${busy}.`
      : `The input pipeline is not optimised, and it has to feed ${hardware.label}.`
  },
  remedy: (facts) => {
    const changes = [
      ...(hasSlowInput(facts) ? ['`input_pipeline: optimized`'] : []),
      ...(isIdle(facts) ? [`a \`utilization\` of at least ${percent(facts.thresholds.utilization)}`] : []),
    ]
    return `Speed up reading and preparing the data and declare ${list(changes)}${facts.hardware.kind === 'other' ? '' : ', or choose GPUs'}.`
  },
  why: 'The faster the chip, the more data it needs each second. Where disks, network or preprocessing fall behind, a TPU waits, and a chip that waits saves nothing. The documents put the work on the pipeline first; where there is no time for it, GPUs ask for less. The share of busy time that is expected can be set in the policy.',
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
