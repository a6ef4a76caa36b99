import { list } from '../../text/wording.ts'
import { defineGuideline } from '../rule.ts'

export default defineGuideline({
  id: 'model/scientific-work-on-tpu',
  title: 'Simulation or other scientific work on a TPU',
  rows: ['M8'],
  leans: 'gpu',
  force: 'against',
  sources: ['scaling', 'liquidweb'],
  at: ['needs', 'other_workloads'],
  when: ({ otherWork }) => otherWork && otherWork.scientific.length > 0,
  reason: () => 'GPUs also do scientific work; TPUs are built for neural networks.',
  problem: ({ otherWork, hardware }) =>
    `The hardware must also do other work (${list(otherWork?.scientific ?? [])}), but ${hardware.label} is not built for it.`,
  remedy: () => 'Use GPUs, or give the other work its own hardware.',
  why: 'Scientific simulation and image processing are common work for GPUs. A TPU gives up that breadth for speed on neural networks, so the guidance recommends GPUs for a machine with several purposes.',
  fails: `framework: jax
stage: production
needs: { other_workloads: [simulation] }
hardware: tpu-v5e-8
`,
  passes: `framework: jax
stage: production
needs: { other_workloads: [simulation] }
hardware: A100:8
`,
})
