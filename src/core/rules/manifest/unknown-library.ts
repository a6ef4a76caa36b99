import { defineManifestRule } from '../rule.ts'

export default defineManifestRule({
  id: 'manifest/unknown-library',
  title: 'A library that the catalog does not know',
  severity: 'warning',
  why: 'Some libraries decide where a job can run. If a library is unknown, the check cannot know whether the job suits its hardware, so the job is never rated fit. It is a warning on a TPU and for a name close to a known one, and otherwise a notice.',
  fails: `framework: { name: pytorch, libraries: [deepsped] }
hardware: H100:8
`,
  passes: `framework: { name: pytorch, libraries: [deepspeed] }
hardware: H100:8
`,
})
