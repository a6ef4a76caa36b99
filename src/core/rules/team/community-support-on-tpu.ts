import { defineGuideline } from '../rule.ts'

export default defineGuideline({
  id: 'team/community-support-on-tpu',
  title: 'A need for community and vendor support on a TPU',
  rows: ['T8'],
  leans: 'gpu',
  force: 'consider',
  sources: ['liquidweb', 'befreed-lesson', 'scaling'],
  at: ['needs', 'community_support'],
  when: ({ needs }) => needs.community_support,
  reason: () => 'Examples, pretrained models and vendor support are easier to find for GPUs than for TPUs.',
  problem: ({ hardware }) =>
    `The team relies on community examples, pretrained models or vendor support, but the job targets ${hardware.label}.`,
  remedy: () => 'Use GPUs, or check that the model you start from supports TPUs.',
  why: 'GPUs have been in use for longer and by more people. They have more tutorials, prebuilt images and pretrained models, and more answered questions. Fewer people work with TPUs, so a team gets less help there.',
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
