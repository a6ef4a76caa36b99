import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'hardware/xla-bridge-on-gpu',
  title: 'PyTorch/XLA on GPUs, which it no longer serves',
  severity: 'warning',
  sources: ['pytorch-xla-cuda', 'pytorch-xla'],
  check: ({ framework, hardware }) => {
    const { xlaBridge } = framework
    if (hardware.kind !== 'gpu' || xlaBridge === undefined || xlaBridge.isOlder) return []
    const release = xlaBridge.deprecatesCuda
    return [
      {
        at: xlaBridge.at,
        problem: `The job is to run PyTorch/XLA on ${hardware.label}.`,
        reason: `PyTorch/XLA deprecated CUDA with release ${release} and then removed its plugin; GPUs are left to PyTorch itself.`,
        remedy: `Use PyTorch without XLA on GPUs (\`framework: pytorch\`), or declare the \`version\` below ${release} that the job is pinned to.`,
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
