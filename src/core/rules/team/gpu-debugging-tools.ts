import { list } from '../../text/wording.ts'
import { defineGuideline } from '../rule.ts'

export default defineGuideline({
  id: 'team/gpu-debugging-tools',
  title: 'GPU debugging tools on a TPU',
  rows: ['F8'],
  leans: 'gpu',
  force: 'against',
  sources: ['liquidweb'],
  at: ['team', 'tools'],
  when: ({ tools }) => tools && tools.gpu.length > 0,
  reason: ({ tools }) => `GPUs have mature debugging tools; the team would lose ${list(tools?.gpu ?? [])} on a TPU.`,
  problem: ({ tools, hardware }) =>
    `The team works with ${list(tools?.gpu ?? [])}, but the job targets ${hardware.label}.`,
  remedy: () => 'Use GPUs, or plan how the team debugs and profiles on a TPU.',
  why: 'Nsight and the CUDA debugger inspect programs on GPUs. The guidance names such mature tools among the reasons for GPUs and calls the tools of TPUs less flexible. A team that relies on GPU tools loses them on a TPU.',
  fails: `framework: jax
stage: production
team: { tools: [nsight] }
hardware: tpu-v5e-64
`,
  passes: `framework: jax
stage: production
team: { tools: [nsight] }
hardware: H100:64
`,
})
