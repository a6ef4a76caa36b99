import { definePolicyRule } from '../rule.ts'

export default definePolicyRule({
  id: 'policy/manifest-missing',
  title: 'A file that launches jobs has no manifest',
  severity: 'error',
  why: 'A job without a manifest is not checked. A policy can name the files that launch jobs, or their folders, by globs. Each of these files needs a manifest in its folder or in a folder above, among the manifests that the run looks for. With `no-manifest: fail`, a repository needs at least one.',
  fails: ``,
  passes: `framework: pytorch
stage: production
scale: large
hardware: { accelerator: H100:8, provider: gcp }
`,
})
