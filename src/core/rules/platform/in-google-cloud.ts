import { defineGuideline } from '../rule.ts'

export default defineGuideline({
  id: 'platform/in-google-cloud',
  title: 'Work that is already in Google Cloud has TPUs within reach',
  rows: ['P4'],
  leans: 'tpu',
  force: 'possible',
  sources: ['scaling', 'liquidweb'],
  at: ({ hardware }) => ['hardware', hardware.declared.provider === undefined ? 'machine' : 'provider'],
  when: ({ hardware }) => hardware.provider && hardware.provider.id === 'gcp',
  reason: () => 'The job is in Google Cloud already, which is where TPUs are at home.',
  problem: () => '',
  remedy: () => '',
  why: 'TPUs are part of Google Cloud, so a team that has its data and its routine there can take one up without moving. That makes a TPU possible. GPUs are offered there just as well, so it is never a finding.',
  fails: '',
  passes: `framework: jax
stage: production
hardware: { accelerator: tpu-v5e-64, provider: gcp }
`,
})
