import { defineManifestRule } from '../rule.ts'

export default defineManifestRule({
  id: 'manifest/limit',
  title: 'The file is too large or too deeply nested',
  severity: 'error',
  why: 'The check runs on every push, also on files from strangers. Limits on size, tokens, depth and aliases keep it fast on any of them. A manifest written by a person stays far below these limits.',
  fails: `labels: [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]
`,
  passes: `framework: jax
stage: production
scale: large
hardware: tpu-v5e-64
`,
})
