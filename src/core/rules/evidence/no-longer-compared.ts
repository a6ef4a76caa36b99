import { defineEvidenceRule } from '../rule.ts'

export default defineEvidenceRule({
  id: 'evidence/no-longer-compared',
  title: 'A change that takes a larger launch out of the comparison',
  severity: 'notice',
  why: 'A pull request can delete or rename a launch file, list another one, or add one of the same name nearer to the manifest, and launch the job on more accelerators from a file that nobody compares. If the base compares a launch file with the job and the change does not, the rule names that file, and the largest launch that the change adds or makes larger and compares with no job, if it requests more accelerators than the job declares or no longer states how many. A policy can make it an error.',
  fails: '',
  passes: `framework: pytorch
hardware: H100:8
`,
})
