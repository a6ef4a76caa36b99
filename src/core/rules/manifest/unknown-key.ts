import { defineManifestRule } from '../rule.ts'

export default defineManifestRule({
  id: 'manifest/unknown-key',
  title: 'A misspelled key, or one that may mean several',
  severity: 'error',
  why: 'A misspelled key would silently turn a check off. A key that is one edit away from a documented one, with a value that it accepts, is therefore an error, and so are a name that people use for several keys (`type`, `size`) and keys beside `jobs`. Any other key is not read ([manifest/not-read](not-read.md)).',
  fails: `framework: jax
stge: production
hardware: tpu-v5e-64
`,
  passes: `framework: jax
stage: production
scale: large
hardware: tpu-v5e-64
`,
})
