import { definePolicyRule } from '../rule.ts'

export default definePolicyRule({
  id: 'policy/invalid',
  title: 'A pull request makes the policy invalid',
  severity: 'error',
  why: 'On a pull request, the policy of the base branch applies. Once merged, an invalid policy would stop every check of the repository, so the mistake is an error in the pull request that makes it.',
  fails: ``,
  passes: `framework: pytorch
stage: production
scale: large
labels: { team: vision }
hardware: { accelerator: H100:8, provider: gcp }
`,
})
