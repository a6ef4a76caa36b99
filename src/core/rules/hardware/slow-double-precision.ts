import { defineRule, type Facts } from '../rule.ts'

type Accelerator = Facts['hardware']['candidates'][number]

const isSlow = ({ slowPrecisions }: Accelerator): boolean => slowPrecisions?.values.includes('fp64') ?? false

export default defineRule({
  id: 'hardware/slow-double-precision',
  title: 'fp64 on a part with hardly any units for it',
  severity: 'warning',
  sources: ['cuda-arithmetic'],
  check: ({ model, hardware }) => {
    const { candidates } = hardware
    if (model.precision !== 'fp64' || candidates.length === 0 || !candidates.every(isSlow)) return []
    return [
      {
        at: ['model', 'precision'],
        problem: `The job is to compute in fp64, and ${hardware.label} does that at a thirty-second or a sixty-fourth of its fp32 rate.`,
        reason:
          'Cards for graphics and inference have two units for 64 bits in each multiprocessor, for the sake of compatibility.',
        remedy:
          'Compute in fp32 or in mixed precision, or choose an A100, an H100 or an MI250X, which have fp64 in full.',
      },
    ]
  },
  why: 'Simulations and some scientific models need fp64. A100, H100, B200 and the Instinct line compute it at half the rate of fp32 or better; GeForce, RTX, L4, L40S, A10, T4 and B300 have two units for it in each multiprocessor, so that a job of hours takes days.',
  fails: `framework: pytorch
model: { architecture: gnn, precision: fp64 }
hardware: { accelerator: rtx-4090, count: 2 }
`,
  passes: `framework: pytorch
model: { architecture: gnn, precision: fp64 }
hardware: { accelerator: a100-80gb, count: 2 }
`,
})
