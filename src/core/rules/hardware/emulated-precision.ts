import { defineRule, type Facts } from '../rule.ts'

type Accelerator = Facts['hardware']['candidates'][number]
type Emulated = 'bf16' | 'fp16' | 'tf32'

const AMPERE = 8

const lacks = ({ lacksPrecisions, vendor, computeCapability = AMPERE }: Accelerator, precision: Emulated): boolean =>
  (vendor === 'nvidia' && precision !== 'fp16' && computeCapability < AMPERE) ||
  lacksPrecisions.values.includes(precision)

/** Whether fp16 is worth having: not on Pascal but for the P100, nor on anything before it. */
const hasFastFp16 = ({ lacksPrecisions, vendor, computeCapability = 7 }: Accelerator): boolean =>
  !lacksPrecisions.values.includes('fp16') && (vendor !== 'nvidia' || computeCapability >= 7 || computeCapability === 6)

const reasons: Record<Emulated, Partial<Record<Accelerator['vendor'], string>>> = {
  bf16: {
    nvidia:
      'bf16 needs compute capability 8.0 (Ampere) or later; before that, frameworks compute it in fp32 or emulate it, and what it was to save is lost.',
  },
  fp16: {
    google:
      'The matrix unit of a TPU multiplies bfloat16; XLA converts fp16 around it, and mixed precision there means bfloat16.',
  },
  tf32: {
    nvidia: 'tf32 is a mode of the tensor cores of Ampere and later; older parts compute the same code in plain fp32.',
    amd: "Of AMD's matrix cores, those of the MI300 series have tf32; other parts compute the same code in fp32, or in several steps of bf16.",
    google: 'A TPU multiplies bfloat16, in one step or in several, whatever format a program names.',
  },
}

function insteadOf(precision: Emulated, candidates: readonly Accelerator[]): string {
  if (precision === 'fp16') return 'Compute in bf16 (`precision: bf16`) without loss scaling'
  if (precision === 'tf32' && candidates.every((each) => !lacks(each, 'bf16')))
    return 'Compute in bf16 (`precision: bf16`)'
  if (candidates.every(hasFastFp16)) return 'Compute in fp16 with loss scaling (`precision: fp16`)'
  const isIntegral = candidates.some(({ lacksPrecisions }) => lacksPrecisions.values.includes('fp32'))
  return isIntegral ? 'Compute in int8 (`precision: int8`)' : 'Compute in fp32 (`precision: fp32`)'
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
  check: ({ model, hardware }) => {
    const { precision } = model
    const { candidates } = hardware
    const isEmulated = precision === 'bf16' || precision === 'tf32' || (precision === 'fp16' && hardware.kind === 'tpu')
    if (!isEmulated) return []
    if (candidates.length === 0 || !candidates.every((each) => lacks(each, precision))) return []
    const owners =
      candidates[0]?.vendor === 'amd'
        ? 'an MI300X'
        : precision === 'fp16'
          ? 'GPUs'
          : 'an Ampere GPU or later, such as L4, A100 or H100'
    return [
      {
        at: ['model', 'precision'],
        problem: `The job is to compute in ${precision} on ${hardware.label}, which does not have it in hardware.`,
        reason: reasons[precision][candidates[0]?.vendor ?? 'other'] ?? `It computes ${precision} in another format.`,
        remedy: `${insteadOf(precision, candidates)}, or choose ${owners}.`,
      },
    ]
  },
  why: 'P100, V100, T4 and the RTX 20 series came before bf16 and tf32; of AMD, the MI300 series alone has tf32, and no TPU does. The job runs there, since frameworks step in with fp32 or an emulation, but it is slower than in a format that the part has. `torch.cuda.is_bf16_supported()` may still answer yes: it counts the emulation.',
  fails: `framework: pytorch
model: { architecture: transformer, precision: bf16 }
hardware: T4:4
`,
  passes: `framework: pytorch
model: { architecture: transformer, precision: fp16 }
hardware: T4:4
`,
})
