import { definePolicyRule } from '../rule.ts'

export default definePolicyRule({
  id: 'policy/hardware-not-allowed',
  title: 'Hardware that the policy does not allow',
  severity: 'error',
  why: 'A policy can list the accelerators, kinds, providers and machine types that jobs may or may not use, for example because of contracts, quotas or data protection. Missing keys never cause this finding: `policy/undeclared` reports them.',
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
