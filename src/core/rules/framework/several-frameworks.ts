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
  reason: () =>
    'GPUs run a wide range of frameworks side by side; a TPU has a narrower software stack and suits a project that keeps to one.',
  problem: ({ framework, hardware }) => {
    const names = framework.leading.map(({ name }) => name)
    return `The project uses ${list([...new Set(names)])} and is to run on ${hardware.label}.`
  },
  remedy: () => 'Choose GPUs, or train with one framework and declare only that one.',
  why: 'GPUs serve TensorFlow, PyTorch, JAX and others alike. TPUs work best with a few of them, and one document recommends them to projects that use TensorFlow alone. JAX with Flax, or Keras with its back end, counts as one framework; one that only loads data need not be declared.',
  fails: `framework: [tensorflow, pytorch]
stage: production
hardware: tpu-v4-32
`,
  passes: `framework: [tensorflow, pytorch]
stage: production
hardware: A100:16
`,
})
