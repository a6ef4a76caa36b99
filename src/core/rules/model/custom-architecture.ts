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
  reason: () =>
    'GPUs run architectures of every kind, while the gain of a TPU shrinks as a model departs from what it supports.',
  problem: ({ hardware }) => `The model has an architecture of its own and is to run on ${hardware.label}.`,
  remedy: () =>
    'Choose GPUs, or, if the model is a standard one after all, name it in `architecture` (such as `transformer`).',
  why: 'TPUs are specialised: they do best on models made for them, and a model that strays from the supported operations has to be adapted or runs slower than hoped. GPUs are the general tool, and the documents advise them for custom and non-standard architectures.',
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
