import { definePolicyRule } from '../rule.ts'

export default definePolicyRule({
  id: 'policy/key-required',
  title: 'A key that the organisation requires is not declared',
  severity: 'error',
  why: 'What nobody declares nobody can check, bill or answer for. A policy can require keys of every job, or of those that meet a condition; a finding names the key and repeats the reason of the organisation.',
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
