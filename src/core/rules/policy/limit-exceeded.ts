import { definePolicyRule } from '../rule.ts'

export default definePolicyRule({
  id: 'policy/limit-exceeded',
  title: 'A job that exceeds a policy limit',
  severity: 'error',
  why: 'A policy can limit accelerators, hours, chip-hours or cost, for all jobs or for those of a stage. The limit is compared with what the job declares and with the estimate of its size. If even the lowest estimate exceeds the limit, the finding has the severity of the limit; if only the likely estimate does, it is one step milder. A launch file that certainly belongs to the job and states more accelerators is judged too: the job is measured as that file starts it. Limits on growth compare the cost or the chip-hours with those of the job on the base branch.',
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
