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
  reason: ({ hardware }) => `The guidance favors GPUs on ${hardware.provider?.name ?? 'other clouds'}.`,
  problem: ({ hardware }) =>
    `This job targets ${hardware.label}, but ${hardware.provider?.name ?? 'its cloud'} does not offer TPUs.`,
  remedy: () => 'Use GPUs, or move the job to Google Cloud (`provider: gcp`).',
  why: "TPUs are Google's own chips. The guidance finds them in Google Cloud and Colab, and recommends GPUs on AWS and Azure. A job that has to run there cannot use a TPU, whatever else favors one. Clouds that no document mentions are reported by `platform/tpu-at-another-cloud`.",
  fails: `framework: jax
stage: production
hardware: { accelerator: tpu-v5e-64, provider: aws }
`,
  passes: `framework: jax
stage: production
hardware: { accelerator: tpu-v5e-64, provider: gcp }
`,
})
