import { defineManifestRule } from '../rule.ts'

export default defineManifestRule({
  id: 'manifest/other-spelling',
  title: 'Keys in other words than the reference has',
  severity: 'notice',
  why: "Other programs have other names for the same keys (`num_gpus`, `seq_len`, `per_device_train_batch_size`). They are read as the reference's and judged in full; `check --fix` writes them. Keys of a training configuration that say nothing about the choice of hardware (`learning_rate`, `seed`) are passed over.",
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
