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
  reason: () => 'GPUs handle rendering and video; TPUs are specialized for neural networks.',
  problem: ({ otherWork, hardware }) =>
    `This job needs ${list(otherWork?.graphics ?? [])} on the same hardware, but targets ${hardware.label}.`,
  remedy: ({ otherWork }) => `Use GPUs, or run ${list(otherWork?.graphics ?? [])} on other machines.`,
  why: 'A GPU began as a graphics processor and still renders and handles video. According to the guidance, a TPU is made for the arithmetic of neural networks. It follows that hardware for both must be GPUs.',
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
