import { defineManifestRule } from '../rule.ts'

export default defineManifestRule({
  id: 'manifest/invalid-value',
  title: 'A value that its key does not accept',
  severity: 'error',
  why: 'Each key accepts certain words, quantities or mappings. The message names the value that was found, and the remedy what the key accepts. The rest of the job is still checked.',
  fails: `framework: jax
stage: someday
hardware: tpu-v5e-64
`,
  passes: `framework: jax
stage: production
scale: large
hardware: tpu-v5e-64
`,
})
