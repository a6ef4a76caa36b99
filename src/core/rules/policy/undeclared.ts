import { definePolicyRule } from '../rule.ts'

export default definePolicyRule({
  id: 'policy/undeclared',
  title: 'What the policy asks about is not declared',
  severity: 'error',
  why: 'A demand that rests on a key that the job does not declare can neither be met nor missed. The finding is as grave as the demand, or a job would pass by leaving a key out; where no key is known to tell (the hours of a service), it is one step milder, unless the limit is locked. A policy that introduces a demand gently makes this rule a notice.',
  policy: `limits:
  - stage: prototype
    count: 8
`,
  fails: `framework: pytorch
scale: small
hardware: H100:16
`,
  passes: `framework: pytorch
stage: prototype
scale: small
hardware: H100:8
`,
})
