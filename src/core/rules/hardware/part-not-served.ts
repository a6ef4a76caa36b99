import { list, sentence } from '../../text/wording.ts'
import { defineRule, type Facts } from '../rule.ts'

type Unserved = Facts['framework']['unserved']

/** If a single build is missing, another build of it that runs. */
const otherBuildOf = ([first, ...others]: Unserved) => (others.length === 0 ? first?.support.otherBuild : undefined)

function remedyFor(unserved: Unserved, names: readonly string[]): string {
  const supported = `hardware that ${list(names)} ${names.length > 1 ? 'support' : 'supports'}`
  const otherBuild = otherBuildOf(unserved)
  if (otherBuild) return `Use ${otherBuild.words}, or ${supported}.`
  if (unserved.every(({ software }) => software.startsWith('flash-attention')))
    return `Use PyTorch's \`scaled_dot_product_attention\`, or ${supported}.`
  // A job runs without a library, but not without its framework.
  if (unserved.every(({ at }) => at[0] === 'framework' && at[1] !== 'libraries'))
    return names.includes('PyTorch') ? `Use ${supported}.` : `Port the job to PyTorch, or use ${supported}.`
  return `Use ${supported}, or run without ${names.length > 1 ? 'them' : 'it'}.`
}

export default defineRule({
  id: 'hardware/part-not-served',
  title: 'Software that does not support this accelerator',
  severity: 'error',
  sources: ['triton', 'flash-attention', 'transformer-engine', 'tensorflow-blackwell', 'nvidia-tensorflow-blackwell'],
  alsoCites: ['catalog/releases'],
  check: ({ framework, hardware }) => {
    const unserved = framework.unserved.filter(({ why }) => why === 'never')
    const [first] = unserved
    if (first === undefined) return []
    const names = [...new Set(unserved.map(({ name }) => name))]
    const isSoft = unserved.every(({ support }) => support.confidence !== 'documented')
    const otherBuild = otherBuildOf(unserved)
    const { reference } = first.support
    return [
      {
        at: first.at,
        problem: otherBuild
          ? `The standard ${first.name} packages do not support ${hardware.accelerator}.`
          : `${list(names)} ${names.length > 1 ? 'do' : 'does'} not support ${hardware.accelerator}.`,
        reason: sentence([...new Set(unserved.map(({ support }) => support.otherwise))].join('; ')),
        remedy: remedyFor(unserved, names),
        sources: otherBuild ? [reference, otherBuild.reference] : [reference],
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
