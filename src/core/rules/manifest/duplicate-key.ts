import { defineManifestRule } from '../rule.ts'

export default defineManifestRule({
  id: 'manifest/duplicate-key',
  title: 'A key stands twice in one mapping',
  severity: 'error',
  why: 'YAML readers differ on which of two equal keys counts. The check reads neither as meant and asks which one is right.',
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
