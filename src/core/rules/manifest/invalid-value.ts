import { defineManifestRule } from '../rule.ts'

export default defineManifestRule({
  id: 'manifest/invalid-value',
  title: 'A value that its key does not take',
  severity: 'error',
  why: 'Words, quantities and mappings are read once and must be what the key takes. The message says what was found and what is allowed; the rest of the job is still checked.',
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
