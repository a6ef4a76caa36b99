import { definePolicyRule } from '../rule.ts'

export default definePolicyRule({
  id: 'policy/hardware-not-allowed',
  title: 'The hardware is not on the allowed list, or is on the denied one',
  severity: 'error',
  why: 'An organisation has contracts, quotas and a data-protection officer. Its policy can say which accelerators, kinds, providers and machine types may be chosen. What a job leaves open accuses nobody: it is told as policy/undeclared.',
  policy: `hardware:
  allow:
    - { accelerator: [h100, a100-80gb], provider: [gcp, aws] }
    - tpu
`,
  fails: `framework: pytorch
stage: production
scale: large
hardware: { accelerator: H100:8, provider: azure }
`,
  passes: `framework: pytorch
stage: production
scale: large
labels: { team: vision }
hardware: { accelerator: H100:8, provider: gcp }
`,
})
