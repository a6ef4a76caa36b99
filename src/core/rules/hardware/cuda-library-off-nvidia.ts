import { list } from '../../text/wording.ts'
import { defineRule, type Facts } from '../rule.ts'

type Accelerator = Facts['hardware']['candidates'][number]
type ChipFamily = 'amd' | 'intel-gpu' | 'gaudi' | 'neuron' | 'apple' | 'other'

function chipFamilyOf({ id, vendor, kind }: Accelerator): ChipFamily {
  if (vendor === 'amd') return 'amd'
  if (vendor === 'intel') return kind === 'gpu' ? 'intel-gpu' : 'gaudi'
  if (vendor === 'aws') return 'neuron'
  return id.startsWith('apple-') ? 'apple' : 'other'
}

/** Where something of the same name or interface stands in, so that the name in a manifest settles nothing. */
const servedElsewhere: Readonly<Record<string, readonly ChipFamily[]>> = {
  nccl: ['amd'], // RCCL keeps its interface
  apex: ['amd'],
  'transformer-engine': ['amd', 'gaudi'],
  'numba-cuda': ['amd'],
  rapids: ['amd'],
  cutlass: ['intel-gpu'],
}

/** What can do part of its work without a GPU of NVIDIA's: image pipelines and fallbacks in plain Python. */
const hasFallback = new Set(['dali', 'apex'])

/** Frameworks that are CUDA themselves. */
const cudaFrameworks = new Set(['cuda', 'tensorrt', 'rapids'])

const software: Readonly<Record<ChipFamily, string>> = {
  amd: 'ROCm',
  'intel-gpu': 'oneAPI',
  gaudi: 'the Intel Gaudi software',
  neuron: 'the AWS Neuron SDK',
  apple: 'Metal',
  other: "the vendor's own software",
}

export default defineRule({
  id: 'hardware/cuda-library-off-nvidia',
  title: "A CUDA library on hardware that is not NVIDIA's",
  severity: 'error',
  sources: ['nvidia-cuda', 'nvidia-cudnn', 'nvidia-nccl', 'rocm-libraries', 'gaudi-support-matrix'],
  check: ({ framework, hardware }) => {
    const { candidates, kind } = hardware
    // On a TPU it is framework/cuda-dependency or framework/no-xla-path.
    if (kind === 'tpu' || candidates.length === 0 || candidates.some(({ vendor }) => vendor === 'nvidia')) return []
    const families = candidates.map(chipFamilyOf)
    const isStuck = ({ id }: { id: string }): boolean =>
      families.every((family) => !servedElsewhere[id]?.includes(family))
    const libraries = framework.libraries.filter((library) => library.binds === 'cuda' && isStuck(library))
    // CUDA C++ beside HIP is built for either; alone it can be translated for AMD.
    const forHip = framework.declared.some(({ id }) => id === 'hip') && families.every((family) => family === 'amd')
    const languages = framework.declared.filter((each) => cudaFrameworks.has(each.id) && isStuck(each) && !forHip)
    if (libraries.length + languages.length === 0) return []
    const names = [...new Set([...libraries, ...languages].map(({ name }) => name))]
    // HIPIFY translates CUDA C++ to what AMD compiles.
    const isPortable =
      libraries.length === 0 &&
      languages.every(({ id }) => id === 'cuda') &&
      families.every((family) => family === 'amd')
    const isLessSevere = isPortable || (languages.length === 0 && libraries.every(({ id }) => hasFallback.has(id)))
    const family = families[0] ?? 'other'
    return [
      {
        at: ['framework', libraries.length > 0 ? 'libraries' : 'name'],
        problem: `The job depends on ${list(names)} and is to run on ${hardware.label}.`,
        reason: 'CUDA drives NVIDIA GPUs only, and so does whatever is built on it.',
        remedy: isPortable
          ? 'Choose NVIDIA GPUs, or translate the sources with HIPIFY and declare `framework: hip`.'
          : `Choose NVIDIA GPUs, or move the job to ${software[family]} and take ${list(names)} out of \`framework\`.`,
        ...(isLessSevere && { severity: 'warning' as const }),
      },
    ]
  },
  why: "CUDA and the libraries on top of it (cuDNN, cuBLAS, TensorRT, DALI) are NVIDIA's and drive NVIDIA GPUs. Other makers have their own software, and some of it answers to the same names: RCCL stands in for NCCL on AMD, and Apex and Transformer Engine have versions for ROCm. Those pairs draw nothing. Plain CUDA C++ on AMD is a warning, since HIPIFY can translate much of it.",
  fails: `framework: { name: pytorch, libraries: [cudnn] }
hardware: mi300x:8
`,
  passes: `framework: { name: pytorch, libraries: [cudnn] }
hardware: H100:8
`,
})
