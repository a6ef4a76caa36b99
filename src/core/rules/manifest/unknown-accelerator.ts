import { defineManifestRule } from '../rule.ts'

export default defineManifestRule({
  id: 'manifest/unknown-accelerator',
  title: 'An accelerator that the catalog does not know',
  severity: 'warning',
  why: 'The choice of hardware cannot be checked for an unknown accelerator. This is a warning, not an error: a new chip may be missing from this version of the catalog.',
  fails: `framework: jax
stage: production
hardware: hundred-h
`,
  passes: `framework: jax
stage: production
hardware: h100
`,
})
