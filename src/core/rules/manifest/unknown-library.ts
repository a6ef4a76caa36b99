import { defineManifestRule } from '../rule.ts'

export default defineManifestRule({
  id: 'manifest/unknown-library',
  title: 'A library that looks misspelled',
  severity: 'warning',
  why: 'Some libraries decide where a job can run. A name close to one of them, but not equal, is likely a slip; any other name is taken as it is.',
  fails: `framework: { name: pytorch, libraries: [deepsped] }
hardware: H100:8
`,
  passes: `framework: { name: pytorch, libraries: [deepspeed] }
hardware: H100:8
`,
})
