import { defineManifestRule } from '../rule.ts'

export default defineManifestRule({
  id: 'manifest/other-spelling',
  title: 'Keys that the reference spells differently',
  severity: 'notice',
  offUntil: 'set',
  why: 'Other programs use other names for the same keys (`num_gpus`, `seq_len`, `per_device_train_batch_size`). The check reads them as the keys of the reference and judges them in full, so reports do not mention them; `--verbose` and editors do. `check --fix` writes the reference names, and the JSON report lists them in `readAs`.',
  fails: `framework: pytorch
stage: prototype
gpu: A100
num_gpus: 8
`,
  passes: `framework: pytorch
stage: prototype
hardware: A100:8
`,
})
