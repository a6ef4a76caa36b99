import { defineGuideline } from '../rule.ts'

export default defineGuideline({
  id: 'model/custom-ops',
  title: 'Custom operations on a TPU',
  rows: ['M5'],
  leans: 'gpu',
  force: 'against',
  sources: ['befreed-page', 'ai-news', 'scaling', 'liquidweb'],
  at: ['model', 'custom_ops'],
  when: ({ model }) => model.custom_ops,
  reason: () => 'GPUs take custom layers and operations well, while a TPU may not support what is not standard.',
  problem: ({ hardware }) => `The model uses operations of its own and is to run on ${hardware.label}.`,
  remedy: () =>
    'Choose GPUs, or rewrite these operations with those that the framework ships for XLA and declare `custom_ops: false`.',
  why: 'A TPU runs a set of operations that its compiler supports, and does best within it. Custom layers and unusual operations may fall outside: then they need extra engineering, or much of the gain is lost. GPUs are the better ground for them.',
  fails: `framework: tensorflow
stage: production
model: { custom_ops: true }
hardware: tpu-v4-32
`,
  passes: `framework: tensorflow
stage: production
model: { custom_ops: true }
hardware: A100:8
`,
})
