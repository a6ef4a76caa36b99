import { defineGuideline } from '../rule.ts'

export default defineGuideline({
  id: 'model/standard-architecture',
  title: 'A standard architecture is what TPUs are tuned for',
  rows: ['M2'],
  leans: 'tpu',
  force: 'possible',
  sources: ['scaling'],
  at: ['model', 'architecture'],
  when: ({ model, architecture }) =>
    architecture && architecture.standard !== undefined && model.architecture_locked !== false,
  reason: ({ architecture }) =>
    `${architecture?.standard ?? 'Standard models'}, once stable, are among the work that TPUs do best.`,
  problem: () => '',
  remedy: () => '',
  why: 'Transformers, CNNs and ResNets whose architecture is stable are the models that the documents name for TPUs. That makes a TPU possible; it is no reason to leave GPUs, so it is never a finding.',
  fails: '',
  passes: `framework: jax
stage: production
model: { architecture: resnet, architecture_locked: true }
hardware: tpu-v5e-64
`,
})
