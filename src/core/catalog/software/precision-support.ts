import type { Accelerator, Precision } from '../accelerator.ts'
import type { ReferenceId } from '../references.ts'

/** Which hardware supports a number format, in words. */
export interface PrecisionSupport {
  /** Which accelerators of the vendor support it, or what they do instead. */
  readonly since?: string
  /** Accelerators that support it, of the same vendor if there is one. */
  readonly owners: string
  /** The documents for `since`, or else for what the accelerator lacks. */
  readonly references: readonly ReferenceId[]
}

type Maker = Accelerator['vendor']
type Since = readonly [words: string, ...ReferenceId[]]

const ampereOrLater = 'an Ampere GPU or later, such as L4, A100 or H100'

const owners: Readonly<Record<Precision, Partial<Record<Maker, string>> & { readonly any: string }>> = {
  fp64: { any: 'A100, H100 or MI250X' },
  fp32: { any: 'a GPU' },
  tf32: { amd: 'an MI300X', any: ampereOrLater },
  bf16: { any: ampereOrLater },
  fp16: { google: 'GPUs', any: 'A100 or H100' },
  fp8: { nvidia: 'L40S or H100', amd: 'MI300X', google: 'TPU7x', any: 'H100 or MI300X' },
  int8: { any: 'a GPU' },
  fp4: { nvidia: 'B200 or GB200', amd: 'MI355X', aws: 'Trainium3', any: 'B200 or MI355X' },
}

const since: Partial<Record<Precision, Partial<Record<Maker, Since>>>> = {
  fp64: { aws: ['Trainium and Inferentia compute in fp32 at most.', 'neuron-trainium2'] },
  tf32: {
    nvidia: ['NVIDIA GPUs have tf32 from Ampere on; older ones compute in fp32.', 'nvidia-ampere', 'tensorflow-tf32'],
    amd: [
      'Among AMD GPUs only the MI300 series has tf32; others compute in fp32 or in several bf16 steps.',
      'rocm-precision',
      'chips-and-cheese-mi350',
    ],
    google: [
      'No TPU has tf32; fp32 inputs are multiplied in bfloat16, in one or several passes.',
      'gcp-tpu-bfloat16',
      'jax-tpu-info',
    ],
  },
  bf16: {
    nvidia: [
      'Before Ampere (compute capability 8.0), frameworks emulate bf16 or compute in fp32, so bf16 brings no speed.',
      'nvidia-ampere',
      'openxla-bf16-turing',
    ],
  },
  fp16: {
    nvidia: ['NVIDIA GPUs before Pascal convert fp16 to fp32 and back.', 'cuda-arithmetic'],
    google: ['No TPU multiplies in fp16; XLA converts fp16 to bfloat16 and back.', 'gcp-tpu-bfloat16', 'jax-tpu-info'],
  },
  fp8: {
    nvidia: ['NVIDIA GPUs have fp8 from Ada and Hopper (compute capability 8.9) on.', 'transformer-engine', 'vllm-fp8'],
    amd: ['AMD GPUs have fp8 from the MI300 series and RDNA 4 on.', 'rocm-precision'],
    google: [
      'TPU7x is the first TPU that is faster in fp8 than in bf16; v5e, v5p and v6e only accept fp8.',
      'gcp-tpu7x-performance',
      'jax-tpu-info',
    ],
  },
  fp4: {
    nvidia: ['NVIDIA GPUs have fp4 from Blackwell (compute capability 10.0) on.', 'transformer-engine'],
    amd: ['AMD GPUs have fp4 from the MI350 series on.', 'rocm-precision'],
    google: ['TPUs up to TPU7x have no fp4.', 'jax-tpu-info'],
    aws: ['Trainium has fp4 from its third generation on.', 'neuron-trainium3', 'neuron-core-v4'],
  },
}

/** The Edge TPU shares only the name with Google's others. */
const makerOf = ({ vendor, kind }: Accelerator): Maker => (vendor === 'google' && kind !== 'tpu' ? 'other' : vendor)

/** Which hardware supports a number format, for the user of one accelerator. */
export function precisionSupport(precision: Precision, part: Accelerator): PrecisionSupport {
  const maker = makerOf(part)
  const [words, ...references] = since[precision]?.[maker] ?? []
  return {
    ...(words !== undefined && { since: words }),
    owners: owners[precision][maker] ?? owners[precision].any,
    references: words === undefined ? part.lacksPrecisions.references : references,
  }
}
