import { defineGuideline } from '../rule.ts'

export default defineGuideline({
  id: 'framework/large-tensorflow-on-gpu',
  title: 'Large TensorFlow training on GPUs where a TPU would do',
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
  reason: () => 'Training a large model in TensorFlow and nothing else is the work that TPUs are tuned for.',
  problem: ({ scale, hardware }) =>
    `The job trains TensorFlow alone at ${scale.size} scale on ${hardware.label}, and nothing declared ties it to GPUs.`,
  remedy: () => 'Price the same run on a TPU slice, or declare what ties the job to GPUs.',
  why: 'TPUs were designed around TensorFlow. Where a project uses no other framework and its model is large, one of the documents advises a TPU. It is worth a look, not a fault: GPUs train TensorFlow well.',
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
