import { list } from '../../text/wording.ts'
import { defineGuideline } from '../rule.ts'

export default defineGuideline({
  id: 'operations/mixed-workloads-on-tpu',
  title: 'Mixed workloads on a TPU',
  rows: ['T7'],
  leans: 'gpu',
  force: 'consider',
  sources: ['scaling'],
  at: ['needs', 'other_workloads'],
  when: ({ needs }) => needs.other_workloads && needs.other_workloads.length > 0,
  reason: () =>
    'Where the work is mixed or keeps changing, the versatility of GPUs often outweighs the efficiency of a TPU.',
  problem: ({ needs, hardware }) =>
    `Besides this job, ${hardware.label} is to do other work (${list(needs.other_workloads ?? [])}).`,
  remedy: () => 'Choose GPUs, or give the other work hardware of its own and take it off `other_workloads`.',
  why: 'A TPU is efficient at one kind of work. Hardware that serves several purposes, or purposes that change, spends part of its time on work that does not suit a TPU, and the saving goes. GPUs use more energy and do more kinds of work.',
  fails: `framework: jax
stage: production
needs: { other_workloads: [data-preparation] }
hardware: tpu-v5e-8
`,
  passes: `framework: jax
stage: production
needs: { other_workloads: [data-preparation] }
hardware: A100:8
`,
})
