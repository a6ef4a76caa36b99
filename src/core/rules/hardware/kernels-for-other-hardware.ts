import { list } from '../../text/wording.ts'
import { defineRule, type Facts } from '../rule.ts'

type Accelerator = Facts['hardware']['candidates'][number]
type Kernel = Extract<Facts['model']['custom_kernels'], readonly unknown[]>[number]
type ChipFamily =
  | 'nvidia'
  | 'amd'
  | 'intel-gpu'
  | 'gaudi'
  | 'neuron'
  | 'inferentia1'
  | 'tpu'
  | 'apple'
  | 'ascend'
  | 'other'

function chipFamilyOf({ id, vendor, kind }: Accelerator): ChipFamily {
  if (vendor === 'nvidia' || vendor === 'amd') return vendor
  if (vendor === 'intel') return kind === 'gpu' ? 'intel-gpu' : 'gaudi'
  if (vendor === 'aws') return id === 'aws-inferentia1' ? 'inferentia1' : 'neuron'
  if (kind === 'tpu') return 'tpu'
  if (id.startsWith('apple-')) return 'apple'
  return id.startsWith('huawei-') ? 'ascend' : 'other'
}

const names: Readonly<Record<Kernel, string>> = {
  cuda: 'CUDA',
  triton: 'Triton',
  hip: 'HIP',
  'pallas-tpu': 'Pallas for TPU',
  'pallas-gpu': 'Pallas for GPUs',
  nki: 'NKI',
}

/** Where kernels of a kind cannot run as they stand. GPU kernels on a TPU are model/gpu-kernels. */
const unsupportedOn: Readonly<Record<Kernel, readonly ChipFamily[]>> = {
  cuda: ['amd', 'intel-gpu', 'gaudi', 'neuron', 'inferentia1', 'apple', 'ascend', 'other'],
  hip: ['gaudi', 'neuron', 'inferentia1', 'apple', 'ascend', 'other'],
  triton: ['gaudi', 'neuron', 'inferentia1', 'apple', 'other'],
  'pallas-gpu': ['intel-gpu', 'gaudi', 'neuron', 'inferentia1', 'apple', 'ascend', 'other'],
  'pallas-tpu': ['nvidia', 'amd', 'intel-gpu', 'gaudi', 'neuron', 'inferentia1', 'apple', 'ascend', 'other'],
  // The first Trainium lost it with recent Neuron releases; which one a job pins is not declared.
  nki: ['nvidia', 'amd', 'intel-gpu', 'gaudi', 'inferentia1', 'tpu', 'apple', 'ascend', 'other'],
}

const homes: Readonly<Record<Kernel, string>> = {
  cuda: 'CUDA kernels run on NVIDIA GPUs',
  triton: 'Triton compiles for NVIDIA and AMD GPUs',
  hip: 'HIP kernels run on AMD and NVIDIA GPUs',
  'pallas-tpu': 'Pallas kernels for TPU are written against the memories and units of a TPU',
  'pallas-gpu': 'Pallas kernels for GPUs are compiled for GPUs',
  nki: 'NKI compiles for AWS Trainium and Inferentia2',
}

const languages: Readonly<Record<ChipFamily, string>> = {
  nvidia: 'CUDA or Triton',
  amd: 'HIP or Triton',
  'intel-gpu': 'SYCL',
  gaudi: 'TPC-C',
  neuron: 'NKI',
  inferentia1: 'operations that its compiler knows',
  tpu: 'Pallas for TPU',
  apple: 'Metal',
  ascend: "the maker's kernel language",
  other: "the maker's kernel language",
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
    const { candidates } = hardware
    const kernels = Array.isArray(model.custom_kernels) ? [...new Set(model.custom_kernels)] : []
    const families = [...new Set(candidates.map(chipFamilyOf))]
    const [family] = families
    if (family === undefined) return []
    const isAmd = families.every((each) => each === 'amd')
    const isStranded = (kernel: Kernel): boolean => {
      // What HIP is beside is built for AMD already.
      if (kernel === 'cuda' && isAmd && kernels.includes('hip')) return false
      return families.every((each) => unsupportedOn[kernel].includes(each))
    }
    const unsupported = kernels.filter(isStranded)
    if (unsupported.length === 0) return []
    // HIPIFY can translate, and where others of the list run these may be their twins elsewhere.
    const isLessSevere = (kernel: Kernel): boolean =>
      unsupported.length < kernels.length || (kernel === 'cuda' && isAmd) || (kernel === 'triton' && family === 'gaudi')
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
        remedy: `Choose hardware that they were written for, or port them to ${languages[family]}, and list in \`custom_kernels\` only what this job uses.`,
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
