import { definePolicyRule } from '../rule.ts'

export default definePolicyRule({
  id: 'policy/waiver-unused',
  title: 'A waiver that covers no finding',
  severity: 'notice',
  why: 'A waiver that is no longer needed would hide the same mistake if somebody made it again. The finding appears only if the check can be sure: not for waivers that other repositories share, and not while a manifest of the waiver has mistakes of its own or was not checked.',
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
