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
  reason: () => 'The guidance names PyTorch Profiler among the tools that make GPUs easier to debug.',
  problem: ({ hardware }) => `The team works with PyTorch Profiler, but the job targets ${hardware.label}.`,
  remedy: () => "Use GPUs, or profile with XProf, Google's profiler for TPUs.",
  why: 'The guidance names PyTorch Profiler among the tools that make GPUs easier to debug. A team that works with it should learn a profiler for the TPU before the move, such as XProf from Google. A profiler matters less than a debugger, so this is only a notice.',
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
