import { definePolicyRule } from '../rule.ts'

export default definePolicyRule({
  id: 'policy/limit-exceeded',
  title: 'The job comes to more than the organisation allows',
  severity: 'error',
  why: 'A ceiling on accelerators, hours, chip-hours or cost, for all jobs or those of a stage, is compared with what the job declares and with what its size comes to. Where even the lowest estimate is above the ceiling, the finding has the severity of the limit; where only the likely one is, it is one step milder.',
  policy: `limits:
  - stage: prototype
    count: 8
`,
  fails: `framework: pytorch
stage: prototype
scale: small
hardware: H100:16
`,
  passes: `framework: pytorch
stage: prototype
scale: small
hardware: H100:8
`,
})
