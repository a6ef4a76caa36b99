import { list } from '../../text/wording.ts'
import { defineRule, type Facts } from '../rule.ts'

type Kernel = Extract<Facts['model']['custom_kernels'], readonly unknown[]>[number]
type Platform = Facts['hardware']['platforms'][number]

const names: Readonly<Record<Kernel, string>> = {
  cuda: 'CUDA',
  triton: 'Triton',
  hip: 'HIP',
  'pallas-tpu': 'Pallas for TPU',
  'pallas-gpu': 'Pallas for GPUs',
  nki: 'NKI',
}

/** Where kernels of a kind run, as they stand or by a back end; of what is not listed for Ascend and Intel nothing was read. */
const runsOn: Readonly<Record<Kernel, readonly Platform[]>> = {
  cuda: ['cuda'],
  hip: ['rocm', 'cuda', 'oneapi'],
  triton: ['cuda', 'rocm', 'oneapi', 'cann'],
  'pallas-gpu': ['cuda', 'rocm'],
  'pallas-tpu': ['tpu'],
  // The first Trainium lost it with recent Neuron releases; which one a job pins is not declared.
  nki: ['neuron'],
}

/** GPU kernels on a TPU are model/gpu-kernels. */
const forGpus: ReadonlySet<Kernel> = new Set(['cuda', 'hip', 'triton', 'pallas-gpu'])

const homes: Readonly<Record<Kernel, string>> = {
  cuda: 'CUDA kernels run on NVIDIA GPUs',
  triton: 'Triton compiles for NVIDIA and AMD GPUs',
  hip: 'HIP kernels run on AMD and NVIDIA GPUs',
  'pallas-tpu': 'Pallas kernels for TPU are written against the memories and units of a TPU',
  'pallas-gpu': 'Pallas kernels for GPUs are compiled for GPUs',
  nki: 'NKI compiles for AWS Trainium and Inferentia2',
}

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
  check: ({ model, hardware }) => {
    const { candidates, platforms, kernelLanguages } = hardware
    const kernels = Array.isArray(model.custom_kernels) ? [...new Set(model.custom_kernels)] : []
    if (platforms.length === 0) return []
    const isAmd = platforms.every((each) => each === 'rocm')
    // The first Inferentia has no kernel language at all.
    const isInferentia1 = candidates.every(({ id }) => id === 'aws-inferentia1')
    const isStranded = (kernel: Kernel): boolean => {
      // What HIP is beside is built for AMD already.
      if (kernel === 'cuda' && isAmd && kernels.includes('hip')) return false
      if (forGpus.has(kernel) && hardware.kind === 'tpu') return false
      return platforms.every((each) => !runsOn[kernel].includes(each)) || (kernel === 'nki' && isInferentia1)
    }
    const unsupported = kernels.filter(isStranded)
    if (unsupported.length === 0) return []
    // HIPIFY can translate, and where others of the list run these may be their twins elsewhere.
    const isLessSevere = (kernel: Kernel): boolean =>
      unsupported.length < kernels.length ||
      (kernel === 'cuda' && isAmd) ||
      (kernel === 'triton' && platforms.includes('gaudi'))
    const reasons = unsupported.map((kernel) =>
      kernel === 'cuda' && isAmd
        ? 'CUDA sources run on AMD only after HIPIFY has translated them, and not all of them translate'
        : homes[kernel],
    )
    const written = list(unsupported.map((kernel) => names[kernel]))
    return [
      {
        at: ['model', 'custom_kernels'],
        problem: `The job has kernels in ${written} and is to run on ${hardware.label}.`,
        reason: `${reasons.join('; ')}.`,
        remedy: `Choose hardware that they were written for, or port them to ${isInferentia1 ? 'operations that its compiler knows' : kernelLanguages}, and list in \`custom_kernels\` only what this job uses.`,
        ...(unsupported.every(isLessSevere) && { severity: 'warning' as const }),
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
