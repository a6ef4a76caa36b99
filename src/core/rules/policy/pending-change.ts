import { definePolicyRule } from '../rule.ts'

export default definePolicyRule({
  id: 'policy/pending-change',
  title: 'A pull request changes the policy',
  severity: 'notice',
  why: 'On a pull request the policy of the base branch counts, or anybody could pass by writing themselves a milder one. What the pull request changes is told, and takes effect after merging.',
  fails: ``,
  passes: `framework: pytorch
stage: production
scale: large
labels: { team: vision }
hardware: { accelerator: H100:8, provider: gcp }
`,
})
