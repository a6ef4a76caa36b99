import { list } from '../../text/wording.ts'
import { citing, defineRule } from '../rule.ts'

export default defineRule({
  id: 'hardware/kernels-for-other-hardware',
  title: 'Kernels written for other hardware',
  severity: 'error',
  sources: [
    'nvidia-cuda',
    'rocm-hipify',
    'triton',
    'jax-pallas',
    'neuron-nki',
    'neuron-nki-hardware',
    'gaudi-support-matrix',
  ],
  check: ({ kernels, hardware }) => {
    const { kind, platforms, kernelLanguages } = hardware
    if (platforms.length === 0) return []
    // On a TPU, model/gpu-kernels reports it. With HIP, CUDA code builds for AMD already.
    const hasHip = kernels.some(({ id, runsHere }) => id === 'hip' && runsHere)
    const unsupported = kernels.filter(
      ({ id, isForGpus, runsHere, mayRunHere }) =>
        !runsHere && !(isForGpus && kind === 'tpu') && !(id === 'cuda' && mayRunHere && hasHip),
    )
    if (unsupported.length === 0) return []
    // Other kernels in the list run here, so these may be versions for other hardware.
    const isLessSevere = unsupported.length < kernels.length || unsupported.every(({ mayRunHere }) => mayRunHere)
    return [
      {
        at: ['model', 'custom_kernels'],
        problem: `The custom kernels are written in ${list(unsupported.map(({ name }) => name))}, but this job targets ${hardware.label}.`,
        reason: `${unsupported.map(({ home }) => home).join('; ')}.`,
        remedy: `Port the kernels to ${kernelLanguages}, or ${unsupported.length < kernels.length ? `remove ${list(unsupported.map(({ id }) => `\`${id}\``))} from \`custom_kernels\` if this job does not use ${unsupported.length > 1 ? 'them' : 'it'}` : 'use hardware that runs them'}.`,
        ...citing([...new Set(unsupported.map(({ reference }) => reference))]),
        ...(isLessSevere && { severity: 'warning' as const }),
      },
    ]
  },
  why: 'A hand-written kernel runs only where its language compiles: CUDA on NVIDIA, HIP on AMD and NVIDIA, Triton on both, Pallas for TPU on TPUs, NKI on AWS Trainium. Elsewhere it has to be rewritten before the job can start. CUDA on AMD is a warning, because HIPIFY translates much of it, and so is a list that also has kernels for this hardware. For GPU kernels on a TPU, see `model/gpu-kernels`.',
  fails: `framework: pytorch
model: { custom_kernels: [cuda] }
hardware: gaudi3:8
`,
  passes: `framework: pytorch
model: { custom_kernels: [cuda] }
hardware: H100:8
`,
})
