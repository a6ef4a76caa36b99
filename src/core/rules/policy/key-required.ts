import { definePolicyRule } from '../rule.ts'

export default definePolicyRule({
  id: 'policy/key-required',
  title: 'A key that the policy requires is missing',
  severity: 'error',
  why: 'A job cannot be checked, billed or assigned by a key that it does not declare. A policy can require keys of every job, or of jobs that meet a condition. The finding names the key and repeats the reason that the policy gives.',
  policy: `require:
  - keys: labels.team
    reason: Costs are billed to teams.
`,
  fails: `framework: pytorch
stage: production
scale: large
hardware: H100:8
`,
  passes: `framework: pytorch
stage: production
scale: large
labels: { team: vision }
hardware: { accelerator: H100:8, provider: gcp }
`,
})
