import { definePolicyRule } from '../rule.ts'

export default definePolicyRule({
  id: 'policy/waiver-too-long',
  title: 'A waiver that ends later than the policy allows',
  severity: 'error',
  why: 'A policy sets how many days ahead a waiver may end. A waiver that ends later has no effect: a permanent exception belongs in the policy itself.',
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
