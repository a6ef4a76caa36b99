import { defineManifestRule } from '../rule.ts'

export default defineManifestRule({
  id: 'manifest/unknown-model',
  title: 'A model whose size is not known',
  severity: 'notice',
  why: 'A published model gives its sizes by its name. A name that the catalog does not know, without a size in it or beside it, says nothing of the memory and the time that the job needs, so the job is never rated fit.',
  fails: `framework: pytorch
stage: production
model: acme/our-base
hardware: H100:8
`,
  passes: `framework: pytorch
stage: production
model: acme/our-base
scale: { parameters: 7B }
hardware: H100:8
`,
})
