import { defineEvidenceRule } from '../rule.ts'

export default defineEvidenceRule({
  id: 'evidence/no-longer-compared',
  title: 'A change that takes a larger launch out of the comparison',
  severity: 'notice',
  why: 'A pull request can list another launch file, or add one of the same name nearer to the manifest, and let the former one grow. The rule names a file that the base compares with the job and the change does not, if it still stands and requests more accelerators than the job declares, or no longer states how many. A policy can make it an error.',
  fails: '',
  passes: `framework: pytorch
hardware: H100:8
`,
})
