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
  reason: () => 'GPUs also do scientific work beside machine learning, while a TPU is built for neural networks.',
  problem: ({ otherWork, hardware }) =>
    `The same hardware is to do other work (${list(otherWork?.scientific ?? [])}) that ${hardware.label} was not made for.`,
  remedy: () => 'Choose GPUs, or move this work to other hardware and take it off `other_workloads`.',
  why: 'Scientific simulation and image processing are common work for GPUs. A TPU gives up that breadth for speed on neural networks, so the documents advise GPUs where one machine has to serve several purposes.',
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
