import { list } from '../../text/wording.ts'
import { defineGuideline } from '../rule.ts'

export default defineGuideline({
  id: 'model/graphics-work-on-tpu',
  title: 'Rendering or video work on a TPU',
  rows: ['M8'],
  leans: 'gpu',
  force: 'impossible',
  sources: ['scaling', 'liquidweb'],
  at: ['needs', 'other_workloads'],
  when: ({ otherWork }) => otherWork && otherWork.graphics.length > 0,
  reason: () =>
    'Rendering and video are everyday work for GPUs, while a TPU is built for neural networks and nothing else.',
  problem: ({ otherWork, hardware }) =>
    `The same hardware is to do other work (${list(otherWork?.graphics ?? [])}) that ${hardware.label} was not built for.`,
  remedy: () => 'Choose GPUs, or move this work to other hardware and take it off `other_workloads`.',
  why: 'A GPU began as a graphics processor and still renders and handles video. The documents say of a TPU that it is made for one job, the arithmetic of neural networks; that hardware which has to do both can only be GPUs follows from it.',
  fails: `framework: jax
stage: production
needs: { other_workloads: [rendering] }
hardware: tpu-v5e-8
`,
  passes: `framework: jax
stage: production
needs: { other_workloads: [rendering] }
hardware: L4:8
`,
})
