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
  reason: () => 'GPUs handle rendering and video; a TPU is built only for neural networks.',
  problem: ({ otherWork, hardware }) =>
    `The hardware must also do other work (${list(otherWork?.graphics ?? [])}), but ${hardware.label} is not built for it.`,
  remedy: () => 'Use GPUs, or give the other work its own hardware.',
  why: 'A GPU began as a graphics processor and still renders and handles video. According to the guidance, a TPU is made only for the arithmetic of neural networks. It follows that hardware for both must be GPUs.',
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
