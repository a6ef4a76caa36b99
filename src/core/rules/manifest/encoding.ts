import { defineManifestRule } from '../rule.ts'

export default defineManifestRule({
  id: 'manifest/encoding',
  title: 'The file is not clean UTF-8 text',
  severity: 'error',
  why: 'Control characters, direction overrides and other encodings can make a file look different from what a program reads. The check rejects them instead of guessing.',
  fails: `name: "bell \\u0007"
framework: jax
`,
  passes: `framework: jax
stage: production
scale: large
hardware: tpu-v5e-64
`,
})
