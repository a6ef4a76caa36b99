import { definePolicyRule } from '../rule.ts'

export default definePolicyRule({
  id: 'policy/undeclared',
  title: 'A key that a policy demand needs is not declared',
  severity: 'error',
  why: 'The check cannot decide a demand if the job does not declare the keys that it needs. The finding is as severe as the demand; otherwise a job could pass by leaving out a key. If no key can decide it (the hours of a service), the finding is one step milder, unless the limit is locked. To introduce a demand gradually, a policy can make this rule a notice.',
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
