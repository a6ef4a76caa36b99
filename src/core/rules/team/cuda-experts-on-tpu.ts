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
  reason: () => 'Deep CUDA expertise counts on GPUs, while a TPU has a compiler stack of its own to learn.',
  problem: ({ hardware }) => `The team knows CUDA in depth, and the job is to run on ${hardware.label}.`,
  remedy: () => 'Choose GPUs, or declare `xla: expert` if the team knows TPUs as well.',
  why: 'The documents advise a team with deep CUDA knowledge to stay with GPUs, where that knowledge is worth most. Moving to a TPU means weeks of learning its software first. A team that is expert in XLA too draws nothing.',
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
