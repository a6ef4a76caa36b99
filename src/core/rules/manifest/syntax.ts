import { defineManifestRule } from '../rule.ts'

export default defineManifestRule({
  id: 'manifest/syntax',
  title: 'The file is not plain YAML',
  severity: 'error',
  why: 'A file that cannot be read cannot be checked, and skipping it silently would look like a pass. A manifest is one document of ordinary YAML. Tags, directives, explicit keys and several documents are rejected, because YAML readers interpret them differently.',
  fails: `framework: jax
hardware: [tpu-v5e-64
`,
  passes: `framework: jax
stage: production
scale: large
hardware: tpu-v5e-64
`,
})
