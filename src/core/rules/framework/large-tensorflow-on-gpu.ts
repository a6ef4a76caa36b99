import { defineGuideline, tryTpu } from '../rule.ts'

export default defineGuideline({
  id: 'framework/large-tensorflow-on-gpu',
  title: 'Large TensorFlow training on GPUs that a TPU could run',
  rows: ['F4'],
  leans: 'tpu',
  force: 'consider',
  sources: ['liquidweb'],
  at: ['framework', 'name'],
  when: ({ task, framework, scale }) => {
    if (task === 'inference') return false
    const { declared, families, tpuNative } = framework
    const alone = declared.length > 0 ? tpuNative && families.every((family) => family === 'tensorflow') : undefined
    const large = scale.size && (scale.size === 'large' || scale.size === 'massive')
    if (alone === false || large === false) return false
    return alone && large
  },
  reason: () => 'TPUs suit large models trained in TensorFlow alone.',
  problem: ({ scale, hardware }) =>
    `This job trains TensorFlow alone at ${scale.size} scale on ${hardware.label}, but nothing declared requires GPUs.`,
  remedy: tryTpu,
  why: 'TPUs were designed around TensorFlow. The guidance recommends them for large models in projects that use no other framework. This is only a notice: GPUs train TensorFlow well too.',
  fails: `framework: tensorflow
stage: production
scale: large
hardware: A100:64
`,
  passes: `framework: tensorflow
stage: production
scale: large
hardware: tpu-v4-128
`,
})
