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
  reason: () => 'The guidance favors GPUs for mixed or changing work.',
  problem: ({ needs, hardware }) =>
    `This job needs ${list(needs.other_workloads ?? [])} on the same hardware, but targets ${hardware.label}.`,
  remedy: ({ needs }) => `Use GPUs, or run ${list(needs.other_workloads ?? [])} on other machines.`,
  why: 'A TPU is efficient at one kind of work. Hardware with several or changing purposes spends time on work that does not suit a TPU, and the saving is lost. GPUs use more energy but do more kinds of work.',
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
