import { list } from '../../text/wording.ts'
import { defineRule, type Facts } from '../rule.ts'

interface Need {
  /** What asks for it: "bitsandbytes", "Triton kernels". */
  readonly what: string
  /** Compute capability. */
  readonly since: number
  readonly path: readonly string[]
  readonly soft?: boolean
}

function needsOf({ framework, model }: Facts): Need[] {
  const has = (id: string): boolean => framework.libraries.some((library) => library.id === id)
  const libraries = ['framework', 'libraries']
  const kernels = Array.isArray(model.custom_kernels) && model.custom_kernels.includes('triton')
  const int8 = model.precision === 'int8' || model.weights_precision === 'int8'
  return [
    ...(has('triton') ? [{ what: 'Triton', since: 7, path: libraries }] : []),
    ...(kernels && !has('triton') ? [{ what: 'Triton', since: 7, path: ['model', 'custom_kernels'] }] : []),
    ...(has('bitsandbytes') && int8 ? [{ what: 'LLM.int8() of bitsandbytes', since: 7.5, path: libraries }] : []),
    ...(has('bitsandbytes') && !int8 ? [{ what: 'bitsandbytes', since: 6, path: libraries }] : []),
    // Its support matrix begins there; parts of it may run on older cards.
    ...(has('transformer-engine') ? [{ what: 'Transformer Engine', since: 8, path: libraries, soft: true }] : []),
  ]
}

const phrase = ({ what, since, soft }: Need): string =>
  soft ? `${what} is documented for ${since.toFixed(1)} or later` : `${what} needs ${since.toFixed(1)} or later`

export default defineRule({
  id: 'hardware/old-gpu-for-library',
  title: 'A library that needs a newer GPU',
  severity: 'error',
  sources: ['triton', 'bitsandbytes', 'transformer-engine'],
  check: (facts) => {
    const { candidates, label } = facts.hardware
    const newest = Math.max(
      ...candidates.map(({ vendor, computeCapability }) =>
        vendor === 'nvidia' ? (computeCapability ?? Infinity) : Infinity,
      ),
    )
    const unmet = candidates.length === 0 ? [] : needsOf(facts).filter(({ since }) => newest < since)
    const [first] = unmet
    if (first === undefined) return []
    const names = unmet.map(({ what }) => what)
    const since = Math.max(...unmet.map((need) => need.since))
    return [
      {
        at: first.path,
        problem: `The job uses ${list(names)} and is to run on ${label}, which has compute capability ${newest.toFixed(1)}.`,
        reason: `${unmet.map(phrase).join('; ')}.`,
        remedy: `Choose a GPU of compute capability ${since.toFixed(1)} or later, such as ${since < 8 ? 'T4, ' : 'L4, '}A100 or H100, or do without ${list(names)}.`,
        ...(unmet.every(({ soft }) => soft) && { severity: 'warning' as const }),
      },
    ]
  },
  why: 'Libraries with their own kernels are compiled for a range of compute capabilities and stop with "no kernel image" or a compiler error below it. Triton, and with it `torch.compile`, needs 7.0; bitsandbytes 6.0, and 7.5 for its 8-bit matrix products; the support matrix of Transformer Engine begins at 8.0. Newer releases may ask for more. FlashAttention has a rule of its own.',
  fails: `framework: { name: pytorch, libraries: [triton] }
hardware: P100:4
`,
  passes: `framework: { name: pytorch, libraries: [triton] }
hardware: A100-40GB:4
`,
})
