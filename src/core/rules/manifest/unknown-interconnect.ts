import { defineManifestRule } from '../rule.ts'

export default defineManifestRule({
  id: 'manifest/unknown-interconnect',
  title: 'An interconnect that the catalogue does not know',
  severity: 'warning',
  why: 'Whether the devices of a job are joined by a fast link or by a slow network decides how it can be spread, so nothing is said of that where the word is not known. A job that names one is never called fit.',
  fails: `framework: pytorch
hardware: { accelerator: h100, count: 16, interconnect: infinband-x }
`,
  passes: `framework: pytorch
hardware: { accelerator: h100, count: 16, interconnect: infiniband }
`,
})
