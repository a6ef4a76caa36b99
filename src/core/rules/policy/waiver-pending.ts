import { definePolicyRule } from '../rule.ts'

export default definePolicyRule({
  id: 'policy/waiver-pending',
  title: 'A waiver in a manifest that the base branch does not have',
  severity: 'notice',
  why: 'On a pull request, waivers count as the base branch has them: whoever opens a pull request does not decide on their own what is excused. A waiver that is new or changed there takes effect after merging.',
  fails: '',
  passes: `framework: pytorch
stage: production
scale: large
model: { dynamic_shapes: true }
hardware: { accelerator: tpu-v5e-64, provider: gcp }
`,
})
