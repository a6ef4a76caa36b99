import { defineGuideline } from '../rule.ts'

export default defineGuideline({
  id: 'framework/xla-native',
  title: 'JAX and TensorFlow are what TPUs serve best',
  rows: ['F2'],
  leans: 'tpu',
  force: 'possible',
  sources: ['befreed-lesson', 'befreed-page', 'ai-news', 'scaling', 'liquidweb'],
  at: ['framework', 'name'],
  when: ({ framework }) => (framework.declared.length > 0 ? framework.tpuNative : undefined),
  reason: ({ framework }) =>
    `${framework.families.includes('jax') ? 'JAX' : 'TensorFlow'} compiles through XLA, the path that TPUs serve best.`,
  problem: () => '',
  remedy: () => '',
  why: 'All five documents name TensorFlow among the frameworks that fit a TPU, and three of them JAX beside it. It makes a TPU possible; it is no reason to leave GPUs, so it is never a finding.',
  fails: '',
  passes: `framework: jax
stage: production
hardware: tpu-v5e-64
`,
})
