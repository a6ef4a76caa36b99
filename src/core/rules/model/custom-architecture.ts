import { defineGuideline } from '../rule.ts'

export default defineGuideline({
  id: 'model/custom-architecture',
  title: 'A custom architecture on a TPU',
  rows: ['M3'],
  leans: 'gpu',
  force: 'against',
  sources: ['scaling', 'befreed-lesson', 'befreed-page', 'ai-news'],
  at: ['model', 'architecture'],
  when: ({ model }) => (model.architecture === undefined ? undefined : model.architecture === 'custom'),
  reason: () => 'GPUs run custom architectures well; on a TPU, the model may have to be adapted or runs slower.',
  problem: ({ hardware }) => `The model has a custom architecture, but this job targets ${hardware.label}.`,
  remedy: () => 'Use GPUs, or name the architecture if it is a standard one (`architecture: transformer`).',
  why: 'TPUs are specialized: they do best on models made for them. A model that leaves the supported operations has to be adapted, or it runs slower than expected. GPUs are more general, and the guidance recommends them for custom and non-standard architectures.',
  fails: `framework: jax
stage: production
model: { architecture: custom }
hardware: tpu-v5e-64
`,
  passes: `framework: jax
stage: production
model: { architecture: custom }
hardware: H100:8
`,
})
