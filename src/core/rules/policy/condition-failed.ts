import { definePolicyRule } from '../rule.ts'

export default definePolicyRule({
  id: 'policy/condition-failed',
  title: 'A condition of the policy could not be evaluated',
  severity: 'error',
  why: 'A condition that divides by zero or would take too long on a job says nothing about it. The job must not pass for that reason, so the finding is an error, and stays one whatever the policy says.',
  policy: `custom:
  - id: few-tokens-a-chip
    when: job.scale.tokens / (job.hardware.count - 8.0) > 1000.0
    message: There are few tokens for each chip.
`,
  fails: `framework: pytorch
stage: production
scale: { parameters: 7B, tokens: 1T }
hardware: H100:8
`,
  passes: `framework: pytorch
stage: production
scale: { parameters: 7B, tokens: 1000 }
hardware: H100:16
`,
})
