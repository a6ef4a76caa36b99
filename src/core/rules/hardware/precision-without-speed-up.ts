import { amount } from '../../text/wording.ts'
import { citing, defineRule, type Facts } from '../rule.ts'

type Accelerator = Facts['hardware']['candidates'][number]
type Precision = NonNullable<Facts['model']['precision']>

/** The format that a smaller one should outperform. fp16 should at least match bf16. */
const rivals: Partial<Record<Precision, Precision>> = { fp8: 'bf16', int8: 'bf16', fp16: 'bf16', fp4: 'fp8' }

type Verdict = 'absent' | 'slower' | 'equal'

const rateOf = ({ densePeakTflops }: Accelerator, precision: Precision): number | undefined => {
  const figure = densePeakTflops[precision]
  return figure === undefined || figure.confidence === 'uncertain' ? undefined : figure.value
}

function verdictOn(accelerator: Accelerator, precision: Precision): Verdict | undefined {
  // hardware/precision-not-in-hardware reports missing fp8, fp4 or fp16.
  if (accelerator.lacksPrecisions.values.includes(precision)) return precision === 'int8' ? 'absent' : undefined
  // Not every vendor publishes an fp8 figure if it equals bf16's.
  if (precision === 'fp8' && accelerator.slowPrecisions?.values.includes(precision)) return 'equal'
  const rival = rivals[precision]
  const own = rateOf(accelerator, precision)
  const other = rival && rateOf(accelerator, rival)
  if (own === undefined || other === undefined) return undefined
  if (own < other) return 'slower'
  return own === other && precision !== 'fp16' ? 'equal' : undefined
}

const unitOf = (precision: Precision): string => (precision === 'int8' ? 'TOPS' : 'TFLOP/s')

/** "154 TOPS against 2,250 TFLOP/s", if both rates are documented. */
function rates(accelerator: Accelerator, precision: Precision, rival: Precision): string {
  const own = rateOf(accelerator, precision)
  const other = rateOf(accelerator, rival)
  if (own === undefined || other === undefined) return ''
  const rate = `${amount(own)} ${unitOf(precision)}`
  return own === other ? ` (${rate} in both)` : ` (${rate} against ${amount(other)} ${unitOf(rival)})`
}

/** The documents with the two rates, or with what the hardware does with the format. */
function referencesOf(accelerator: Accelerator, verdict: Verdict, precision: Precision, rival: Precision) {
  const { densePeakTflops, lacksPrecisions, slowPrecisions } = accelerator
  if (verdict === 'absent') return lacksPrecisions.references
  if (rateOf(accelerator, precision) === undefined) return slowPrecisions?.references ?? []
  return [...new Set([precision, rival].flatMap((format) => densePeakTflops[format]?.references ?? []))]
}

export default defineRule({
  id: 'hardware/precision-without-speed-up',
  title: 'A small format that is not faster on this hardware',
  severity: 'warning',
  sources: [
    'gcp-tpu-v5p',
    'gcp-tpu7x',
    'jax-tpu-info',
    'nvidia-blackwell-ultra',
    'nvidia-ampere',
    'neuron-trainium1',
    'neuron-trainium3',
    'ml-engineering',
  ],
  alsoCites: ['catalog/precisions'],
  check: ({ model, hardware, task }) => {
    const { precision } = model
    const rival = precision && rivals[precision]
    const [first] = hardware.candidates
    if (precision === undefined || rival === undefined || first === undefined) return []
    const found = hardware.candidates.map((each) => verdictOn(each, precision))
    const verdict = found.every((each) => each === found[0]) ? found[0] : undefined
    if (verdict === undefined) return []
    const savesMemory = precision !== 'fp16'
    const instead = [rival, 'bf16', 'fp16', 'fp8'].filter((each): each is Precision =>
      hardware.candidates.every((candidate) => rateOf(candidate, each as Precision) !== undefined),
    )
    // TPU7x replaces the int8 of its predecessors by fp8.
    const target = verdict === 'absent' && instead.includes('fp8') ? 'fp8' : (instead[0] ?? 'bf16')
    const how = {
      absent:
        first.vendor === 'nvidia' ? `has no ${precision} tensor cores` : `has no ${precision} in its matrix units`,
      slower: `is slower in ${precision} than in ${rival}${rates(first, precision, rival)}`,
      equal: `is no faster in ${precision} than in ${rival}${rates(first, precision, rival)}`,
    }[verdict]
    const onlyMemory = verdict === 'equal' || (task === 'inference' && verdict === 'absent')
    return [
      {
        at: ['model', 'precision'],
        problem: `This job computes in ${precision}, but ${hardware.one} ${how}.`,
        reason: savesMemory
          ? `Here ${precision} may save memory, but ${verdict === 'slower' ? 'it costs time' : `no time over ${target}`}.`
          : `Here ${precision} has neither the range of ${rival} nor its speed.`,
        remedy: `Compute in ${target} (\`precision: ${target}\`)${onlyMemory ? ` unless the job needs the memory that ${precision} saves` : `, or use hardware that is faster in ${precision}`}.`,
        ...citing(referencesOf(first, verdict, precision, rival)),
        ...(onlyMemory && { severity: 'notice' as const }),
      },
    ]
  },
  why: 'Small formats are chosen for speed, but some accelerators accept them without being faster: TPU v5e, v5p and v6e, Trainium and Gaudi 3 compute fp8 at the rate of bf16, and Trainium3 computes fp4 at the rate of fp8. Others have lost a format: TPU7x has no int8 in its matrix units, B300 is far slower in int8 than B200, and Gaudi 3 computes fp16 at a fraction of its bf16 rate. If memory is still saved, the finding is a notice.',
  fails: `framework: jax
model: { architecture: transformer, precision: int8 }
hardware: { accelerator: tpu7x, count: 64, provider: gcp }
`,
  passes: `framework: jax
model: { architecture: transformer, precision: fp8 }
hardware: { accelerator: tpu7x, count: 64, provider: gcp }
`,
})
