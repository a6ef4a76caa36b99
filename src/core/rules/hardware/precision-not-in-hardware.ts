import { citing, defineRule, type Facts } from '../rule.ts'

type Accelerator = Facts['hardware']['candidates'][number]
type Precision = NonNullable<Facts['model']['precision']>

const lacks = ({ lacksPrecisions }: Accelerator, precision: Precision): boolean =>
  lacksPrecisions.values.includes(precision)

const isSlow = ({ slowPrecisions }: Accelerator, precision: Precision): boolean =>
  slowPrecisions?.values.includes(precision) ?? false

/** The next best formats, best first; the remedy names the first one that the hardware supports. */
const nextBest: Partial<Record<Precision, readonly Precision[]>> = {
  fp4: ['fp8', 'bf16', 'fp16', 'fp32', 'int8'],
  fp8: ['bf16', 'fp16', 'fp32', 'int8'],
  fp16: ['bf16', 'fp32', 'int8'],
  fp64: ['fp32', 'bf16', 'int8'],
}

function remedyFor(
  precision: Precision,
  candidates: readonly Accelerator[],
  owners: string,
  isStorage: boolean,
  isTrained: boolean,
): string {
  const fallback = nextBest[precision]?.find(
    (next) => !candidates.some((each) => lacks(each, next) || (next === 'fp16' && isSlow(each, next))),
  )
  const change = isStorage
    ? `Compute in ${fallback ?? 'bf16'} and store weights in ${precision} (\`weights_precision\`)`
    : `Compute in ${fallback ?? 'fp32'} (\`precision: ${fallback ?? 'fp32'}\`)`
  const noScaling = isTrained && precision === 'fp16' && fallback === 'bf16' ? ' without loss scaling' : ''
  return `${change}${noScaling}, or use hardware with ${precision}, such as ${owners}.`
}

export default defineRule({
  id: 'hardware/precision-not-in-hardware',
  title: 'A precision that the hardware does not have',
  severity: 'error',
  sources: [
    'transformer-engine',
    'rocm-precision',
    'jax-tpu-info',
    'gcp-tpu7x-performance',
    'pytorch-xla-amp',
    'neuron-trainium2',
    'ml-engineering',
    'vllm-fp8',
    'cuda-arithmetic',
  ],
  alsoCites: ['catalog/precisions'],
  check: ({ model, hardware, task, precision: support }) => {
    const { precision } = model
    if (precision === undefined || support === undefined || nextBest[precision] === undefined) return []
    // model/precision-beyond-tpu reports fp64 on a TPU, and hardware/emulated-precision fp16.
    if ((precision === 'fp64' || precision === 'fp16') && hardware.kind === 'tpu') return []
    // Announced hardware has no published list of formats, and a bare `tpu` never means it.
    const announced = hardware.candidates.every(({ status }) => status === 'announced')
    const candidates = announced ? [] : hardware.candidates.filter(({ status }) => status !== 'announced')
    if (candidates.length === 0 || !candidates.every((each) => lacks(each, precision))) return []
    // Weights may be stored in a format and widened before multiplication.
    const isStorage = (precision === 'fp4' || precision === 'fp8') && (task === 'inference' || model.method === 'qlora')
    return [
      {
        at: ['model', 'precision'],
        problem: `This job computes in ${precision}, but ${hardware.one} does not support ${precision} in hardware.`,
        reason: support.since ?? '',
        remedy: remedyFor(precision, candidates, support.owners, isStorage, task !== 'inference'),
        ...citing(support.references),
        ...(isStorage && { severity: 'warning' as const }),
      },
    ]
  },
  why: 'Matrix units multiply only in the formats built into them: fp8 came with Ada, Hopper, the MI300, RDNA 4 and TPU7x, fp4 with Blackwell and the MI350. A job that asks for another format stops with an error, or silently computes in another one. For inference and QLoRA it is a warning, because weights may be stored in a small format and widened before they are multiplied. For bf16 and tf32 on older hardware, see `hardware/emulated-precision`.',
  fails: `framework: pytorch
model: { architecture: transformer, precision: fp8 }
hardware: a100-80gb:8
`,
  passes: `framework: pytorch
model: { architecture: transformer, precision: fp8 }
hardware: h100:8
`,
})
