import { definePolicyRule } from '../rule.ts'

export default definePolicyRule({
  id: 'policy/waiver-expiring',
  title: 'A waiver that ends within two weeks',
  severity: 'warning',
  why: 'When a waiver ends, its findings apply again and may fail a build in which nobody changed anything. The check therefore announces the end 14 days ahead and names the owner, as long as the waiver covers a finding.',
  policy: `waivers:
  - rule: model/dynamic-shapes
    reason: The padding rewrite lands with the next release.
    owner: ml-platform
    expires: 2026-12-01
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
