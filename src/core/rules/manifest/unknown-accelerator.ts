import { defineManifestRule } from '../rule.ts'

export default defineManifestRule({
  id: 'manifest/unknown-accelerator',
  title: 'An accelerator that is not known',
  severity: 'warning',
  why: 'Without knowing the accelerator the choice cannot be judged. It is a warning and no error: a chip may be younger than this version.',
  fails: `framework: jax
stage: production
hardware: hundred-h
`,
  passes: `framework: jax
stage: production
hardware: h100
`,
})
