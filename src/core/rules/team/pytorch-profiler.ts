import { defineGuideline } from '../rule.ts'

export default defineGuideline({
  id: 'team/pytorch-profiler',
  title: 'PyTorch Profiler on a TPU',
  rows: ['F8'],
  leans: 'gpu',
  force: 'consider',
  sources: ['liquidweb'],
  at: ['team', 'tools'],
  when: ({ tools }) => tools && tools.pytorch.length > 0,
  reason: () => 'PyTorch Profiler is one of the mature tools that make GPUs easier to debug.',
  problem: ({ hardware }) => `The team works with PyTorch Profiler, but the job targets ${hardware.label}.`,
  remedy: () => 'Use GPUs, or choose a profiler for the TPU first.',
  why: 'The guidance names PyTorch Profiler among the tools that make GPUs easier to debug. A team that works with it should choose a profiler for the TPU before the move. A profiler matters less than a debugger, so this is only a notice.',
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
