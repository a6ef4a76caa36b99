import { definePolicyRule } from '../rule.ts'

export default definePolicyRule({
  id: 'policy/waiver-too-long',
  title: 'A waiver that ends later than the policy permits',
  severity: 'error',
  why: 'The terms of a policy say how many days ahead a waiver may end. One that ends later does not count: a waiver without an end in sight is a change of the rules, which belongs in the policy.',
  policy: `waiver-terms: { inline: true, max_days: 30 }
`,
  fails: `framework: pytorch
stage: production
scale: large
# accelerator-review: allow model/dynamic-shapes until 2027-06-30 because the padding rewrite lands some day
model: { dynamic_shapes: true }
hardware: { accelerator: tpu-v5e-64, provider: gcp }
`,
  passes: `framework: pytorch
stage: production
scale: large
# accelerator-review: allow model/dynamic-shapes until 2026-12-15 because the padding rewrite lands with the next release
model: { dynamic_shapes: true }
hardware: { accelerator: tpu-v5e-64, provider: gcp }
`,
})
