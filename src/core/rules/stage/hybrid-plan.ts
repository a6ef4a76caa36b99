import { defineGuideline } from '../rule.ts'

export default defineGuideline({
  id: 'stage/hybrid-plan',
  title: 'Prototyping on GPUs before scaling out on TPUs is a sound plan',
  rows: ['S6'],
  leans: 'gpu',
  force: 'none',
  sources: ['scaling'],
  at: ['stage'],
  when: ({ stage, framework, hardware }) => {
    if (stage === undefined || framework.declared.length === 0) return undefined
    return stage !== 'production' && hardware.kind === 'gpu' && framework.tpuNative
  },
  reason: () =>
    'A prototype on GPUs leaves the way to a TPU open: its framework runs on both, so the hardware can change as the project grows.',
  problem: () => '',
  remedy: () => '',
  why: 'One of the documents expects teams to use both kinds and to switch as their models grow. A project in JAX or TensorFlow can start on GPUs and move its production run to TPUs later. Such a plan is no mismatch, so this is never a finding.',
  fails: '',
  passes: `framework: jax
stage: prototype
hardware: A100:8
`,
})
