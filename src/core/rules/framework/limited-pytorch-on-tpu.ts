import { list } from '../../text/wording.ts'
import { defineGuideline } from '../rule.ts'

export default defineGuideline({
  id: 'framework/limited-pytorch-on-tpu',
  title: 'PyTorch on a TPU, where its support is limited',
  rows: ['F3'],
  leans: 'gpu',
  force: 'against',
  sources: ['ai-news', 'scaling', 'liquidweb'],
  alsoCites: ['pytorch-xla'],
  // The row says that the support is limited; PyTorch/XLA says that its software changes.
  cites: () => ['ai-news', 'pytorch-xla'],
  at: ['framework', 'name'],
  when: ({ framework }) => (framework.declared.length > 0 ? framework.families.includes('pytorch') : undefined),
  reason: () => 'The guidance favors GPUs for PyTorch; on TPUs, Google is replacing PyTorch/XLA with TorchTPU.',
  problem: ({ framework, hardware }) => {
    const names = framework.declared.filter(({ family }) => family === 'pytorch').map(({ name }) => name)
    return `PyTorch support on TPUs is limited, but this job runs ${list([...new Set(names)])} on ${hardware.label}.`
  },
  remedy: () => 'Use GPUs, port the job to JAX, or measure it on TorchTPU.',
  why: 'PyTorch reaches a TPU through XLA. The guidance calls this support limited and not yet mature enough for industry, though improving; GPUs support PyTorch fully. Since then, Google has deprecated PyTorch/XLA in favor of TorchTPU. A team that has measured its own job on a TPU can waive this finding and give the numbers.',
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
