import { defineManifestRule } from '../rule.ts'

export default defineManifestRule({
  id: 'manifest/limit',
  title: 'The file is too large or too deep',
  severity: 'error',
  why: 'The check runs on every push and on files that strangers send. Limits on size, tokens, depth and aliases keep it quick on any of them; a manifest that people write stays far below.',
  fails: `labels: [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]
`,
  passes: `framework: jax
stage: production
scale: large
hardware: tpu-v5e-64
`,
})
