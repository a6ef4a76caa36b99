import { definePolicyRule } from '../rule.ts'

export default definePolicyRule({
  id: 'policy/pending-change',
  title: 'A pull request changes the policy',
  severity: 'notice',
  why: 'On a pull request, the policy of the base branch applies; otherwise a pull request could pass by loosening its own policy. Each change is listed with its values before and after, and whether it loosens or tightens the policy. It takes effect after merging.',
  fails: ``,
  passes: `framework: pytorch
stage: production
scale: large
labels: { team: vision }
hardware: { accelerator: H100:8, provider: gcp }
`,
})
