import { definePolicyRule } from '../rule.ts'

export default definePolicyRule({
  id: 'policy/waiver-expired',
  title: 'A waiver that has expired',
  severity: 'warning',
  why: 'A waiver accepts a finding until a date, and somebody is responsible for it. After that date the finding applies again and says that its waiver expired. If another waiver still covers everything that this one named, the finding is only a notice.',
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
