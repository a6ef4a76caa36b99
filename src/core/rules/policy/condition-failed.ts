import { definePolicyRule } from '../rule.ts'

export default definePolicyRule({
  id: 'policy/condition-failed',
  title: 'A policy condition that cannot be evaluated',
  severity: 'error',
  why: 'A condition that divides by zero or takes too long says nothing about the job. The job must not pass because of that, so the finding is always an error, whatever the policy sets.',
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
