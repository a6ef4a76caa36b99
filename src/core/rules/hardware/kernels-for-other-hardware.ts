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
    // GPU kernels on a TPU are model/gpu-kernels. CUDA beside HIP is built for AMD already.
    const hasHip = kernels.some(({ id, runsHere }) => id === 'hip' && runsHere)
    const unsupported = kernels.filter(
      ({ id, isForGpus, runsHere, mayRunHere }) =>
        !runsHere && !(isForGpus && kind === 'tpu') && !(id === 'cuda' && mayRunHere && hasHip),
    )
    if (unsupported.length === 0) return []
    // Where others of the list run, these may be their twins elsewhere.
    const isLessSevere = unsupported.length < kernels.length || unsupported.every(({ mayRunHere }) => mayRunHere)
    return [
      {
        at: ['model', 'custom_kernels'],
        problem: `The job has kernels in ${list(unsupported.map(({ name }) => name))} and is to run on ${hardware.label}.`,
        reason: `${unsupported.map(({ home }) => home).join('; ')}.`,
        remedy: `Choose hardware that they were written for, or port them to ${kernelLanguages}, and list in \`custom_kernels\` only what this job uses.`,
        ...citing([...new Set(unsupported.map(({ reference }) => reference))]),
        ...(isLessSevere && { severity: 'warning' as const }),
      },
    ]
  },
  why: 'A hand-written kernel belongs to the machine that its language compiles for: CUDA to NVIDIA, HIP to AMD and NVIDIA, Triton to both, Pallas for TPU to TPUs, NKI to AWS Trainium. Elsewhere it has to be rewritten before the job can start. CUDA on AMD is a warning, because HIPIFY translates much of it, and so is a list that holds kernels for this hardware too. GPU kernels on a TPU are `model/gpu-kernels`.',
  fails: `framework: pytorch
model: { custom_kernels: [cuda] }
hardware: gaudi3:8
`,
  passes: `framework: pytorch
model: { custom_kernels: [cuda] }
hardware: H100:8
`,
})
