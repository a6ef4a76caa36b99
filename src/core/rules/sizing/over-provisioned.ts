import { amount, duration } from '../../text/wording.ts'
import { defineRule } from '../rule.ts'

/** Starting a job on many hosts, compiling it and loading its data takes minutes by itself. */
const shortestHours = 0.1
const aMinute = 1 / 60
/** Fewer than these are one or two hosts, which nobody would split. */
const fewest = 17
/** From so many on what is held for a few minutes is worth a warning. */
const many = 256

export default defineRule({
  id: 'sizing/over-provisioned',
  title: 'The job is over before so many accelerators have started',
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
        problem: `On ${hardware.label} the job most likely takes ${likelyHours < aMinute ? 'less than a minute' : duration(likelyHours)}.`,
        reason: `Starting on so many accelerators, compiling and loading data take longer than that. About ${amount(enough)} of them would do the same work in an hour.`,
        remedy: 'Take fewer accelerators, or correct what is declared of the work.',
        ...(count < many && { severity: 'notice' as const }),
      },
    ]
  },
  why: 'Chips are paid for from the moment they are held: while hosts boot, programs compile and data loads. A job of a few minutes on dozens of hosts spends most of its bill on that, and keeps others waiting for a large block of chips. A warning is given from 256 accelerators on, a notice below.',
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
