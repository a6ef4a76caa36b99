import { definePolicyRule } from '../rule.ts'

export default definePolicyRule({
  id: 'policy/waiver-malformed',
  title: 'A waiver in a manifest that cannot be read',
  severity: 'error',
  why: 'A comment addressed to this program is either a waiver or a mistake. A waiver needs rules, a valid date and a reason. It also needs a key or list item to cover: the one on its line, or the one that begins on the next line.',
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
