import { defineManifestRule } from '../rule.ts'

export default defineManifestRule({
  id: 'manifest/unknown-key',
  title: 'A key that is not part of the format',
  severity: 'error',
  why: 'A misspelled key would silently turn a check off. Every key that is not part of the format is therefore an error; if a known key is close, the remedy names it.',
  fails: `framework: jax
stag: production
hardware: tpu-v5e-64
`,
  passes: `framework: jax
stage: production
scale: large
hardware: tpu-v5e-64
`,
})
