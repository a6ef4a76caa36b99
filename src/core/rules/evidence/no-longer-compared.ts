import { defineEvidenceRule } from '../rule.ts'

export default defineEvidenceRule({
  id: 'evidence/no-longer-compared',
  title: 'A change that takes a larger launch out of the comparison',
  severity: 'notice',
  why: 'A job is compared with the launch files that `evidence` lists, or with its own. A pull request can list another file, or add one of the same name nearer to the manifest, and make the former launch larger: then nothing compares that one. The rule names a launch file that the base compares with the job and the change does not, if it still stands and requests more accelerators than the job declares, or no longer states how many. A file that only asks for fewer is not named, so that a launch can be replaced by a larger one. A policy that relies on the comparison can make this rule an error.',
  fails: '',
  passes: `framework: pytorch
hardware: H100:8
`,
})
