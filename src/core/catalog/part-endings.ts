import type { Accelerator } from './accelerator.ts'
import type { ReferenceId } from './references.ts'
import { supportOf } from './software-support.ts'
import { numbersOf } from './version.ts'

/** How PyTorch drops an accelerator at the end of its life. */
export interface Ending {
  /** The last release whose standard packages support it, if there is one. */
  readonly last?: string
  readonly reason: string
  readonly remedy: string
  readonly references: readonly ReferenceId[]
}

const plan = 'and plan the move to newer hardware'

export function endingOf(part: Accelerator): Ending | undefined {
  const { vendor, status, computeCapability = 0 } = part
  if (status !== 'end-of-life' || (vendor !== 'amd' && vendor !== 'nvidia')) return undefined
  const [usual] = [...supportOf('pytorch for CUDA 12.8', part), ...supportOf('pytorch', part)]
  const last = usual?.last
  return { ...(last !== undefined && { last }), ...(vendor === 'amd' ? ofAmd : ofNvidia(computeCapability, last)) }
}

const ofAmd: Ending = {
  reason: 'ROCm announced maintenance of this generation (gfx906) only until 2024.',
  remedy: `Pin a release for a ROCm that supports it (\`version\`), ${plan}.`,
  references: ['rocm-gfx906', 'pytorch-rocm-builds'],
}

function ofNvidia(computeCapability: number, last: string | undefined): Ending {
  if (computeCapability < 5 || last === undefined) {
    return {
      reason: 'CUDA dropped this generation years ago, and no current PyTorch package supports it.',
      remedy: `Pin the old release that the job runs with (\`version\`), ${plan}.`,
      references: ['cuda-architectures', 'pytorch-builds-2-5'],
    }
  }
  const release = after(last)
  return {
    reason: `The standard PyTorch packages dropped it in release ${release}; only the CUDA 12.6 build still supports it.`,
    remedy: `Install the CUDA 12.6 build or pin a release before ${release} (\`version\`), ${plan}.`,
    references: [computeCapability < 7 ? 'pytorch-old-gpus' : 'pytorch-volta', 'pytorch-releases'],
  }
}

/** PyTorch counts its releases without a gap: 2.8 after 2.7. */
function after(release: string): string {
  const [major = 0, minor = 0] = numbersOf(release) ?? []
  return `${major}.${minor + 1}`
}
