import { defineGuideline } from '../rule.ts'

export default defineGuideline({
  id: 'model/dynamic-shapes',
  title: 'Dynamic shapes on a TPU',
  rows: ['M6'],
  leans: 'gpu',
  force: 'against',
  sources: ['ai-news', 'liquidweb'],
  // The row says that TPUs struggle with them; why they do is the text of a project.
  cites: ({ framework }) =>
    framework.families.includes('pytorch') ? ['pytorch-xla-recompilation', 'liquidweb'] : undefined,
  at: ['model', 'dynamic_shapes'],
  when: ({ model }) => model.dynamic_shapes,
  reason: () =>
    'XLA compiles a program for each shape, so each new one halts the work for another compilation; a GPU runs shapes as they come.',
  problem: ({ hardware }) => `The model has dynamic shapes and is to run on ${hardware.label}.`,
  remedy: () => 'Choose GPUs, or pad and bucket the inputs to a few fixed shapes and declare `dynamic_shapes: false`.',
  why: 'A TPU program is compiled ahead of time for fixed shapes. Each new shape costs a compilation, often longer than the steps it serves, and the chips idle meanwhile. GPUs launch kernels for whatever shape arrives.',
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
