import { defineManifestRule } from '../rule.ts'

export default defineManifestRule({
  id: 'manifest/unknown-interconnect',
  title: 'An interconnect that the catalog does not know',
  severity: 'warning',
  why: 'The speed of the link between devices decides how a job can be distributed. If the interconnect is unknown, the check says nothing about it, and the job is never rated fit.',
  fails: `framework: pytorch
hardware: { accelerator: h100, count: 16, interconnect: infinband-x }
`,
  passes: `framework: pytorch
hardware: { accelerator: h100, count: 16, interconnect: infiniband }
`,
})
