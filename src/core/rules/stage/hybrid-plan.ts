import { defineGuideline } from '../rule.ts'

export default defineGuideline({
  id: 'stage/hybrid-plan',
  title: 'Prototyping on GPUs and scaling out on TPUs is a sound plan',
  rows: ['S6'],
  leans: 'gpu',
  force: 'none',
  sources: ['scaling'],
  at: ['stage'],
  when: ({ stage, framework, hardware }) => {
    if (stage === undefined || framework.declared.length === 0) return undefined
    return stage !== 'production' && hardware.kind === 'gpu' && framework.tpuNative
  },
  reason: ({ framework }) =>
    `${framework.families.includes('jax') ? 'JAX' : 'TensorFlow'} runs on GPUs and TPUs, so this job can start on GPUs and move to TPUs as it grows.`,
  problem: () => '',
  remedy: () => '',
  why: 'The guidance expects teams to use both kinds and to switch as their models grow. A project in JAX or TensorFlow can start on GPUs and move its production run to TPUs later. This plan is not a mismatch, so this is never a finding.',
  fails: '',
  passes: `framework: jax
stage: prototype
hardware: A100:8
`,
})
