import { citing, defineRule, type Facts } from '../rule.ts'

type Accelerator = Facts['hardware']['candidates'][number]
type Emulated = 'bf16' | 'fp16' | 'tf32'

const lacks = ({ lacksPrecisions }: Accelerator, precision: Emulated): boolean =>
  lacksPrecisions.values.includes(precision)

/** fp16 is supported and not slow. */
const hasFastFp16 = (part: Accelerator): boolean =>
  !lacks(part, 'fp16') && part.slowPrecisions?.values.includes('fp16') !== true

/** Whether every candidate computes only in integers. */
const isIntegral = (candidates: readonly Accelerator[]): boolean =>
  candidates.every(({ lacksPrecisions }) =>
    ['fp32', 'bf16', 'fp16'].every((each) => (lacksPrecisions.values as readonly string[]).includes(each)),
  )

/** Only a training has a loss to scale. */
function insteadOf(precision: Emulated, candidates: readonly Accelerator[], isTrained: boolean): string {
  const scaling = (words: string): string => (isTrained ? ` ${words} loss scaling` : '')
  if (precision === 'fp16') return `Compute in bf16 (\`precision: bf16\`)${scaling('without')}`
  if (precision === 'tf32' && candidates.every((each) => !lacks(each, 'bf16')))
    return 'Compute in bf16 (`precision: bf16`)'
  if (candidates.every(hasFastFp16)) return `Compute in fp16${scaling('with')} (\`precision: fp16\`)`
  return isIntegral(candidates) ? 'Compute in int8 (`precision: int8`)' : 'Compute in fp32 (`precision: fp32`)'
}

export default defineRule({
  id: 'hardware/emulated-precision',
  title: 'A precision that the hardware can only emulate',
  severity: 'warning',
  sources: [
    'transformer-engine',
    'nvidia-ampere',
    'openxla-bf16-turing',
    'tensorflow-tf32',
    'rocm-precision',
    'chips-and-cheese-mi350',
    'gcp-tpu-bfloat16',
  ],
  alsoCites: ['catalog/precisions'],
  check: ({ model, hardware, task, precision: support }) => {
    const { precision } = model
    const { candidates, accelerator } = hardware
    const integral = isIntegral(candidates)
    const isEmulated = precision === 'bf16' || precision === 'tf32' || (precision === 'fp16' && hardware.kind === 'tpu')
    if (!isEmulated || support === undefined) return []
    if (!candidates.every((each) => lacks(each, precision))) return []
    return [
      {
        at: ['model', 'precision'],
        problem: `This job computes in ${precision}, but ${hardware.one} does not support ${precision} in hardware.`,
        reason: support.since ?? (integral ? `${accelerator} computes only in int8.` : ''),
        remedy:
          integral && task !== 'inference'
            ? 'Train on a GPU or a Cloud TPU.'
            : `${insteadOf(precision, candidates, task !== 'inference')}, or use ${support.owners}.`,
        ...citing(support.references),
      },
    ]
  },
  why: 'P100, V100, T4 and the RTX 20 series came before bf16 and tf32; among AMD GPUs only the MI300 series has tf32, and no TPU has it. The job still runs, because frameworks fall back to fp32 or an emulation, but slower than in a format that the hardware supports. `torch.cuda.is_bf16_supported()` may still return true, because it includes the emulation.',
  fails: `framework: pytorch
model: { architecture: transformer, precision: bf16 }
hardware: T4:4
`,
  passes: `framework: pytorch
model: { architecture: transformer, precision: fp16 }
hardware: T4:4
`,
})
