import { defineManifestRule } from '../rule.ts'

export default defineManifestRule({
  id: 'manifest/duplicate-key',
  title: 'A key appears twice in one mapping',
  severity: 'error',
  why: 'YAML readers differ on which of two equal keys they use. The check does not guess: delete the one that is wrong.',
  fails: `framework: jax
stage: production
stage: prototype
`,
  passes: `framework: jax
stage: production
scale: large
hardware: tpu-v5e-64
`,
})
