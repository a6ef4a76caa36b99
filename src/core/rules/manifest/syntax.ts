import { defineManifestRule } from '../rule.ts'

export default defineManifestRule({
  id: 'manifest/syntax',
  title: 'The file is not plain YAML',
  severity: 'error',
  why: 'A file that cannot be read cannot be checked, and a check that silently skipped it would look like a pass. One document of ordinary YAML is read; tags, directives, explicit keys and several documents are refused, since they mean different things to different readers.',
  fails: `framework: jax
hardware: [tpu-v5e-64
`,
  passes: `framework: jax
stage: production
scale: large
hardware: tpu-v5e-64
`,
})
