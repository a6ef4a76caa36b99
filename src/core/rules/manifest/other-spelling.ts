import { defineManifestRule } from '../rule.ts'

export default defineManifestRule({
  id: 'manifest/other-spelling',
  title: 'Keys that the reference spells differently',
  severity: 'notice',
  why: 'Other programs use other names for the same keys (`num_gpus`, `seq_len`, `per_device_train_batch_size`). The check reads them as the keys of the reference and judges them in full; `check --fix` writes the reference names. It ignores keys of a training configuration that do not affect the choice of hardware (`learning_rate`, `seed`).',
  fails: `framework: pytorch
stage: prototype
gpu: A100
num_gpus: 8
learning_rate: 3e-4
`,
  passes: `framework: pytorch
stage: prototype
hardware: A100:8
`,
})
