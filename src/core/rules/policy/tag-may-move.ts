import { definePolicyRule } from '../rule.ts'

export default definePolicyRule({
  id: 'policy/tag-may-move',
  title: 'A shared policy is named by a tag',
  severity: 'warning',
  why: 'A tag can be moved to another commit by whoever may write to the repository of the shared policy, and the next run would be judged by what nobody here has read. A commit stays what it is.',
  fails: ``,
  passes: `framework: pytorch
stage: production
scale: large
labels: { team: vision }
hardware: { accelerator: H100:8, provider: gcp }
`,
})
