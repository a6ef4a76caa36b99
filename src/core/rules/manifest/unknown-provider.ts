import { defineManifestRule } from '../rule.ts'

export default defineManifestRule({
  id: 'manifest/unknown-provider',
  title: 'A provider that the catalogue does not know',
  severity: 'warning',
  why: 'Where a job runs decides which accelerators can be had. A job whose provider is not known is never called fit. On a TPU, and for a name close to one that is known, it is a warning. Hardware of your own is `on-prem`, `workstation` or `edge`.',
  fails: `framework: jax
hardware: { accelerator: h100, provider: coreweav }
`,
  passes: `framework: jax
hardware: { accelerator: h100, provider: coreweave }
`,
})
