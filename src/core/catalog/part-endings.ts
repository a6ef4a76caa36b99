import type { Accelerator } from './accelerator.ts'
import type { ReferenceId } from './references.ts'
import { supportOf } from './software-support.ts'
import { numbersOf } from './version.ts'

/** How PyTorch leaves a part at the end of its life behind. */
export interface Ending {
  /** The last release whose usual packages serve it, where there is one. */
  readonly last?: string
  readonly reason: string
  readonly remedy: string
  readonly references: readonly ReferenceId[]
}

const plan = 'and plan the next run on a current part'

export function endingOf(part: Accelerator): Ending | undefined {
  const { vendor, status, computeCapability = 0 } = part
  if (status !== 'end-of-life' || (vendor !== 'amd' && vendor !== 'nvidia')) return undefined
  const [usual] = [...supportOf('pytorch for CUDA 12.8', part), ...supportOf('pytorch', part)]
  const last = usual?.last
  return { ...(last !== undefined && { last }), ...(vendor === 'amd' ? ofAmd : ofNvidia(computeCapability, last)) }
}

const ofAmd: Ending = {
  reason: 'ROCm announced maintenance of this generation (gfx906) until 2024 and no longer.',
  remedy: `Pin a release for a ROCm that still serves it and declare its \`version\`, ${plan}.`,
  references: ['rocm-gfx906', 'pytorch-rocm-builds'],
}

function ofNvidia(computeCapability: number, last: string | undefined): Ending {
  if (computeCapability < 5 || last === undefined) {
    return {
      reason: 'CUDA has not served this generation for years, and no current package of PyTorch does.',
      remedy: `Pin the old release that the job runs with and declare its \`version\`, ${plan}.`,
      references: ['cuda-architectures', 'pytorch-builds-2-5'],
    }
  }
  const release = after(last)
  return {
    reason: `From release ${release} on, the usual packages of PyTorch leave this generation out; only its build for CUDA 12.6 still serves older ones.`,
    remedy: `Install the build for CUDA 12.6, or pin a release before ${release} and declare its \`version\`, ${plan}.`,
    references: [computeCapability < 7 ? 'pytorch-old-gpus' : 'pytorch-volta', 'pytorch-releases'],
  }
}

/** PyTorch counts its releases without a gap: 2.8 after 2.7. */
function after(release: string): string {
  const [major = 0, minor = 0] = numbersOf(release) ?? []
  return `${major}.${minor + 1}`
}
