import { defineGuideline } from '../rule.ts'

export default defineGuideline({
  id: 'platform/tpu-at-another-cloud',
  title: 'A TPU at a cloud that is not known to offer TPUs',
  rows: ['P1'],
  leans: 'gpu',
  force: 'against',
  sources: ['liquidweb', 'befreed-lesson', 'befreed-page', 'ai-news'],
  at: ({ hardware }) => ['hardware', hardware.declared.provider === undefined ? 'machine' : 'provider'],
  when: ({ hardware: { provider } }) =>
    provider && provider.family === 'cloud' && !provider.offersTpu && provider.isSaidToLackTpu !== true,
  reason: () => "The guidance lists TPUs only in Google's services.",
  problem: ({ hardware }) =>
    `This job targets ${hardware.label}, but ${hardware.provider?.name ?? 'its cloud'} is not known to offer TPUs.`,
  remedy: () => 'Use GPUs, or move the job to Google Cloud (`provider: gcp`).',
  why: "TPUs are Google's own chips, and the guidance lists them only in Google's services. A few other clouds have announced TPUs since; those that this check knows get no finding. The others get a warning and not an error, because no document says that they have none.",
  fails: `framework: jax
stage: production
hardware: { accelerator: tpu-v5e-64, provider: crusoe }
`,
  passes: `framework: jax
stage: production
hardware: { accelerator: tpu-v5e-64, provider: gcp }
`,
})
