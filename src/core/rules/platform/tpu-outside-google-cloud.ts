import { defineGuideline } from '../rule.ts'

export default defineGuideline({
  id: 'platform/tpu-outside-google-cloud',
  title: "A TPU at a cloud other than Google's",
  rows: ['P1'],
  leans: 'gpu',
  force: 'impossible',
  sources: ['liquidweb', 'befreed-lesson', 'befreed-page', 'ai-news'],
  at: ({ hardware }) => ['hardware', hardware.declared.provider === undefined ? 'machine' : 'provider'],
  when: ({ hardware }) => hardware.provider && hardware.provider.isSaidToLackTpu === true,
  reason: ({ hardware }) =>
    `TPUs are reached through Google's services, so on ${hardware.provider?.name ?? 'other clouds'} the choice is GPUs.`,
  problem: ({ hardware }) =>
    `The job is to run on ${hardware.provider?.name ?? 'another cloud'}, where ${hardware.label} cannot be had.`,
  remedy: () => 'Choose GPUs, or move the job to Google Cloud and declare `provider: gcp`.',
  why: "TPUs are Google's own chips. The documents find them in Google Cloud and Colab, and count AWS and Azure as ground for GPUs. A job that has to run there cannot use a TPU, whatever else speaks for one. Clouds of which no document speaks are `platform/tpu-at-another-cloud`.",
  fails: `framework: jax
stage: production
hardware: { accelerator: tpu-v5e-64, provider: aws }
`,
  passes: `framework: jax
stage: production
hardware: { accelerator: tpu-v5e-64, provider: gcp }
`,
})
