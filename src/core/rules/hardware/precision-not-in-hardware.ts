import { defineRule, type Facts } from '../rule.ts'

type Accelerator = Facts['hardware']['candidates'][number]
type Precision = NonNullable<Facts['model']['precision']>

/** Compute capability from which NVIDIA's tensor cores have a format; it speaks for the parts too old to be in a matrix. */
const nvidiaSince: Partial<Record<Precision, number>> = { bf16: 8, fp8: 8.9, fp4: 10 }

function lacks({ lacksPrecisions, vendor, computeCapability }: Accelerator, precision: Precision): boolean {
  const tooOld = vendor === 'nvidia' && (computeCapability ?? Infinity) < (nvidiaSince[precision] ?? 0)
  return tooOld || lacksPrecisions.values.includes(precision)
}

/** What comes next below a format; a part is pointed to the first that it has. */
const nextBest: Partial<Record<Precision, readonly Precision[]>> = {
  fp4: ['fp8', 'bf16', 'fp16', 'fp32', 'int8'],
  fp8: ['bf16', 'fp16', 'fp32', 'int8'],
  fp16: ['bf16', 'fp32', 'int8'],
  fp64: ['fp32', 'bf16', 'int8'],
}

/** Who has it, of the same maker where there is one. */
const owners: Partial<Record<Precision, Partial<Record<Accelerator['vendor'], string>> & { readonly any: string }>> = {
  fp4: { nvidia: 'B200 or GB200', amd: 'MI355X', aws: 'Trainium3', any: 'B200 or MI355X' },
  fp8: { nvidia: 'L40S or H100', amd: 'MI300X', google: 'TPU7x', any: 'H100 or MI300X' },
  fp16: { any: 'A100 or H100' },
  fp64: { any: 'A100, H100 or MI250X' },
}

/** The Edge TPU shares with the others of Google its name alone. */
const makerOf = (accelerator: Accelerator | undefined): Accelerator['vendor'] =>
  accelerator === undefined || (accelerator.vendor === 'google' && accelerator.kind !== 'tpu')
    ? 'other'
    : accelerator.vendor

/** Pascal but for the P100, and all before it, multiply fp16 slower than fp32. */
const hasSlowFp16 = ({ vendor, computeCapability = 7 }: Accelerator): boolean =>
  vendor === 'nvidia' && computeCapability < 7 && computeCapability !== 6

const reasons: Partial<Record<Precision, Partial<Record<Accelerator['vendor'], string>>>> = {
  fp8: {
    nvidia: 'Tensor cores have fp8 from compute capability 8.9 on: Ada, Hopper and Blackwell.',
    amd: "AMD's matrix cores have fp8 from the MI300 series and RDNA 4 on.",
    google: 'The matrix unit of a TPU takes fp8 from generation v5 on.',
  },
  fp4: {
    nvidia: 'Tensor cores have fp4 from Blackwell on, which is compute capability 10.0.',
    amd: "AMD's matrix cores have fp4 from the MI350 series on.",
    google: 'The matrix units of TPUs up to TPU7x take no fp4.',
    aws: 'Trainium has taken fp4 since its third generation.',
  },
  fp16: {
    nvidia: 'Instructions for fp16 came with Pascal; what is older converts it to fp32 and back.',
  },
  fp64: { aws: 'The engines of Trainium and Inferentia compute in fp32 at the most.' },
}

function remedyFor(precision: Precision, candidates: readonly Accelerator[], isStorage: boolean): string {
  const fallback = nextBest[precision]?.find(
    (next) => !candidates.some((each) => lacks(each, next) || (next === 'fp16' && hasSlowFp16(each))),
  )
  const change = isStorage
    ? `declare what is multiplied (\`precision: ${fallback ?? 'bf16'}\`) and put ${precision} under \`weights_precision\``
    : `compute in ${fallback ?? 'fp32'} (\`precision: ${fallback ?? 'fp32'}\`)`
  const noScaling = precision === 'fp16' && fallback === 'bf16' ? ' without loss scaling' : ''
  return `${change[0]?.toUpperCase()}${change.slice(1)}${noScaling}, or choose hardware that has ${precision}, such as ${owners[precision]?.[makerOf(candidates[0])] ?? owners[precision]?.any ?? 'a GPU'}.`
}

export default defineRule({
  id: 'hardware/precision-not-in-hardware',
  title: 'A precision that the hardware does not have',
  severity: 'error',
  sources: [
    'transformer-engine',
    'rocm-precision',
    'jax-tpu-info',
    'pytorch-xla-amp',
    'neuron-trainium2',
    'ml-engineering',
    'vllm-fp8',
    'cuda-arithmetic',
  ],
  check: ({ model, hardware, task }) => {
    const { precision } = model
    if (precision === undefined || nextBest[precision] === undefined) return []
    // fp64 on a TPU is model/precision-beyond-tpu, and fp16 hardware/emulated-precision.
    if ((precision === 'fp64' || precision === 'fp16') && hardware.kind === 'tpu') return []
    // What is only announced has no matrix of formats yet, and nobody means it by a bare `tpu`.
    const announced = hardware.candidates.every(({ status }) => status === 'announced')
    const candidates = announced ? [] : hardware.candidates.filter(({ status }) => status !== 'announced')
    if (candidates.length === 0 || !candidates.every((each) => lacks(each, precision))) return []
    // Weights may be stored in a format that is widened before it is multiplied.
    const isStorage = (precision === 'fp4' || precision === 'fp8') && (task === 'inference' || model.method === 'qlora')
    return [
      {
        at: ['model', 'precision'],
        problem: `The job is to compute in ${precision} on ${hardware.label}, whose matrix hardware does not have it.`,
        reason:
          reasons[precision]?.[makerOf(candidates[0])] ?? `${precision} is not among the formats of its matrix units.`,
        remedy: remedyFor(precision, candidates, isStorage),
        ...(isStorage && { severity: 'warning' as const }),
      },
    ]
  },
  why: 'Matrix units multiply only the formats that were built into them: fp8 came with Ada, Hopper, the MI300 and RDNA 4, fp4 with Blackwell and the MI350. A job that asks for another format stops with an error, or quietly computes in something else. For inference and for QLoRA it is a warning, because weights may be stored in a small format and widened before they are multiplied. bf16 and tf32 on older parts are emulated, which is another finding.',
  fails: `framework: pytorch
model: { architecture: transformer, precision: fp8 }
hardware: a100-80gb:8
`,
  passes: `framework: pytorch
model: { architecture: transformer, precision: fp8 }
hardware: h100:8
`,
})
