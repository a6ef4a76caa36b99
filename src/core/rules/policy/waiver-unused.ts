import { definePolicyRule } from '../rule.ts'

export default definePolicyRule({
  id: 'policy/waiver-unused',
  title: 'A waiver that covers nothing',
  severity: 'notice',
  why: 'A waiver that is no longer needed would excuse the same mistake when it is made again. It is reported where it can be told: not for waivers that other repositories share, and not while a manifest that it is for has mistakes of its own or was not looked at.',
  policy: `waivers:
  - rule: model/dynamic-shapes
    reason: The padding rewrite lands with the next release.
    owner: ml-platform
    expires: 2026-12-31
`,
  fails: `framework: pytorch
stage: production
scale: large
hardware: { accelerator: tpu-v5e-64, provider: gcp }
`,
  passes: `framework: pytorch
stage: production
scale: large
model: { dynamic_shapes: true }
hardware: { accelerator: tpu-v5e-64, provider: gcp }
`,
})
