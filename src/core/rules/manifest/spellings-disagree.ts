import { defineManifestRule } from '../rule.ts'

export default defineManifestRule({
  id: 'manifest/spellings-disagree',
  title: 'Two spellings of one key that differ',
  severity: 'error',
  why: 'A key that is written twice in different words is read once where both say the same. Where they differ nobody can tell which of them holds, so the first is taken and the second is an error.',
  fails: `framework: jax
stage: production
scale: { sequence_length: 4096, seq_len: 8192 }
hardware: tpu-v5e-64
`,
  passes: `framework: jax
stage: production
scale: { sequence_length: 8192 }
hardware: tpu-v5e-64
`,
})
