import { definePolicyRule } from '../rule.ts'

export default definePolicyRule({
  id: 'policy/waiver-not-allowed',
  title: 'A waiver for what nobody may waive',
  severity: 'error',
  why: 'A policy may name rules that nobody waives, and may keep waivers out of manifests, where it is a warning. Nor are mistakes in the manifest itself waived, because they hide what else is wrong, nor findings about waivers. Such a waiver does not count.',
  policy: `waiver-terms: { inline: true, never: [model/dynamic-shapes] }
`,
  fails: `framework: pytorch
stage: production
scale: large
# accelerator-review: allow model/dynamic-shapes until 2026-12-31 because the padding rewrite lands with the next release
model: { dynamic_shapes: true }
hardware: { accelerator: tpu-v5e-64, provider: gcp }
`,
  passes: `framework: pytorch
stage: production
scale: large
model: { dynamic_shapes: true }
hardware: { accelerator: tpu-v5e-64, provider: gcp }
`,
})
