import { definePolicyRule } from '../rule.ts'

export default definePolicyRule({
  id: 'policy/waiver-not-allowed',
  title: 'A waiver for a rule that cannot be waived',
  severity: 'error',
  why: 'A policy can name rules that nobody may waive, and can forbid waivers in manifests; a waiver in a manifest is then a warning. Mistakes in the manifest itself cannot be waived, because they hide other mistakes, and neither can findings about waivers. Such a waiver has no effect.',
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
