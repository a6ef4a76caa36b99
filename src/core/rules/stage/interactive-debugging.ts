import { defineGuideline } from '../rule.ts'

export default defineGuideline({
  id: 'stage/interactive-debugging',
  title: 'A need for interactive debugging on a TPU',
  rows: ['S5'],
  leans: 'gpu',
  force: 'against',
  sources: ['liquidweb', 'scaling'],
  at: ['needs', 'interactive_debugging'],
  when: ({ needs }) => needs.interactive_debugging,
  reason: () => 'GPUs have the better support for debugging a program while it runs; on a TPU that is hard.',
  problem: ({ hardware }) => `The job must be open to interactive debugging, and it is to run on ${hardware.label}.`,
  remedy: () => 'Choose GPUs, or debug a small version of the job on a GPU and declare `interactive_debugging: false`.',
  why: 'Debugging tools are richer on GPUs, and they support looking into a program while it runs. The documents find that TPUs suit work that needs little debugging. Where that is needed often, each round costs more on a TPU.',
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
