import { list } from '../../text/wording.ts'
import { defineRule, type Facts } from '../rule.ts'

type Accelerator = Facts['hardware']['candidates'][number]
type ChipFamily = 'nvidia' | 'amd' | 'intel-gpu' | 'gaudi' | 'neuron' | 'tpu' | 'apple' | 'ascend' | 'other'

function chipFamilyOf({ id, vendor, kind }: Accelerator): ChipFamily {
  if (vendor === 'nvidia' || vendor === 'amd') return vendor
  if (vendor === 'intel') return kind === 'gpu' ? 'intel-gpu' : 'gaudi'
  if (vendor === 'aws') return 'neuron'
  if (kind === 'tpu') return 'tpu'
  if (id.startsWith('apple-')) return 'apple'
  return id.startsWith('huawei-') ? 'ascend' : 'other'
}

interface Reach {
  /** Where its documents leave no path. What is not listed here is served, or nothing was read about it. */
  readonly absentOn: readonly ChipFamily[]
  /** What its documents name instead. */
  readonly needs: string
}

// GPU libraries on a TPU are framework/cuda-dependency and framework/gpu-parallelism.
const reaches: Readonly<Record<string, Reach>> = {
  'flash-attention': {
    absentOn: ['intel-gpu', 'gaudi', 'neuron', 'apple', 'other'],
    needs: 'FlashAttention is built with CUDA or ROCm',
  },
  xformers: { absentOn: ['gaudi', 'neuron', 'apple', 'other'], needs: 'xFormers brings kernels for CUDA and ROCm' },
  bitsandbytes: {
    absentOn: ['neuron', 'other'],
    needs: 'bitsandbytes serves NVIDIA, AMD and Intel GPUs, Apple silicon and Gaudi',
  },
  triton: { absentOn: ['gaudi', 'neuron', 'apple', 'other'], needs: 'Triton compiles for NVIDIA and AMD GPUs' },
  'mamba-ssm': {
    absentOn: ['intel-gpu', 'gaudi', 'neuron', 'apple', 'other'],
    needs: 'mamba-ssm asks for an NVIDIA or AMD GPU',
  },
  deepspeed: { absentOn: ['neuron', 'other'], needs: 'DeepSpeed has no back end for it' },
  'neuronx-distributed': {
    absentOn: ['nvidia', 'amd', 'intel-gpu', 'gaudi', 'tpu', 'apple', 'ascend', 'other'],
    needs: 'The Neuron libraries run on AWS Trainium and Inferentia',
  },
  'optimum-habana': {
    absentOn: ['nvidia', 'amd', 'intel-gpu', 'neuron', 'tpu', 'apple', 'ascend', 'other'],
    needs: 'Optimum Habana runs on Intel Gaudi',
  },
  'optimum-tpu': {
    absentOn: ['nvidia', 'amd', 'intel-gpu', 'gaudi', 'neuron', 'apple', 'ascend', 'other'],
    needs: 'Optimum TPU runs on TPUs',
  },
}

/** The makers' own stacks, which answer to the name of FlashAttention with kernels of their own. */
const ownStacks: Readonly<Partial<Record<ChipFamily, string>>> = {
  neuron: 'neuronx-distributed',
  gaudi: 'optimum-habana',
}

export default defineRule({
  id: 'hardware/library-without-path',
  title: 'A library that does not run on this hardware',
  severity: 'error',
  sources: [
    'flash-attention',
    'xformers',
    'bitsandbytes',
    'triton',
    'mamba',
    'deepspeed-accelerators',
    'optimum-neuron',
    'optimum-habana',
    'gaudi-support-matrix',
  ],
  check: ({ framework, hardware }) => {
    const families = [...new Set(hardware.candidates.map(chipFamilyOf))]
    if (families.length === 0) return []
    const stuck = [...new Map(framework.libraries.map((library) => [library.id, library])).values()].flatMap(
      (library) => {
        const reach = reaches[library.id]
        return reach && families.every((family) => reach.absentOn.includes(family)) ? [{ ...library, ...reach }] : []
      },
    )
    if (stuck.length === 0) return []
    const hasOwnStack = families.every((family) => framework.libraries.some(({ id }) => id === ownStacks[family]))
    const isOwnAttention = hasOwnStack && stuck.every(({ id }) => id === 'flash-attention')
    // PyTorch's compiler does without Triton there; of Triton itself no document speaks.
    const isTritonOnGaudi = families.includes('gaudi') && stuck.every(({ id }) => id === 'triton')
    const names = stuck.map(({ name }) => name)
    return [
      {
        at: ['framework', 'libraries'],
        problem: `The job depends on ${list(names)} and is to run on ${hardware.label}.`,
        reason: `${stuck.map(({ needs }) => needs).join('; ')}.`,
        remedy: isOwnAttention
          ? `If the attention is that of the maker's own stack, take ${list(names)} out of \`libraries\`; otherwise choose hardware that it serves.`
          : `Choose hardware that ${names.length > 1 ? 'they serve' : 'it serves'}, or do without ${list(names)} and take ${names.length > 1 ? 'them' : 'it'} out of \`libraries\`.`,
        ...((isOwnAttention || isTritonOnGaudi) && { severity: 'warning' as const }),
      },
    ]
  },
  why: "Many libraries bring kernels for some accelerators only: FlashAttention, xFormers, Triton and mamba-ssm for GPUs, bitsandbytes and DeepSpeed for those and a few more, and the makers' own adapters for one family each. A job that imports one elsewhere stops at the import or at the first call. Only pairs that the project's own documents rule out are named here. GPU libraries on a TPU are `framework/cuda-dependency`.",
  fails: `framework: { name: pytorch, libraries: [bitsandbytes] }
hardware: trn1:16
`,
  passes: `framework: { name: pytorch, libraries: [bitsandbytes] }
hardware: A100-80GB:8
`,
})
