import { defineGuideline } from '../rule.ts'

export default defineGuideline({
  id: 'platform/in-google-cloud',
  title: 'Jobs in Google Cloud can use TPUs',
  rows: ['P4'],
  leans: 'tpu',
  force: 'possible',
  sources: ['scaling', 'liquidweb'],
  at: ({ hardware }) => ['hardware', hardware.declared.provider === undefined ? 'machine' : 'provider'],
  when: ({ hardware }) => hardware.provider && hardware.provider.id === 'gcp',
  reason: () => 'The job already runs in Google Cloud, which offers TPUs.',
  problem: () => '',
  remedy: () => '',
  why: 'TPUs are offered in Google Cloud, so a team that already works there can use one without moving. This makes a TPU possible. Google Cloud offers GPUs too, so this is never a finding.',
  fails: '',
  passes: `framework: jax
stage: production
hardware: { accelerator: tpu-v5e-64, provider: gcp }
`,
})
