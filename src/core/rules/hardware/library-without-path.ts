import { list } from '../../text/wording.ts'
import { defineRule, type Facts, type Mismatch } from '../rule.ts'

type Hardware = Facts['hardware']
type UsedLibrary = Facts['framework']['libraries'][number]
type Reach = NonNullable<UsedLibrary['reach']>

/** On a TPU, framework/cuda-dependency and framework/gpu-parallelism report GPU libraries. */
const mayRun = (reach: Reach, platform: Hardware['platforms'][number]): boolean =>
  !reach.absent.includes(platform) && !reach.unlisted.includes(platform)

/** The hardware that all of them support. */
function hardwareFor(libraries: readonly UsedLibrary[]): string {
  const [first = [], ...others] = libraries.map(({ reach }) => reach?.servedHardware ?? [])
  const shared = first.filter((each) => others.every((hardware) => hardware.includes(each)))
  return shared.length === 0 ? `hardware that ${list(libraries.map(({ name }) => name))} support` : list(shared, 'or')
}

function citedBy([first, second]: readonly UsedLibrary[]): NonNullable<Mismatch['sources']> {
  const [one, other] = [first?.reach?.reference, second?.reach?.reference]
  return (other === undefined || other === one ? [one] : [one, other]) as NonNullable<Mismatch['sources']>
}

export default defineRule({
  id: 'hardware/library-without-path',
  title: 'A library that does not run on this hardware',
  severity: 'error',
  sources: [
    'flash-attention',
    'xformers',
    'bitsandbytes',
    'triton',
    'mamba',
    'deepspeed-accelerators',
    'optimum-neuron',
    'optimum-habana',
    'gaudi-support-matrix',
  ],
  alsoCites: ['catalog/packages'],
  check: ({ framework, hardware }) => {
    const { platforms } = hardware
    if (platforms.length === 0) return []
    // hardware/cuda-library-off-nvidia reports libraries that run only on CUDA.
    const stuck = framework.libraries.filter(
      ({ binds, reach }) => binds !== 'cuda' && reach && platforms.every((each) => !mayRun(reach, each)),
    )
    if (stuck.length === 0) return []
    const hasOwnStack = platforms.every((each) =>
      framework.libraries.some(({ ownAttentionOn }) => ownAttentionOn === each),
    )
    const isOwnAttention = hasOwnStack && stuck.every(({ id }) => id === 'flash-attention')
    const isUnlisted = stuck.every(({ reach }) => platforms.some((each) => reach?.unlisted.includes(each)))
    const names = stuck.map(({ name }) => name)
    return [
      {
        at: ['framework', 'libraries'],
        problem: isUnlisted
          ? `The documentation of ${list(names)} does not list ${hardware.one}.`
          : `${list(names)} ${names.length > 1 ? 'do' : 'does'} not support ${hardware.one}.`,
        reason: '',
        remedy: isOwnAttention
          ? "Use hardware that FlashAttention supports, or the vendor's own attention without `flash-attention` in `libraries`."
          : `Use ${hardwareFor(stuck)}, or run without ${names.length > 1 ? 'them' : list(names)}.`,
        sources: citedBy(stuck),
        ...((isOwnAttention || isUnlisted) && { severity: 'warning' as const }),
      },
    ]
  },
  why: "Many libraries bring kernels for some accelerators only: FlashAttention, xFormers, Triton and mamba-ssm for GPUs, bitsandbytes and DeepSpeed for those and a few more, and the vendors' own adapters for one family each. Elsewhere a job stops at the import or at the first call. If the project's documentation rules the hardware out, it is an error; if the list of supported hardware only omits it, a warning. For GPU libraries on a TPU, see `framework/cuda-dependency`.",
  fails: `framework: { name: pytorch, libraries: [bitsandbytes] }
hardware: trn1:16
`,
  passes: `framework: { name: pytorch, libraries: [bitsandbytes] }
hardware: A100-80GB:8
`,
})
