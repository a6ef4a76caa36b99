import { definePolicyRule } from '../rule.ts'

export default definePolicyRule({
  id: 'policy/waiver-malformed',
  title: 'A waiver in a manifest that cannot be read',
  severity: 'error',
  why: 'A comment that speaks to this program either is a waiver or a mistake. It needs the rules, a day that exists and a reason, and a key or list item that it is for: what it stands beside, or what begins on the next line.',
  policy: `waiver-terms: { inline: true }
`,
  fails: `framework: pytorch
stage: production
scale: large
# accelerator-review: allow model/dynamic-shapes until 2027-02-30 because the padding rewrite lands with the next release
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
