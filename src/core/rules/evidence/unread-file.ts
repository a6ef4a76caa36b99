import { defineEvidenceRule } from '../rule.ts'

export default defineEvidenceRule({
  id: 'evidence/unread-file',
  title: 'Files that could not be read as evidence',
  severity: 'notice',
  why: 'What a file asks for cannot be held against a manifest where the file is not read. A file of more than 1 MiB, one with a line of tens of thousands of characters, with a NUL character, or with more YAML documents than any launch has, a link, and whatever else a reader gives up is named here with the reason, and so is a repository that takes longer to read than a run may. A policy that has to rely on the comparison makes this rule an error.',
  fails: '',
  passes: `framework: pytorch
hardware: H100:8
`,
})
