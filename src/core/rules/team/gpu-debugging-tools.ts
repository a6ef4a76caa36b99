import { list } from '../../text/wording.ts'
import { defineGuideline } from '../rule.ts'

export default defineGuideline({
  id: 'team/gpu-debugging-tools',
  title: 'A team that works with GPU debugging tools on a TPU',
  rows: ['F8'],
  leans: 'gpu',
  force: 'against',
  sources: ['liquidweb'],
  at: ['team', 'tools'],
  when: ({ tools }) => tools && tools.gpu.length > 0,
  reason: () =>
    'GPUs are easier to debug with their mature tools, and a team that works with them would have to do without on a TPU.',
  problem: ({ tools, hardware }) =>
    `The team works with ${list(tools?.gpu ?? [])}, and the job is to run on ${hardware.label}.`,
  remedy: () =>
    'Choose GPUs, or plan how the team debugs and profiles on a TPU and declare those tools in `team.tools` instead.',
  why: 'Nsight and the CUDA debugger look into programs on GPUs. The documents count such mature tools among the reasons for GPUs, and find the tooling of TPUs less flexible. A team that relies on them loses that on a TPU.',
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
