import { list } from '../../text/wording.ts'
import { defineRule, type Facts, type Mismatch } from '../rule.ts'

type Hardware = Facts['hardware']
type UsedLibrary = Facts['framework']['libraries'][number]
type Reach = NonNullable<UsedLibrary['reach']>

/** GPU libraries on a TPU are framework/cuda-dependency and framework/gpu-parallelism. */
const mayRun = (reach: Reach, platform: Hardware['platforms'][number]): boolean =>
  !reach.absent.includes(platform) && !reach.unlisted.includes(platform)

/** "Its documentation lists TPUs."; of several libraries, those with the same hardware together. */
function documentedWords(libraries: readonly UsedLibrary[]): string {
  const namesOf = new Map<string, string[]>()
  for (const { name, reach } of libraries) {
    const hardware = list(reach?.servedHardware ?? [])
    namesOf.set(hardware, [...(namesOf.get(hardware) ?? []), name])
  }
  if (libraries.length === 1) return `Its documentation lists ${[...namesOf.keys()].join()}.`
  return `Documented hardware: ${[...namesOf].map(([hardware, names]) => `${hardware} (${list(names)})`).join('; ')}.`
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
  check: ({ framework, hardware }) => {
    const { platforms } = hardware
    if (platforms.length === 0) return []
    // hardware/cuda-library-off-nvidia reports what runs only on CUDA.
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
        problem: `${list(names)} ${names.length > 1 ? 'do' : 'does'} not support ${hardware.accelerator}.`,
        reason: documentedWords(stuck),
        remedy: isOwnAttention
          ? "Choose hardware that it supports, or remove it from `libraries` if the vendor's own attention is meant."
          : `Choose hardware that ${names.length > 1 ? 'they support' : 'it supports'}, or run without ${names.length > 1 ? 'them' : 'it'}.`,
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
