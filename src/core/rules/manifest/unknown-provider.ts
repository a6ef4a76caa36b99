import { defineManifestRule } from '../rule.ts'

export default defineManifestRule({
  id: 'manifest/unknown-provider',
  title: 'A provider that the catalog does not know',
  severity: 'warning',
  why: 'The provider decides which accelerators are available. If it is unknown, the job is never rated fit. It is a warning on a TPU and for a name close to a known one, and otherwise a notice. Your own hardware is `on-prem`, `workstation` or `edge`.',
  fails: `framework: jax
hardware: { accelerator: h100, provider: coreweav }
`,
  passes: `framework: jax
hardware: { accelerator: h100, provider: coreweave }
`,
})
