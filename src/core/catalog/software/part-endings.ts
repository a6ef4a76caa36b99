import type { Accelerator } from '../accelerator.ts'
import type { ReferenceId } from '../references.ts'
import { supportOf } from './software-support.ts'
import { compareVersions } from './version.ts'

/** How PyTorch drops an accelerator at the end of its life. */
export interface Ending {
  /** The last release whose standard packages support it, if there is one. */
  readonly last?: string
  readonly reason: string
  readonly remedy: string
  readonly references: readonly ReferenceId[]
}

const plan = 'and plan the move to a newer GPU'

export function endingOf(part: Accelerator): Ending | undefined {
  const { vendor, status, computeCapability = 0 } = part
  if (status !== 'end-of-life' || (vendor !== 'amd' && vendor !== 'nvidia')) return undefined
  const rows = [...supportOf('pytorch for CUDA 12.8', part), ...supportOf('pytorch', part)]
  const [last] = rows.flatMap(({ last: each }) => each ?? []).sort(compareVersions)
  const pin = last === undefined ? 'Pin the release that the job runs with' : `Pin PyTorch ${last} or earlier`
  return { ...(last !== undefined && { last }), ...(vendor === 'amd' ? ofAmd(pin) : ofNvidia(computeCapability, pin)) }
}

const ofAmd = (pin: string): Ending => ({
  reason: 'AMD ended the maintenance of this generation (gfx906) in 2024.',
  remedy: `${pin} (\`version\`), ${plan}.`,
  references: ['rocm-gfx906', 'rocblas-gfx906'],
})

function ofNvidia(computeCapability: number, pin: string): Ending {
  if (computeCapability < 5) {
    return {
      reason: 'CUDA 12 and later do not support this generation.',
      remedy: `${pin} (\`version\`), ${plan}.`,
      references: ['cuda-architectures', 'pytorch-builds-2-5'],
    }
  }
  return {
    reason: 'Only the CUDA 12.6 build still supports it.',
    remedy: `${pin} (\`version\`) or install the CUDA 12.6 build, ${plan}.`,
    references: [computeCapability < 7 ? 'pytorch-old-gpus' : 'pytorch-volta', 'pytorch-releases'],
  }
}
