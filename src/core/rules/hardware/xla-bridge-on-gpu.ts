import { defineRule } from '../rule.ts'

/** The release that began the end of CUDA in PyTorch/XLA. */
const DEPRECATED = [2, 8] as const

/** Whether a version as written is older; undefined where it cannot be read. */
function isOlder(version: string): boolean | undefined {
  const [, bound, major, minor] = /^\s*([<>=~^v]*)\s*(\d+)(?:\.(\d+))?/.exec(version) ?? []
  if (major === undefined) return undefined
  // "<2.9" leaves room for an older one, and an undeclared fact accuses nobody.
  if (bound?.startsWith('<')) return true
  const difference = Number(major) - DEPRECATED[0]
  return difference < 0 || (difference === 0 && minor !== undefined && Number(minor) < DEPRECATED[1])
}

export default defineRule({
  id: 'hardware/xla-bridge-on-gpu',
  title: 'PyTorch/XLA on GPUs, which it no longer serves',
  severity: 'warning',
  sources: ['pytorch-xla-cuda', 'pytorch-xla'],
  check: ({ framework, hardware }) => {
    if (hardware.kind !== 'gpu') return []
    const isFramework = framework.declared.some(({ id }) => id === 'pytorch-xla')
    if (!isFramework && !framework.libraries.some(({ id }) => id === 'torch-xla')) return []
    // Its releases are numbered like those of PyTorch; the version of Lightning tells nothing.
    const isOwn = framework.declared.some(({ id }) => id === 'pytorch' || id === 'pytorch-xla')
    if (framework.version !== undefined && isOwn && isOlder(framework.version)) return []
    return [
      {
        at: ['framework', isFramework ? 'name' : 'libraries'],
        problem: `The job is to run PyTorch/XLA on ${hardware.label}.`,
        reason:
          'PyTorch/XLA deprecated CUDA with release 2.8 and then removed its plugin; GPUs are left to PyTorch itself.',
        remedy:
          'Use PyTorch without XLA on GPUs (`framework: pytorch`), or declare the `version` below 2.8 that the job is pinned to.',
      },
    ]
  },
  why: "PyTorch/XLA once ran on NVIDIA GPUs through a plugin. The project deprecated it with release 2.8 and took it out afterwards, so a job that relies on it does not find its GPUs with a current release. PyTorch's own CUDA and ROCm back ends are the way there.",
  fails: `framework: pytorch-xla
hardware: H100:8
`,
  passes: `framework: pytorch
hardware: H100:8
`,
})
