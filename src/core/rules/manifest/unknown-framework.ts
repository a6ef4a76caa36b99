import { defineManifestRule } from '../rule.ts'

export default defineManifestRule({
  id: 'manifest/unknown-framework',
  title: 'A framework that is not known',
  severity: 'warning',
  why: 'Nothing can be said about a framework that the catalogue does not know, so a misspelled one weakens the check. It is a warning: the world has more frameworks than the catalogue.',
  fails: `framework: pytorhc
stage: production
hardware: H100:8
`,
  passes: `framework: pytorch
stage: production
hardware: H100:8
`,
})
