import { defineGuideline } from '../rule.ts'

export default defineGuideline({
  id: 'model/dynamic-shapes',
  title: 'Dynamic shapes on a TPU',
  rows: ['M6'],
  leans: 'gpu',
  force: 'against',
  sources: ['ai-news', 'liquidweb'],
  alsoCites: ['pytorch-xla-recompilation'],
  // The row says that TPUs struggle with them; PyTorch/XLA says that XLA compiles each shape.
  cites: ({ framework }) =>
    framework.families.includes('pytorch')
      ? ['pytorch-xla-recompilation', 'liquidweb']
      : ['liquidweb', 'pytorch-xla-recompilation'],
  at: ['model', 'dynamic_shapes'],
  when: ({ model }) => model.dynamic_shapes,
  reason: ({ framework }) =>
    framework.families.includes('pytorch')
      ? 'On a TPU, PyTorch compiles again for each new shape; GPUs run shapes as they come.'
      : 'The guidance favors GPUs for dynamic shapes; XLA compiles again for each new shape.',
  problem: ({ hardware }) => `The model has dynamic shapes, but this job targets ${hardware.label}.`,
  remedy: () => 'Use GPUs, or pad and bucket the inputs to a few fixed shapes.',
  why: 'A TPU program is compiled ahead of time for fixed shapes. Each new shape costs a compilation, which often takes longer than the steps that use it, and the chips idle meanwhile. GPUs launch kernels for any shape that arrives.',
  fails: `framework: jax
stage: production
model: { dynamic_shapes: true }
hardware: tpu-v5e-64
`,
  passes: `framework: jax
stage: production
model: { dynamic_shapes: true }
hardware: H100:8
`,
})
