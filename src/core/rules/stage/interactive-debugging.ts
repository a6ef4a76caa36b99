import { defineGuideline } from '../rule.ts'

export default defineGuideline({
  id: 'stage/interactive-debugging',
  title: 'Interactive debugging on a TPU',
  rows: ['S5'],
  leans: 'gpu',
  force: 'against',
  sources: ['liquidweb', 'scaling'],
  at: ['needs', 'interactive_debugging'],
  when: ({ needs }) => needs.interactive_debugging,
  reason: () => 'Interactive debugging is well supported on GPUs and hard on TPUs.',
  problem: ({ hardware }) => `The job needs interactive debugging, but targets ${hardware.label}.`,
  remedy: () => 'Use GPUs, or debug a small version of the job on a GPU.',
  why: 'Debugging tools are richer on GPUs and can inspect a program while it runs. The guidance finds that TPUs suit work that needs little debugging. Frequent debugging costs more time on a TPU.',
  fails: `framework: jax
stage: production
needs: { interactive_debugging: true }
hardware: tpu-v5e-8
`,
  passes: `framework: jax
stage: production
needs: { interactive_debugging: true }
hardware: A100:8
`,
})
