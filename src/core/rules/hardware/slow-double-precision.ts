import { defineRule, type Facts } from '../rule.ts'

type Accelerator = Facts['hardware']['candidates'][number]

const isSlow = ({ slowPrecisions }: Accelerator): boolean => slowPrecisions?.values.includes('fp64') ?? false

/** "1/32" or "1/64" of the fp32 rate, by the number of fp64 units. */
function shareOf({ densePeakTflops: { fp32, fp64 } }: Accelerator): string | undefined {
  return fp32 && fp64 && `1/${2 ** Math.round(Math.log2(fp32.value / fp64.value))}`
}

function sharesOf(candidates: readonly Accelerator[]): string {
  const shares = candidates.map(shareOf)
  return shares.includes(undefined) ? '1/32 or less' : [...new Set(shares)].sort().join(' or ')
}

export default defineRule({
  id: 'hardware/slow-double-precision',
  title: 'fp64 on hardware with few fp64 units',
  severity: 'warning',
  sources: ['cuda-arithmetic'],
  check: ({ model, hardware }) => {
    const { candidates } = hardware
    if (model.precision !== 'fp64' || candidates.length === 0 || !candidates.every(isSlow)) return []
    return [
      {
        at: ['model', 'precision'],
        problem: `This job computes in fp64, but ${hardware.one} runs fp64 at ${sharesOf(candidates)} of its fp32 rate.`,
        reason: '',
        remedy: 'Compute in fp32 (`precision: fp32`), or use a GPU with fast fp64 such as A100, H100 or MI250X.',
      },
    ]
  },
  why: 'Simulations and some scientific models need fp64. A100, H100, B200 and the Instinct line run it at half the rate of fp32 or better; GeForce, RTX, L4, L40S, A10, T4 and B300 have only a few units for it per multiprocessor and run it at 1/32 or 1/64, so a job of hours takes days.',
  fails: `framework: pytorch
model: { architecture: gnn, precision: fp64 }
hardware: { accelerator: rtx-4090, count: 2 }
`,
  passes: `framework: pytorch
model: { architecture: gnn, precision: fp64 }
hardware: { accelerator: a100-80gb, count: 2 }
`,
})
