import { definePolicyRule } from '../rule.ts'

export default definePolicyRule({
  id: 'policy/tag-may-move',
  title: 'A shared policy is pinned to a tag',
  severity: 'warning',
  why: 'Anyone who can write to the repository of the shared policy can move a tag to another commit. The next run would then apply a policy that nobody here has read. A commit cannot change.',
  fails: ``,
  passes: `framework: pytorch
stage: production
scale: large
labels: { team: vision }
hardware: { accelerator: H100:8, provider: gcp }
`,
})
