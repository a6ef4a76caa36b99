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
  reason: () => 'The guidance favors GPUs for such work; TPUs are specialized for neural networks.',
  problem: ({ otherWork, hardware }) =>
    `This job needs ${list(otherWork?.scientific ?? [])} on the same hardware, but targets ${hardware.label}.`,
  remedy: ({ otherWork }) => `Use GPUs, or run ${list(otherWork?.scientific ?? [])} on other machines.`,
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
