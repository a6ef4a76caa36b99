import { defineGuideline } from '../rule.ts'

export default defineGuideline({
  id: 'scale/peak-speedup-as-plan',
  title: 'The reported advantage of TPUs is an upper bound',
  rows: ['C9'],
  leans: 'either',
  force: 'none',
  sources: ['ai-news'],
  at: ['framework', 'name'],
  when: ({ framework, hardware }) =>
    framework.families.length === 0 ? undefined : framework.families.includes('tensorflow') && hardware.kind === 'tpu',
  reason: () =>
    'The latest TPUs are reported to be up to 2.8 times as efficient as some GPUs for TensorFlow; measure before you plan with that upper bound.',
  problem: () => '',
  remedy: () => '',
  why: 'The guidance reports up to 2.8 times the efficiency of some GPUs for TensorFlow work on the latest TPUs. "Up to" and "some" make it a best case, for models built for TPUs. It can explain a choice, but do not plan a budget or a deadline with it. It is never a finding.',
  fails: '',
  passes: `framework: tensorflow
stage: production
scale: large
hardware: tpu-v4-32
`,
})
