import { definePolicyRule } from '../rule.ts'

export default definePolicyRule({
  id: 'policy/manifest-missing',
  title: 'A file that launches jobs has no manifest',
  severity: 'error',
  why: 'A job that no manifest declares is not checked. A policy can name by globs the files that launch jobs, or the folders that hold them; each needs a manifest in its folder or in one above, among those that the run looks for. A launch file that comes without a manifest is named where it stands.',
  fails: ``,
  passes: `framework: pytorch
stage: production
scale: large
hardware: { accelerator: H100:8, provider: gcp }
`,
})
