import { definePolicyRule } from '../rule.ts'

export default definePolicyRule({
  id: 'policy/invalid',
  title: 'A pull request makes the policy one that cannot be used',
  severity: 'error',
  why: 'On a pull request the policy of the base branch counts; but once merged, a policy with a mistake would stop every check of the repository. So the mistake is an error where it is made.',
  fails: ``,
  passes: `framework: pytorch
stage: production
scale: large
labels: { team: vision }
hardware: { accelerator: H100:8, provider: gcp }
`,
})
