import { percent } from '../../text/wording.ts'
import { defineGuideline } from '../rule.ts'

export default defineGuideline({
  id: 'operations/tpu-underused',
  title: 'A TPU too idle to pay off',
  rows: ['C6'],
  leans: 'either',
  force: 'consider',
  sources: ['scaling', 'befreed-page'],
  at: ['operations', 'utilization'],
  when: ({ operations, hardware, thresholds }) =>
    operations.utilization === undefined
      ? undefined
      : hardware.kind === 'tpu' && operations.utilization < thresholds.utilization,
  reason: () => 'The price advantage of a TPU rests on a job that fits it well, and idle time uses the saving up.',
  problem: ({ operations, hardware, thresholds }) =>
    `${hardware.label} is busy ${percent(operations.utilization ?? 0)} of the time, and below ${percent(thresholds.utilization)} counts as underused.`,
  remedy: ({ thresholds }) =>
    `Raise \`utilization\` to at least ${percent(thresholds.utilization)}, or compare the price of GPUs at the use you expect.`,
  why: 'TPUs can give more for the money, but only at scale and on work that suits them. Accelerators are paid for by the hour, busy or not, so low use takes the saving back.',
  fails: `framework: jax
stage: production
operations: { utilization: 25% }
hardware: tpu-v5e-64
`,
  passes: `framework: jax
stage: production
operations: { utilization: 70% }
hardware: tpu-v5e-64
`,
})
