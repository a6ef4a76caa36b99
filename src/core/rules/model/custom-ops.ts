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
  reason: () => 'GPUs run custom layers and operations well; TPUs may not support them.',
  problem: ({ hardware }) => `The model uses custom operations, but this job targets ${hardware.label}.`,
  remedy: () => 'Use GPUs, or rewrite these operations with ones that XLA supports.',
  why: 'A TPU runs the operations that its compiler supports, and does best with them. Custom layers and unusual operations may need extra engineering, or lose much of the speed. GPUs handle them better.',
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
