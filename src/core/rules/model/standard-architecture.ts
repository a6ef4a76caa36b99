import { defineGuideline } from '../rule.ts'

export default defineGuideline({
  id: 'model/standard-architecture',
  title: 'Standard architectures suit TPUs',
  rows: ['M2'],
  leans: 'tpu',
  force: 'possible',
  sources: ['scaling'],
  at: ['model', 'architecture'],
  when: ({ model, architecture }) =>
    architecture && architecture.standard !== undefined && model.architecture_locked !== false,
  reason: ({ architecture }) =>
    `${architecture?.standard ?? 'Standard models'} suit TPUs once their architecture is stable.`,
  problem: () => '',
  remedy: () => '',
  why: 'Transformers, CNNs and ResNets with a stable architecture are the models that the guidance names for TPUs. They make a TPU possible but are no reason to leave GPUs, so this is never a finding.',
  fails: '',
  passes: `framework: jax
stage: production
model: { architecture: resnet, architecture_locked: true }
hardware: tpu-v5e-64
`,
})
