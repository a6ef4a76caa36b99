import { definePolicyRule } from '../rule.ts'

export default definePolicyRule({
  id: 'policy/waiver-expired',
  title: 'A waiver whose last day is over',
  severity: 'warning',
  why: 'A waiver is a loan: somebody answers for a finding until a day. After it the finding counts again, and says that a waiver for it has expired, so that the day is not forgotten. Where another waiver still covers all that it named, the old one is only a notice.',
  policy: `waivers:
  - rule: model/dynamic-shapes
    reason: The padding rewrite lands with the next release.
    owner: ml-platform
    expires: 2026-10-01
`,
  fails: `framework: pytorch
stage: production
scale: large
model: { dynamic_shapes: true }
hardware: { accelerator: tpu-v5e-64, provider: gcp }
`,
  passes: `framework: pytorch
stage: production
scale: large
hardware: { accelerator: tpu-v5e-64, provider: gcp }
`,
})
