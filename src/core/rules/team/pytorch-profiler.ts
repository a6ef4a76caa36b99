import { defineGuideline } from '../rule.ts'

export default defineGuideline({
  id: 'team/pytorch-profiler',
  title: 'A team that works with PyTorch Profiler on a TPU',
  rows: ['F8'],
  leans: 'gpu',
  force: 'consider',
  sources: ['liquidweb'],
  at: ['team', 'tools'],
  when: ({ tools }) => tools && tools.pytorch.length > 0,
  reason: () => 'PyTorch Profiler is one of the mature tools that make work on GPUs easier to debug.',
  problem: ({ hardware }) => `The team works with PyTorch Profiler, and the job is to run on ${hardware.label}.`,
  remedy: () =>
    'Choose GPUs, or find out which profiler the team will use on a TPU and declare that one in `team.tools` instead.',
  why: 'PyTorch Profiler is named among the developer tools that make GPUs easier to debug. A team that works with it should know before the move what it will use on a TPU. It is a smaller matter than a debugger, so this is only a notice.',
  fails: `framework: jax
stage: production
team: { tools: [pytorch-profiler] }
hardware: tpu-v5e-64
`,
  passes: `framework: jax
stage: production
team: { tools: [pytorch-profiler] }
hardware: H100:64
`,
})
