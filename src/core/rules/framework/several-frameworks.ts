import { list } from '../../text/wording.ts'
import { defineGuideline } from '../rule.ts'

export default defineGuideline({
  id: 'framework/several-frameworks',
  title: 'Several frameworks in one project on a TPU',
  rows: ['F5'],
  leans: 'gpu',
  force: 'against',
  sources: ['liquidweb', 'befreed-lesson', 'scaling'],
  at: ['framework', 'name'],
  when: ({ framework }) => (framework.leading.length > 0 ? framework.families.length > 1 : undefined),
  reason: () => 'GPUs run all common frameworks; TPU support differs from one framework to the next.',
  problem: ({ framework, hardware }) => {
    const names = framework.leading.map(({ name }) => name)
    return `This job uses ${list([...new Set(names)])} together, but targets ${hardware.label}.`
  },
  remedy: () => 'Use GPUs, or train with one framework.',
  why: 'GPUs run TensorFlow, PyTorch, JAX and others alike. TPUs work best with a few of them, and the guidance recommends TPUs for projects that use TensorFlow alone. JAX with Flax is one framework, and so is Keras with its back end; do not declare a framework that only loads data.',
  fails: `framework: [tensorflow, pytorch]
stage: production
hardware: tpu-v4-32
`,
  passes: `framework: [tensorflow, pytorch]
stage: production
hardware: A100:16
`,
})
