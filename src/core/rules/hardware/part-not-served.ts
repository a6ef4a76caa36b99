import { list } from '../../text/wording.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'hardware/part-not-served',
  title: 'Software that does not serve this part',
  severity: 'error',
  sources: ['triton', 'flash-attention', 'transformer-engine', 'tensorflow-blackwell'],
  check: ({ framework, hardware }) => {
    const unserved = framework.unserved.filter(({ why }) => why === 'never')
    const [first] = unserved
    if (first === undefined) return []
    const names = [...new Set(unserved.map(({ name }) => name))]
    const isSoft = unserved.every(({ support }) => support.confidence !== 'documented')
    const isAttention = unserved.every(({ software }) => software.startsWith('flash-attention'))
    return [
      {
        at: first.at,
        problem: `The job uses ${list(names)} and is to run on ${hardware.label}, which ${names.length > 1 ? 'they do' : 'it does'} not serve.`,
        reason: `There ${first.support.otherwise}.`,
        remedy: isAttention
          ? "Choose a part that it serves, or use PyTorch's own attention, which picks a kernel that fits the card."
          : `Choose a part that ${names.length > 1 ? 'they serve' : 'it serves'}, or do without ${list(names)}.`,
        sources: [first.support.reference],
        ...(isSoft && { severity: 'warning' as const }),
      },
    ]
  },
  why: 'Libraries with their own kernels are built for a range of parts: Triton, and with it `torch.compile`, from compute capability 7.0 on, FlashAttention 2 from 8.0, FlashAttention 3 for Hopper alone, Transformer Engine from Ampere. Elsewhere they stop at the import or at the first call. Where only a list of supported hardware leaves a part out, or somebody else says so, the finding is a warning.',
  fails: `framework: { name: pytorch, libraries: [triton] }
hardware: P100:4
`,
  passes: `framework: { name: pytorch, libraries: [triton] }
hardware: A100-40GB:4
`,
})
