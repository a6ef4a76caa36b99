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
  reason: () => 'The guidance favors TPUs for large models in projects that use only TensorFlow.',
  problem: ({ scale, hardware }) =>
    `This ${scale.size} job uses only TensorFlow, so a TPU slice may suit it better than ${hardware.label}.`,
  remedy: tryTpu,
  why: 'TPUs were designed around TensorFlow. The guidance recommends them for large models in projects that use no other framework. This is only a notice: GPUs train TensorFlow well too. A real need for GPUs is declared with `libraries`, `custom_kernels` or `needs`.',
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
