import { defineEvidenceRule } from '../rule.ts'

export default defineEvidenceRule({
  id: 'evidence/unread-change',
  title: 'A change of a launch file that this check does not read',
  severity: 'notice',
  offUntil: 'named',
  why: 'A launch file can ask for more in words that no reader knows: an option of a newer release, a number spelled otherwise, a tool without a reader. On a pull request, this rule names each launch file of a job with a changed line that the check does not read: a word that changes nothing of what it finds in the file, a number that it does not find, or a file that is new. Comments in plain words, and settings such as the learning rate, a seed or an output folder, are no such change. Many such changes are harmless, so a policy has to ask for it. As a locked error, it leaves every change of a launch that is not understood to the owners of the policy, who can allow it with a waiver.',
  fails: '',
  passes: `framework: pytorch
hardware: H100:8
`,
})
