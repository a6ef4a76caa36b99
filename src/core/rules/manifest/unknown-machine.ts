import { defineManifestRule } from '../rule.ts'

export default defineManifestRule({
  id: 'manifest/unknown-machine',
  title: 'A machine type that the catalog does not know',
  severity: 'warning',
  why: 'A machine type implies an accelerator, a count and a provider. If the catalog does not know it, declare them next to it.',
  fails: `framework: jax
hardware: { machine: a3-highgpu-80g }
`,
  passes: `framework: jax
hardware: { machine: a3-highgpu-8g }
`,
})
