import { defineManifestRule } from '../rule.ts'

export default defineManifestRule({
  id: 'manifest/unknown-word',
  title: 'A word that is not understood',
  severity: 'notice',
  why: 'Words may stand where keys are expected (`needs: [multi-cloud, on-prem]`). One that says nothing that is known is named, and a job that has one is never called fit, since it may matter.',
  fails: `framework: pytorch
stage: production
hardware: H100:8
needs: [on-prem, quantum teleport]
`,
  passes: `framework: pytorch
stage: production
hardware: H100:8
needs: [on-prem]
`,
})
