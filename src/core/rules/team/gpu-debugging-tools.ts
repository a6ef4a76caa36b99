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
  reason: () => 'GPUs have mature debugging tools, which do not run on TPUs.',
  problem: ({ tools, hardware }) =>
    `The team works with ${list(tools?.gpu ?? [])}, but the job targets ${hardware.label}.`,
  remedy: () => "Use GPUs, or profile with XProf, Google's profiler for TPUs.",
  why: 'Nsight and the CUDA debugger inspect programs on GPUs. The guidance names such mature tools among the reasons for GPUs and calls the tools of TPUs less flexible. A team that relies on GPU tools loses them on a TPU, where Google documents the profiler XProf.',
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
