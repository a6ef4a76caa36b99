import { defineGuideline } from '../rule.ts'

export default defineGuideline({
  id: 'scale/communication-at-scale',
  title: 'Training across many GPUs where a TPU pod would do',
  rows: ['C5'],
  leans: 'tpu',
  force: 'consider',
  sources: ['scaling', 'ai-news'],
  at: ({ hardware }) => {
    if (hardware.count === undefined) return ['scale', 'size']
    if (hardware.declared.count !== undefined) return ['hardware', 'count']
    return ['hardware', hardware.declared.accelerator === undefined ? 'machine' : 'accelerator']
  },
  when: ({ task, scale, hardware, suitsXla, thresholds }) => {
    const { size } = scale
    const { count, nodes } = hardware
    const inOneHost = nodes === 1 || (count !== undefined && count <= 8)
    if (task === 'inference' || size === 'small' || inOneHost || !suitsXla) return false
    if (size === 'large' || size === 'massive') return true
    if (count !== undefined && count >= thresholds.scaleOutAccelerators) return true
    return size === undefined ? undefined : false
  },
  reason: () =>
    'At scale, communication between chips becomes a bottleneck, and the interconnect of a TPU pod is built to ease it.',
  problem: ({ scale, hardware }) => {
    const spread =
      hardware.count === undefined
        ? `The training is ${scale.size ?? 'large'} and is to run on ${hardware.label}`
        : `The training is spread over ${hardware.label}`
    return `${spread}, and nothing declared ties the job to GPUs.`
  },
  remedy: () =>
    'Compare the run with a TPU pod slice, or declare what ties the job to GPUs (its provider, its kernels, its needs).',
  why: 'Once a job spans many accelerators, they spend part of each step exchanging gradients and activations. The documents credit TPUs with an interconnect that lowers this cost and with scaling smoothly over large systems in Google Cloud.',
  fails: `framework: jax
task: pretraining
scale: large
hardware: H100:64
`,
  passes: `framework: jax
task: pretraining
scale: large
hardware: tpu-v5p-128
`,
})
