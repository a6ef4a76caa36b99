import { defineManifestRule } from '../rule.ts'

export default defineManifestRule({
  id: 'manifest/unknown-framework',
  title: 'A framework that the catalog does not know',
  severity: 'warning',
  why: 'The check applies no guidance to a framework that the catalog does not know, so a misspelled name weakens it. This is a warning, not an error: there are more frameworks than the catalog lists.',
  fails: `framework: pytorhc
stage: production
hardware: H100:8
`,
  passes: `framework: pytorch
stage: production
hardware: H100:8
`,
})
