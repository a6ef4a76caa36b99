import { list } from '../../text/wording.ts'
import { defineGuideline } from '../rule.ts'

export default defineGuideline({
  id: 'framework/limited-pytorch-on-tpu',
  title: 'PyTorch on a TPU, where its support is limited',
  rows: ['F3'],
  leans: 'gpu',
  force: 'against',
  sources: ['ai-news', 'scaling', 'liquidweb'],
  at: ['framework', 'name'],
  when: ({ framework }) => (framework.declared.length > 0 ? framework.families.includes('pytorch') : undefined),
  reason: () =>
    "PyTorch's path to a TPU is improving, but it is still limited and less mature than its support on GPUs.",
  problem: ({ framework, hardware }) => {
    const names = framework.declared.filter(({ family }) => family === 'pytorch').map(({ name }) => name)
    return `The job is to run ${list([...new Set(names)])} on ${hardware.label}.`
  },
  remedy: () => 'Choose GPUs, or move the job to JAX or TensorFlow before it runs on a TPU.',
  why: 'PyTorch reaches a TPU through XLA. The documents find that support limited and not yet mature enough for industry, though it keeps improving, while GPUs are where PyTorch is at home. A team that has measured its own job on PyTorch/XLA can waive this finding and say so.',
  fails: `framework: pytorch
stage: production
scale: large
hardware: tpu-v5e-64
`,
  passes: `framework: pytorch
stage: production
scale: large
hardware: H100:64
`,
})
