import { percent } from '../../text/wording.ts'
import { defineGuideline } from '../rule.ts'

export default defineGuideline({
  id: 'operations/tpu-underused',
  title: 'A TPU that is too idle to pay off',
  rows: ['C6'],
  leans: 'either',
  force: 'consider',
  sources: ['scaling', 'befreed-page'],
  at: ['operations', 'utilization'],
  when: ({ operations, hardware, thresholds }) =>
    operations.utilization === undefined
      ? undefined
      : hardware.kind === 'tpu' && operations.utilization < thresholds.utilization,
  extent: ({ operations }) => operations.utilization && -operations.utilization,
  reason: () => 'According to the guidance, idle time uses up the price advantage of a TPU.',
  problem: ({ operations, hardware }) =>
    `${hardware.label} is idle ${percent(1 - (operations.utilization ?? 0))} of the time, but is paid for by the hour.`,
  remedy: () => 'Profile the job to find the bottleneck, or compare the price of GPUs.',
  why: 'TPUs can give more for the money, but only at scale and on work that suits them. You pay for accelerators by the hour, busy or not, so low use cancels the saving.',
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
