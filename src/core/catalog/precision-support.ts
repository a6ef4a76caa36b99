import type { Accelerator, Precision } from './accelerator.ts'
import type { ReferenceId } from './references.ts'

/** Who has a number format in its matrix hardware, in words. */
export interface PrecisionSupport {
  /** Which parts of a maker have it, or what its parts do instead. */
  readonly since?: string
  /** Parts to choose for it, of the same maker where there is one. */
  readonly owners: string
  /** The documents behind `since`, or else behind what the part lacks. */
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
  fp64: { aws: ['The engines of Trainium and Inferentia compute in fp32 at the most.', 'neuron-trainium2'] },
  tf32: {
    nvidia: [
      'tf32 is a mode of the tensor cores of Ampere and later; older parts compute the same code in plain fp32.',
      'nvidia-ampere',
      'tensorflow-tf32',
    ],
    amd: [
      "Of AMD's matrix cores, those of the MI300 series have tf32; other parts compute the same code in fp32, or in several steps of bf16.",
      'rocm-precision',
      'chips-and-cheese-mi350',
    ],
    google: [
      'A TPU multiplies bfloat16, in one step or in several, whatever format a program names.',
      'gcp-tpu-bfloat16',
      'jax-tpu-info',
    ],
  },
  bf16: {
    nvidia: [
      'bf16 needs compute capability 8.0 (Ampere) or later; before that, frameworks compute it in fp32 or emulate it, and what it was to save is lost.',
      'nvidia-ampere',
      'openxla-bf16-turing',
    ],
  },
  fp16: {
    nvidia: ['Instructions for fp16 came with Pascal; what is older converts it to fp32 and back.', 'cuda-arithmetic'],
    google: [
      'The matrix unit of a TPU multiplies bfloat16; XLA converts fp16 around it, and mixed precision there means bfloat16.',
      'gcp-tpu-bfloat16',
      'jax-tpu-info',
    ],
  },
  fp8: {
    nvidia: [
      'Tensor cores have fp8 from compute capability 8.9 on: Ada, Hopper and Blackwell.',
      'transformer-engine',
      'vllm-fp8',
    ],
    amd: ["AMD's matrix cores have fp8 from the MI300 series and RDNA 4 on.", 'rocm-precision'],
    google: ['The matrix unit of a TPU takes fp8 from generation v5 on.', 'jax-tpu-info'],
  },
  fp4: {
    nvidia: ['Tensor cores have fp4 from Blackwell on, which is compute capability 10.0.', 'transformer-engine'],
    amd: ["AMD's matrix cores have fp4 from the MI350 series on.", 'rocm-precision'],
    google: ['The matrix units of TPUs up to TPU7x take no fp4.', 'jax-tpu-info'],
    aws: ['Trainium has taken fp4 since its third generation.', 'neuron-trainium3', 'neuron-core-v4'],
  },
}

/** The Edge TPU shares with the others of Google its name alone. */
const makerOf = ({ vendor, kind }: Accelerator): Maker => (vendor === 'google' && kind !== 'tpu' ? 'other' : vendor)

/** Who has a number format, told to the owner of a part. */
export function precisionSupport(precision: Precision, part: Accelerator): PrecisionSupport {
  const maker = makerOf(part)
  const [words, ...references] = since[precision]?.[maker] ?? []
  return {
    ...(words !== undefined && { since: words }),
    owners: owners[precision][maker] ?? owners[precision].any,
    references: words === undefined ? part.lacksPrecisions.references : references,
  }
}
