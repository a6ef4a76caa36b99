import { citing, defineRule } from '../rule.ts'

export default defineRule({
  id: 'hardware/end-of-life',
  title: 'Hardware that new releases of PyTorch no longer serve',
  severity: 'warning',
  sources: ['cuda-13-release-notes', 'pytorch-old-gpus', 'pytorch-volta', 'rocm-gfx906'],
  check: ({ hardware, framework, stage }) => {
    const { declared, label } = hardware
    const { ending, version } = framework
    // A release that leaves the part out altogether is hardware/software-too-new.
    if (framework.unserved.some(({ software }) => software === 'pytorch' || software === 'cuda')) return []
    // To try something out, the card that is at hand will do.
    if (stage === 'exploration' || stage === 'prototype') return []
    // A release that is pinned goes on as it is, unless it is one of those that left the part out.
    if (ending === undefined || ending.isPast === false) return []
    return [
      {
        at: ['hardware', declared.accelerator === undefined ? 'machine' : 'accelerator'],
        problem: `The job is to run PyTorch${ending.isPast ? ` ${version}` : ''} on ${label}, a part at the end of its life.`,
        reason: ending.reason,
        remedy: ending.remedy,
        ...citing(ending.references),
        ...(ending.isPast !== true && { severity: 'notice' as const }),
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
