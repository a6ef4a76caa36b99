import { defineRule, type Facts } from '../rule.ts'

type Accelerator = Facts['hardware']['candidates'][number]
type Release = readonly [major: number, minor: number]

interface Ending {
  /** The PyTorch release whose usual packages left the part out. Unknown for AMD. */
  readonly since?: Release
  readonly reason: string
  readonly remedy: string
}

const lastBuild = 'only its build for CUDA 12.6 still serves older ones'
const plan = 'and plan the next run on a current part'

function endingOf({ vendor, status, computeCapability = 0 }: Accelerator): Ending | undefined {
  if (status !== 'end-of-life') return undefined
  if (vendor === 'amd') {
    return {
      reason: 'ROCm announced maintenance of this generation (gfx906) until 2024 and no longer.',
      remedy: `Pin a release for a ROCm that still serves it and declare its \`version\`, ${plan}.`,
    }
  }
  if (vendor !== 'nvidia') return undefined
  if (computeCapability < 5) {
    return {
      since: [2, 6],
      reason: 'CUDA has not served this generation for years, and no current package of PyTorch does.',
      remedy: `Pin the old release that the job runs with and declare its \`version\`, ${plan}.`,
    }
  }
  const since: Release = computeCapability < 7 ? [2, 8] : [2, 11]
  const release = since.join('.')
  return {
    since,
    reason: `From release ${release} on, the usual packages of PyTorch leave this generation out; ${lastBuild}.`,
    remedy: `Install the build for CUDA 12.6, or pin a release before ${release} and declare its \`version\`, ${plan}.`,
  }
}

/** Whether a version as written is at least that release; undefined where it cannot be read or names a bound. */
function isFrom(version: string, [major, minor]: Release): boolean | undefined {
  const [, x, y] = /^\s*[=v]*\s*(\d+)(?:\.(\d+))?/.exec(version) ?? []
  if (x === undefined) return undefined
  if (Number(x) !== major) return Number(x) > major
  return y === undefined ? undefined : Number(y) >= minor
}

export default defineRule({
  id: 'hardware/end-of-life',
  title: 'Hardware that new releases of PyTorch no longer serve',
  severity: 'warning',
  sources: ['cuda-13-release-notes', 'pytorch-old-gpus', 'pytorch-volta', 'rocm-gfx906'],
  check: ({ hardware, framework, stage }) => {
    const { candidates, declared, label } = hardware
    // A release that leaves the part out altogether is hardware/software-too-new.
    if (framework.unserved.some(({ software }) => software === 'pytorch' || software === 'cuda')) return []
    // To try something out, the card that is at hand will do.
    if (stage === 'exploration' || stage === 'prototype' || !framework.families.includes('pytorch')) return []
    const endings = candidates.map(endingOf).filter((ending) => ending !== undefined)
    const [ending] = endings
    if (ending === undefined || endings.length < candidates.length) return []
    const { version } = framework
    // The version of Lightning, or of one framework among several, is not that of PyTorch.
    const isOwn = framework.families.length === 1 && framework.declared.some(({ id }) => id === 'pytorch')
    // A release that is pinned goes on as it is, unless it is one of those that left the part out.
    if (version !== undefined && isOwn && ending.since === undefined) return []
    const isNew = version !== undefined && isOwn && ending.since ? isFrom(version, ending.since) : undefined
    if (isNew === false) return []
    return [
      {
        at: ['hardware', declared.accelerator === undefined ? 'machine' : 'accelerator'],
        problem: `The job is to run PyTorch${isNew ? ` ${version}` : ''} on ${label}, a part at the end of its life.`,
        reason: ending.reason,
        remedy: ending.remedy,
        ...(isNew !== true && { severity: 'notice' as const }),
      },
    ]
  },
  why: 'A part does not stop working when its makers move on, but new releases are built without kernels for it, and the job stops at the first one. CUDA 13 builds for Turing and later; the usual packages of PyTorch left Pascal out with release 2.8 and Volta with 2.11, and ROCm has left the MI50 and MI60 behind. Where no version is declared it is a notice. Of other frameworks, explorations and prototypes nothing is said.',
  fails: `framework: { name: pytorch, version: "2.11" }
stage: production
hardware: V100-32GB:8
`,
  passes: `framework: { name: pytorch, version: "2.10" }
stage: production
hardware: V100-32GB:8
`,
})
