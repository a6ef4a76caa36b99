import { citing, defineRule, type Facts } from '../rule.ts'

/** The job's release, or the last one that still supports the accelerator. */
function problemWith(
  { last, isPast }: NonNullable<Facts['framework']['ending']>,
  accelerator: string,
  version: string | undefined,
): string {
  if (isPast) return `The standard packages of PyTorch ${version} do not support ${accelerator}.`
  if (last === undefined) return `No current PyTorch package supports ${accelerator}.`
  return `Standard PyTorch packages after ${last} do not support ${accelerator}, but the manifest pins no PyTorch release.`
}

export default defineRule({
  id: 'hardware/end-of-life',
  title: 'Hardware that new PyTorch releases no longer support',
  severity: 'warning',
  sources: ['cuda-13-release-notes', 'pytorch-old-gpus', 'pytorch-volta', 'rocm-gfx906'],
  alsoCites: ['catalog/endings'],
  check: ({ hardware, framework, stage }) => {
    const { declared, accelerator } = hardware
    const { ending, version } = framework
    // hardware/software-too-new reports a release that dropped the accelerator.
    if (framework.unserved.some(({ software }) => software === 'pytorch' || software === 'cuda')) return []
    // For an experiment, any available card will do.
    if (stage === 'exploration' || stage === 'prototype') return []
    // A pinned release keeps working, unless it already dropped the accelerator.
    if (ending === undefined || ending.isPast === false) return []
    const { place } = ending.installed ?? {}
    return [
      {
        at: ['hardware', declared.accelerator === undefined ? 'machine' : 'accelerator'],
        problem: problemWith(ending, accelerator, version ?? ending.installed?.version),
        reason: ending.reason,
        remedy: ending.remedy,
        ...(place && { related: [{ ...place, message: `PyTorch ${ending.installed?.version} is installed here.` }] }),
        ...citing(ending.references),
        ...(ending.isPast !== true && { severity: 'notice' as const }),
      },
    ]
  },
  why: "Old hardware keeps working, but new releases are built without kernels for it, and a job stops at its first kernel. CUDA 13 builds for Turing and later; the standard PyTorch packages dropped Pascal in release 2.8 and Volta in 2.11, and ROCm has dropped the MI50 and MI60. If no version is declared, the one that the job's files install counts; if none is known, the finding is a notice. Other frameworks, explorations and prototypes are not checked.",
  fails: `framework: { name: pytorch, version: "2.11" }
stage: production
hardware: V100-32GB:8
`,
  passes: `framework: { name: pytorch, version: "2.10" }
stage: production
hardware: V100-32GB:8
`,
})
