import { defineGuideline } from '../rule.ts'

export default defineGuideline({
  id: 'team/newcomers-on-tpu',
  title: 'A team that is just getting started on a TPU',
  rows: ['S4'],
  leans: 'gpu',
  force: 'consider',
  sources: ['liquidweb', 'befreed-lesson'],
  at: ['team', 'getting_started'],
  when: ({ team }) => team.getting_started,
  reason: () => 'A team that is starting out has an easier way in on GPUs, where most tutorials, code and answers are.',
  problem: ({ hardware }) => `The team is just getting started, and the job is to run on ${hardware.label}.`,
  remedy: () => 'Start on GPUs, or declare `getting_started: false` once the team knows its way around TPUs.',
  why: 'Most courses, examples and public code are written for GPUs, and many problems that a newcomer meets there are already solved somewhere. A TPU asks for a more disciplined design and more work to fit the model to the hardware. It can be learned, so this is only a notice.',
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
