import { defineGuideline } from '../rule.ts'

export default defineGuideline({
  id: 'platform/containers-on-tpu',
  title: 'Ready-made containers and orchestration wanted on a TPU',
  rows: ['P7'],
  leans: 'gpu',
  force: 'consider',
  sources: ['ai-news', 'liquidweb'],
  at: ['needs', 'containers'],
  when: ({ needs }) => needs.containers,
  reason: () =>
    'For GPUs there are more ready-made container images and more platforms, such as Kubernetes, to run them on.',
  problem: ({ hardware }) =>
    `Ready-made images and orchestration across platforms matter to this job, and it is to run on ${hardware.label}.`,
  remedy: () =>
    'Choose GPUs, or check that the images and the platform you need serve TPUs and declare `containers: false`.',
  why: 'The documents credit GPUs with the wider choice of prebuilt Docker images, libraries and orchestration platforms. Nothing keeps a TPU job from using containers, so this is only a notice.',
  fails: `framework: jax
stage: production
needs: { containers: true }
hardware: tpu-v5e-8
`,
  passes: `framework: jax
stage: production
needs: { containers: true }
hardware: A100:8
`,
})
