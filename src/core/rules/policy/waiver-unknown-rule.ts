import { definePolicyRule } from '../rule.ts'

export default definePolicyRule({
  id: 'policy/waiver-unknown-rule',
  title: 'A waiver for a rule that does not exist',
  severity: 'error',
  why: 'The author of a waiver with a misspelled rule would believe that a finding is waived. A waiver in a manifest names each rule by its id; globs are only for waivers in the policy.',
  policy: `waiver-terms: { inline: true }
`,
  fails: `framework: pytorch
stage: production
scale: large
# accelerator-review: allow model/dynamic-shape until 2026-12-31 because the padding rewrite lands with the next release
model: { dynamic_shapes: true }
hardware: { accelerator: tpu-v5e-64, provider: gcp }
`,
  passes: `framework: pytorch
stage: production
scale: large
# accelerator-review: allow model/dynamic-shapes until 2026-12-31 because the padding rewrite lands with the next release
model: { dynamic_shapes: true }
hardware: { accelerator: tpu-v5e-64, provider: gcp }
`,
})
