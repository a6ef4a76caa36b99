import { defineGuideline } from '../rule.ts'

export default defineGuideline({
  id: 'platform/containers-on-tpu',
  title: 'Ready-made containers and orchestration on a TPU',
  rows: ['P7'],
  leans: 'gpu',
  force: 'consider',
  sources: ['ai-news', 'liquidweb'],
  at: ['needs', 'containers'],
  when: ({ needs }) => needs.containers,
  reason: () => 'GPUs have more ready-made container images and more orchestration platforms than TPUs.',
  problem: ({ hardware }) => `The job needs ready-made containers and orchestration, but targets ${hardware.label}.`,
  remedy: () => 'Use GPUs, or check that your images and your platform support TPUs.',
  why: 'According to the guidance, GPUs have the wider choice of prebuilt Docker images, libraries and orchestration platforms. TPU jobs can use containers too, so this is only a notice.',
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
