import { defineGuideline } from '../rule.ts'

export default defineGuideline({
  id: 'team/newcomers-on-tpu',
  title: 'A team that is getting started on a TPU',
  rows: ['S4'],
  leans: 'gpu',
  force: 'consider',
  sources: ['liquidweb', 'befreed-lesson'],
  at: ['team', 'getting_started'],
  when: ({ team }) => team.getting_started,
  reason: () => 'Getting started is easier on GPUs: most tutorials, code and answers are for them.',
  problem: ({ hardware }) => `The team is just getting started, but the job targets ${hardware.label}.`,
  remedy: () => 'Start on GPUs, and move to a TPU once the team has experience.',
  why: 'Most courses, examples and public code are written for GPUs, and many problems of newcomers are already solved there. A TPU needs a more disciplined design and more work to fit the model to the hardware. A team can learn it, so this is only a notice.',
  fails: `framework: jax
stage: production
team: { getting_started: true }
hardware: tpu-v5e-8
`,
  passes: `framework: jax
stage: production
team: { getting_started: true }
hardware: L4:8
`,
})
