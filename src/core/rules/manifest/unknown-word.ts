import { defineManifestRule } from '../rule.ts'

export default defineManifestRule({
  id: 'manifest/unknown-word',
  title: 'A word that the check does not understand',
  severity: 'notice',
  why: 'Words may replace keys (`needs: [multi-cloud, on-prem]`). The check reports a word that it does not understand, because it may matter. A job with such a word is never rated fit.',
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
