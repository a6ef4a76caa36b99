import { defineGuideline } from '../rule.ts'

export default defineGuideline({
  id: 'team/cuda-experts-on-tpu',
  title: 'A team of CUDA experts on a TPU',
  rows: ['T2'],
  leans: 'gpu',
  force: 'consider',
  sources: ['befreed-page'],
  at: ['team', 'cuda'],
  when: ({ team }) => team.cuda && team.cuda === 'expert' && team.xla !== 'expert',
  reason: () => 'The guidance favors GPUs for deep CUDA knowledge; a TPU has its own compiler stack to learn.',
  problem: ({ hardware }) => `The team is expert in CUDA, but the job targets ${hardware.label}.`,
  remedy: () => 'Use GPUs, or plan time for the team to learn XLA.',
  why: 'The guidance recommends GPUs to a team with deep CUDA knowledge, which is worth most there. A move to a TPU takes weeks to learn its software. A team that is also expert in XLA gets no finding.',
  fails: `framework: jax
stage: production
team: { cuda: expert, xla: basic }
hardware: tpu-v5e-64
`,
  passes: `framework: jax
stage: production
team: { cuda: expert, xla: basic }
hardware: H100:64
`,
})
