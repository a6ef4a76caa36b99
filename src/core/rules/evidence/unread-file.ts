import { defineEvidenceRule } from '../rule.ts'

export default defineEvidenceRule({
  id: 'evidence/unread-file',
  title: 'Files and commands that could not be read as evidence',
  severity: 'notice',
  why: 'A file that is not read can neither confirm nor contradict a manifest. This notice names such files with the reason: files larger than 1 MiB, links, very long lines, NUL characters, too many YAML documents, and anything else that a reader cannot process. It also reports a repository that takes too long to read, and what `launch` cannot read of a command, such as `make train` or `--nodes=8-16`. A policy that relies on the comparison can make this rule an error.',
  fails: '',
  passes: `framework: pytorch
hardware: H100:8
`,
})
