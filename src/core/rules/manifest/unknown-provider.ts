import { defineManifestRule } from '../rule.ts'

export default defineManifestRule({
  id: 'manifest/unknown-provider',
  title: 'A provider that looks misspelled',
  severity: 'warning',
  why: 'Where a job runs decides whether TPUs can be had. A name close to a known provider, but not equal, is likely a slip; any other name is taken as it is.',
  fails: `framework: jax
hardware: { accelerator: h100, provider: coreweav }
`,
  passes: `framework: jax
hardware: { accelerator: h100, provider: coreweave }
`,
})
