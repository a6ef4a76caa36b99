import { defineManifestRule } from '../rule.ts'

export default defineManifestRule({
  id: 'manifest/unknown-library',
  title: 'A library that the catalogue does not know',
  severity: 'warning',
  why: 'Some libraries decide where a job can run, so whether the job suits its hardware is not known where a library is not. A job that names one is never called fit. On a TPU, and for a name close to one that is known, it is a warning.',
  fails: `framework: { name: pytorch, libraries: [deepsped] }
hardware: H100:8
`,
  passes: `framework: { name: pytorch, libraries: [deepspeed] }
hardware: H100:8
`,
})
