import { defineGuideline } from '../rule.ts'

export default defineGuideline({
  id: 'framework/xla-native',
  title: 'JAX and TensorFlow suit TPUs best',
  rows: ['F2'],
  leans: 'tpu',
  force: 'possible',
  sources: ['befreed-lesson', 'befreed-page', 'ai-news', 'scaling', 'liquidweb'],
  at: ['framework', 'name'],
  when: ({ framework }) => (framework.declared.length > 0 ? framework.tpuNative : undefined),
  reason: ({ framework }) =>
    `${framework.families.includes('jax') ? 'JAX' : 'TensorFlow'} compiles with XLA and is one of the two frameworks that TPUs support best.`,
  problem: () => '',
  remedy: () => '',
  why: 'The guidance names TensorFlow and JAX as the frameworks that fit a TPU. They make a TPU possible but are no reason to leave GPUs, so this is never a finding.',
  fails: '',
  passes: `framework: jax
stage: production
hardware: tpu-v5e-64
`,
})
