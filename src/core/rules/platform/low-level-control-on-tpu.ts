import { defineGuideline } from '../rule.ts'

export default defineGuideline({
  id: 'platform/low-level-control-on-tpu',
  title: 'A need for low-level control on a TPU',
  rows: ['P6'],
  leans: 'gpu',
  force: 'against',
  sources: ['liquidweb'],
  at: ['needs', 'low_level_control'],
  when: ({ needs }) => needs.low_level_control,
  reason: () =>
    'GPUs give access to their drivers and control over how memory is allocated, while the tools of a TPU are more rigid.',
  problem: ({ hardware }) =>
    `The job needs low-level control, such as drivers or memory allocation, and it is to run on ${hardware.label}.`,
  remedy: () => 'Choose GPUs, or leave such details to the compiler and declare `low_level_control: false`.',
  why: 'On GPUs a team can get at the drivers, write kernels and steer the allocation of memory. The documents describe the tools of a TPU as more rigid. Work that depends on that control belongs on GPUs.',
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
