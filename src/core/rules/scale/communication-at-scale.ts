import { defineGuideline, tryTpu } from '../rule.ts'

export default defineGuideline({
  id: 'scale/communication-at-scale',
  title: 'Training on many GPUs that a TPU pod could run',
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
  reason: () => 'The guidance favors TPU pods where communication between accelerators limits the speed.',
  problem: ({ scale, hardware }) => {
    const size = hardware.count === undefined ? `at ${scale.size ?? 'large'} scale` : 'on so many accelerators'
    return `Training ${size} may suit a TPU slice better than ${hardware.label}.`
  },
  remedy: tryTpu,
  why: 'Once a job uses many accelerators, they spend time in each step exchanging gradients and activations. According to the guidance, the interconnect of TPUs lowers this cost, and TPUs scale smoothly over large systems in Google Cloud.',
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
