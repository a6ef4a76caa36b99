import { list, sentence } from '../../text/wording.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'hardware/part-not-served',
  title: 'Software that does not support this accelerator',
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
        problem: `${list(names)} ${names.length > 1 ? 'do' : 'does'} not support ${hardware.accelerator}.`,
        reason: names.length > 1 ? `${first.name}: ${first.support.otherwise}.` : sentence(first.support.otherwise),
        remedy: isAttention
          ? "Use PyTorch's own attention, which picks a kernel for the card, or choose hardware that it supports."
          : `Choose hardware that ${names.length > 1 ? 'they support' : 'it supports'}, or run without ${names.length > 1 ? 'them' : 'it'}.`,
        sources: [first.support.reference],
        ...(isSoft && { severity: 'warning' as const }),
      },
    ]
  },
  why: 'Libraries with their own kernels are built for certain accelerators: Triton, and with it `torch.compile`, from compute capability 7.0 on, FlashAttention 2 from 8.0, FlashAttention 3 only for Hopper, Transformer Engine from Ampere. Elsewhere they stop at the import or at the first call. If a list of supported hardware only omits the accelerator, or only a third party says so, the finding is a warning.',
  fails: `framework: { name: pytorch, libraries: [triton] }
hardware: P100:4
`,
  passes: `framework: { name: pytorch, libraries: [triton] }
hardware: A100-40GB:4
`,
})
