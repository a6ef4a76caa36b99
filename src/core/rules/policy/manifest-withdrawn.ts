import { definePolicyRule } from '../rule.ts'

export default definePolicyRule({
  id: 'policy/manifest-withdrawn',
  title: 'A pull request removes a job or a manifest',
  severity: 'warning',
  why: 'A job that is no longer declared is no longer checked, whatever hardware it runs on. That happens when a manifest is deleted, renamed to a name that is not read, or moved to a folder that is not searched, and when a job or its hardware is removed from the file. Such a job is reported by name as withdrawn, never as fixed. An organization can make this an error in its policy, and lock it.',
  fails: ``,
  passes: `framework: pytorch
stage: production
scale: large
hardware: { accelerator: H100:8, provider: gcp }
`,
})
