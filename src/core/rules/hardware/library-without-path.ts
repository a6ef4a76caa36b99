import { list } from '../../text/wording.ts'
import { defineRule, type Facts, type Mismatch } from '../rule.ts'

type Hardware = Facts['hardware']
type UsedLibrary = Facts['framework']['libraries'][number]
type Reach = NonNullable<UsedLibrary['reach']>

/** GPU libraries on a TPU are framework/cuda-dependency and framework/gpu-parallelism. */
const mayRun = (reach: Reach, platform: Hardware['platforms'][number]): boolean =>
  !reach.absent.includes(platform) && !reach.unlisted.includes(platform)

/** "xFormers runs on NVIDIA GPUs and AMD GPUs". */
const servedWords = ({ name, reach }: UsedLibrary): string =>
  `${name} is documented for ${list(reach?.servedHardware ?? [])}`

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
  check: ({ framework, hardware }) => {
    const { platforms } = hardware
    if (platforms.length === 0) return []
    // What is CUDA's alone is hardware/cuda-library-off-nvidia.
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
        problem: `The job depends on ${list(names)} and is to run on ${hardware.label}.`,
        reason: `${stuck.map(servedWords).join('; ')}.`,
        remedy: isOwnAttention
          ? `If the attention is that of the maker's own stack, take ${list(names)} out of \`libraries\`; otherwise choose hardware that it serves.`
          : `Choose hardware that ${names.length > 1 ? 'they serve' : 'it serves'}, or do without ${list(names)} and take ${names.length > 1 ? 'them' : 'it'} out of \`libraries\`.`,
        sources: citedBy(stuck),
        ...((isOwnAttention || isUnlisted) && { severity: 'warning' as const }),
      },
    ]
  },
  why: "Many libraries bring kernels for some accelerators only: FlashAttention, xFormers, Triton and mamba-ssm for GPUs, bitsandbytes and DeepSpeed for those and a few more, and the makers' own adapters for one family each. A job that imports one elsewhere stops at the import or at the first call. A pair that the project's own documents rule out is an error; one that their list of supported hardware does not name is a warning. GPU libraries on a TPU are `framework/cuda-dependency`.",
  fails: `framework: { name: pytorch, libraries: [bitsandbytes] }
hardware: trn1:16
`,
  passes: `framework: { name: pytorch, libraries: [bitsandbytes] }
hardware: A100-80GB:8
`,
})
