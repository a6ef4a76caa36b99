import { defineRule, type Facts } from '../rule.ts'

type Accelerator = Facts['hardware']['candidates'][number]

const AMPERE = 8
const TURING = 7.5

/** AMD's generations before the MI200 series. */
const oldInstinct = new Set(['CDNA', 'Vega 20'])

const isTooOld = ({ vendor, computeCapability = AMPERE, architecture }: Accelerator): boolean =>
  vendor === 'nvidia' ? computeCapability < AMPERE : vendor === 'amd' && oldInstinct.has(architecture)

export default defineRule({
  id: 'hardware/flash-attention-on-old-gpu',
  title: 'FlashAttention on a GPU that is too old for it',
  severity: 'error',
  sources: ['flash-attention'],
  check: ({ framework, hardware }) => {
    const { candidates } = hardware
    if (!framework.libraries.some(({ id }) => id === 'flash-attention')) return []
    if (candidates.length === 0 || !candidates.every(isTooOld)) return []
    const isAmd = candidates.every(({ vendor }) => vendor === 'amd')
    // Release 1 still served Turing.
    const hasRelease1 = candidates.every(({ computeCapability }) => computeCapability === TURING)
    return [
      {
        at: ['framework', 'libraries'],
        problem: `The job uses FlashAttention and is to run on ${hardware.label}.`,
        reason: isAmd
          ? 'FlashAttention serves AMD from the MI200 series on.'
          : `FlashAttention 2 needs compute capability 8.0 (Ampere) or later${hasRelease1 ? '; for Turing there is only its first release' : ''}.`,
        remedy: isAmd
          ? "Choose MI200 cards or later, or use PyTorch's own attention and take FlashAttention out of `libraries`."
          : `Choose Ampere or later (L4, A100, H100), ${hasRelease1 ? 'pin FlashAttention 1 and waive this finding, ' : ''}or use PyTorch's own attention and take FlashAttention out of \`libraries\`.`,
        ...(hasRelease1 && { severity: 'warning' as const }),
      },
    ]
  },
  why: 'FlashAttention 2 uses instructions that came with Ampere, and stops on V100, T4 and the RTX 20 series with an error that says so. Its first release served Turing, so there it is a warning. PyTorch chooses a kernel that fits the card when `scaled_dot_product_attention` is called instead.',
  fails: `framework: { name: pytorch, libraries: [flash-attention] }
hardware: V100-32GB:8
`,
  passes: `framework: { name: pytorch, libraries: [flash-attention] }
hardware: L4:8
`,
})
