import { definePolicyRule } from '../rule.ts'

export default definePolicyRule({
  id: 'policy/waiver-pending',
  title: 'A waiver that the base branch does not have',
  severity: 'notice',
  why: 'On a pull request, the waivers of the base branch apply, so that the author of a pull request cannot waive their own findings. A waiver that the pull request adds or changes takes effect after merging.',
  fails: '',
  passes: `framework: pytorch
stage: production
scale: large
model: { dynamic_shapes: true }
hardware: { accelerator: tpu-v5e-64, provider: gcp }
`,
})
