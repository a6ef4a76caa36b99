import { defineGuideline } from '../rule.ts'

export default defineGuideline({
  id: 'platform/low-level-control-on-tpu',
  title: 'Low-level control on a TPU',
  rows: ['P6'],
  leans: 'gpu',
  force: 'against',
  sources: ['liquidweb'],
  at: ['needs', 'low_level_control'],
  when: ({ needs }) => needs.low_level_control,
  reason: () => 'GPUs give access to drivers and memory allocation; the guidance calls the tools of TPUs more rigid.',
  problem: ({ hardware }) =>
    `The job needs low-level control (drivers, memory allocation), but targets ${hardware.label}.`,
  remedy: () => 'Use GPUs, or leave these details to the XLA compiler.',
  why: 'On GPUs a team can reach the drivers, write kernels and control memory allocation. The guidance calls the tools of a TPU more rigid and recommends GPUs for work that depends on that control.',
  fails: `framework: jax
stage: production
needs: { low_level_control: true }
hardware: tpu-v5e-8
`,
  passes: `framework: jax
stage: production
needs: { low_level_control: true }
hardware: A100:8
`,
})
