import { defineManifestRule } from '../rule.ts'

export default defineManifestRule({
  id: 'manifest/unknown-machine',
  title: 'A machine type that is not known',
  severity: 'warning',
  why: 'A machine type stands for an accelerator, a count and a provider. Where it is not known, declare them beside it.',
  fails: `framework: jax
hardware: { machine: a3-highgpu-80g }
`,
  passes: `framework: jax
hardware: { machine: a3-highgpu-8g }
`,
})
