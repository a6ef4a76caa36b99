import { defineGuideline } from '../rule.ts'

export default defineGuideline({
  id: 'platform/tpu-at-another-cloud',
  title: 'A TPU at a cloud that is not known to have any',
  rows: ['P1'],
  leans: 'gpu',
  force: 'against',
  sources: ['liquidweb', 'befreed-lesson', 'befreed-page', 'ai-news'],
  at: ({ hardware }) => ['hardware', hardware.declared.provider === undefined ? 'machine' : 'provider'],
  when: ({ hardware: { provider } }) =>
    provider && provider.family === 'cloud' && !provider.offersTpu && provider.isSaidToLackTpu !== true,
  reason: ({ hardware }) =>
    `The documents reach TPUs through Google's services, and none of them tells of TPUs on ${hardware.provider?.name ?? 'other clouds'}.`,
  problem: ({ hardware }) =>
    `The job is to run on ${hardware.provider?.name ?? 'another cloud'}, which is not known to offer ${hardware.label}.`,
  remedy: () => 'Choose GPUs, or move the job to Google Cloud and declare `provider: gcp`.',
  why: "TPUs are Google's own chips, and the documents find them in Google's services. A few other clouds have announced TPUs since; those that this check knows draw nothing, the others a warning, because no document says that they have none.",
  fails: `framework: jax
stage: production
hardware: { accelerator: tpu-v5e-64, provider: crusoe }
`,
  passes: `framework: jax
stage: production
hardware: { accelerator: tpu-v5e-64, provider: gcp }
`,
})
