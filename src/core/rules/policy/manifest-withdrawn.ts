import { definePolicyRule } from '../rule.ts'

export default definePolicyRule({
  id: 'policy/manifest-withdrawn',
  title: 'A pull request takes a job or a manifest away',
  severity: 'warning',
  why: 'A job that is no longer declared is no longer checked, whatever it goes on to run on. Deleting a manifest, renaming it to what is not read, moving it below a folder that is not searched and taking a job out of it all have that effect, so each is told by name and counts as withdrawn, never as fixed. So is a job that stays without its hardware, or with no more than a kind in its place. An organisation can make it an error in its policy, and lock that.',
  fails: ``,
  passes: `framework: pytorch
stage: production
scale: large
hardware: { accelerator: H100:8, provider: gcp }
`,
})
