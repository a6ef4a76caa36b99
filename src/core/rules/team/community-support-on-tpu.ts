import { defineGuideline } from '../rule.ts'

export default defineGuideline({
  id: 'team/community-support-on-tpu',
  title: 'A reliance on community and vendor support on a TPU',
  rows: ['T8'],
  leans: 'gpu',
  force: 'consider',
  sources: ['liquidweb', 'befreed-lesson', 'scaling'],
  at: ['needs', 'community_support'],
  when: ({ needs }) => needs.community_support,
  reason: () => 'Examples, pretrained models, answers and vendor support are easier to find for GPUs.',
  problem: ({ hardware }) =>
    `The team relies on community examples, pretrained models or vendor support, and the job is to run on ${hardware.label}.`,
  remedy: () =>
    'Choose GPUs, or make sure that the model you start from has support for TPUs and declare `community_support: false`.',
  why: 'GPUs have been in use for longer and by more people. There are more tutorials, prebuilt images and pretrained models for them, and whoever hits a bug has a good chance that it was solved before. Fewer people work with TPUs, so a team is more on its own there.',
  fails: `framework: jax
stage: production
needs: { community_support: true }
hardware: tpu-v5e-8
`,
  passes: `framework: jax
stage: production
needs: { community_support: true }
hardware: A100:8
`,
})
