import { defineGuideline } from '../rule.ts'

export default defineGuideline({
  id: 'scale/peak-speedup-as-plan',
  title: 'The reported advantage of a TPU is an upper bound',
  rows: ['C9'],
  leans: 'tpu',
  force: 'none',
  sources: ['ai-news'],
  at: ['framework', 'name'],
  when: ({ framework, hardware }) =>
    framework.families.length === 0 ? undefined : framework.families.includes('tensorflow') && hardware.kind === 'tpu',
  reason: () =>
    'For TensorFlow work the latest TPUs are reported to be up to 2.8 times as efficient as some GPUs; that is an upper bound for models built for them, so measure before planning with it.',
  problem: () => '',
  remedy: () => '',
  why: 'One document reports up to 2.8 times the efficiency of some GPUs for TensorFlow work on the latest TPUs. "Up to" and "some" make it a best case, reached by models made for that architecture. It explains a choice; it is no figure to plan a budget or a deadline with, and it is never a finding.',
  fails: '',
  passes: `framework: tensorflow
stage: production
scale: large
hardware: tpu-v4-32
`,
})
