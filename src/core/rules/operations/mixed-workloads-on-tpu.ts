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
  reason: () => 'For mixed or changing work, the versatility of GPUs often outweighs the efficiency of a TPU.',
  problem: ({ needs, hardware }) => `${hardware.label} must also do other work (${list(needs.other_workloads ?? [])}).`,
  remedy: () => 'Use GPUs, or give the other work its own hardware.',
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
