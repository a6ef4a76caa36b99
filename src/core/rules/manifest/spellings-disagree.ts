import { defineManifestRule } from '../rule.ts'

export default defineManifestRule({
  id: 'manifest/spellings-disagree',
  title: 'Two spellings of one key with different values',
  severity: 'error',
  why: 'A key may appear in two spellings if both have the same value. If the values differ, the check cannot know which one is right: it uses the first and reports the second as an error.',
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
