import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'hardware/xla-bridge-on-gpu',
  title: 'PyTorch/XLA on GPUs, which it no longer supports',
  severity: 'warning',
  sources: ['pytorch-xla-cuda', 'pytorch-xla'],
  check: ({ framework, hardware }) => {
    const { xlaBridge } = framework
    if (hardware.kind !== 'gpu' || xlaBridge === undefined || xlaBridge.isOlder) return []
    const release = xlaBridge.deprecatesCuda
    return [
      {
        at: xlaBridge.at,
        problem: `PyTorch/XLA no longer supports GPUs, but this job targets ${hardware.label}.`,
        reason: `PyTorch/XLA deprecated CUDA in release ${release} and then removed its plugin.`,
        remedy: `Use PyTorch without XLA (\`framework: pytorch\`), or pin a release below ${release} (\`version\`).`,
      },
    ]
  },
  why: 'PyTorch/XLA once ran on NVIDIA GPUs through a plugin. The project deprecated it in release 2.8 and removed it later, so a job that relies on it finds no GPUs with a current release. Use the CUDA and ROCm backends of PyTorch instead.',
  fails: `framework: pytorch-xla
hardware: H100:8
`,
  passes: `framework: pytorch
hardware: H100:8
`,
})
