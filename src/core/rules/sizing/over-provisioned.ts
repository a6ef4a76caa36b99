import { amount, duration } from '../../text/wording.ts'
import { defineRule } from '../rule.ts'

/** Starting a job on many hosts, compiling it and loading its data takes minutes by itself. */
const shortestHours = 0.1
const aMinute = 1 / 60
/** Fewer are one or two hosts, which nobody would split. */
const fewest = 17
/** From so many on, a few minutes are worth a warning. */
const many = 256

export default defineRule({
  id: 'sizing/over-provisioned',
  title: 'Too many accelerators for a short job',
  severity: 'warning',
  sources: ['calibration', 'compute-optimal-paper'],
  check: ({ sizing, hardware }) => {
    const { count } = hardware
    const { likelyHours } = sizing
    if (count === undefined || likelyHours === undefined || count < fewest || likelyHours >= shortestHours) return []
    const enough = Math.max(1, Math.ceil(count * likelyHours))
    return [
      {
        at: ['hardware', hardware.declared.count === undefined ? 'accelerator' : 'count'],
        substance: { amounts: [count] },
        problem: `Takes ${likelyHours < aMinute ? 'less than a minute' : `about ${duration(likelyHours)}`} on ${hardware.label}, but starting so many takes longer.`,
        reason: `${enough === 1 ? 'One' : `About ${amount(enough)}`} of them would do the same work in an hour.`,
        remedy: 'Use fewer accelerators, or check the declared size of the work.',
        ...(count < many && { severity: 'notice' as const }),
      },
    ]
  },
  why: 'Accelerators are paid for from the moment they are allocated: while hosts boot, programs compile and data loads. A job of a few minutes on dozens of hosts spends most of its bill on that, and makes others wait for a large block of chips. From 256 accelerators on the finding is a warning, below that a notice.',
  fails: `task: training
framework: pytorch
scale: { parameters: 125M, tokens: 500M, sequence_length: 1024 }
model: { architecture: transformer, precision: bf16 }
hardware: { accelerator: h100, count: 512 }
`,
  passes: `task: training
framework: pytorch
scale: { parameters: 125M, tokens: 500M, sequence_length: 1024 }
model: { architecture: transformer, precision: bf16 }
hardware: { accelerator: h100, count: 8 }
`,
})
