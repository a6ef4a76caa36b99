import { defineGuideline } from '../../rule.ts'
import { list } from '../../wording.ts'

const graphicsWork = new Set([
  '3d',
  '3d-graphics',
  '3d-rendering',
  'animation',
  'cgi',
  'game-rendering',
  'games',
  'gaming',
  'graphics',
  'graphics-rendering',
  'offline-rendering',
  'ray-tracing',
  'raytracing',
  'real-time-rendering',
  'realtime-rendering',
  'render',
  'render-farm',
  'rendering',
  'transcoding',
  'vfx',
  'video',
  'video-decoding',
  'video-editing',
  'video-encoding',
  'video-processing',
  'video-rendering',
  'video-streaming',
  'video-transcoding',
  'visual-effects',
  'visualisation',
  'visualization',
])
const isGraphicsWork = (word: string): boolean => graphicsWork.has(word.trim().toLowerCase().replaceAll(/[_ ]+/g, '-'))

export default defineGuideline({
  id: 'model/graphics-work-on-tpu',
  title: 'Rendering or video work on a TPU',
  rows: ['M8'],
  leans: 'gpu',
  force: 'impossible',
  sources: ['scaling', 'liquidweb'],
  at: ['needs', 'other_workloads'],
  when: ({ needs }) => needs.other_workloads?.some(isGraphicsWork),
  reason: () =>
    'Rendering and video are everyday work for GPUs, while a TPU is built for neural networks and nothing else.',
  problem: ({ needs, hardware }) =>
    `The same hardware is to do other work (${list((needs.other_workloads ?? []).filter(isGraphicsWork))}) that ${hardware.label} cannot do.`,
  remedy: () => 'Choose GPUs, or move this work to other hardware and take it off `other_workloads`.',
  why: 'A GPU began as a graphics processor and still renders and handles video. A TPU is made for one job, the arithmetic of neural networks, so hardware that has to do both can only be GPUs.',
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
