import { duration, durations } from '../../text/wording.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'sizing/missed-deadline',
  title: 'The job misses its deadline',
  severity: 'error',
  sources: ['compute-optimal-paper', 'calibration'],
  check: ({ sizing, hardware, operations }) => {
    const { deadline } = operations
    const { hours, likelyHours } = sizing
    if (deadline === undefined || hours === undefined || likelyHours === undefined || likelyHours <= deadline) return []
    const certain = hours[0] > deadline
    return [
      {
        at: ['operations', 'deadline'],
        substance: { amounts: [likelyHours / deadline] },
        problem: `Takes about ${duration(likelyHours)} (${durations(hours)}) on ${hardware.label}, but the deadline is ${duration(deadline)}.`,
        reason: 'Estimated from the work and the share of the peak that published runs reach.',
        remedy: `Use about ${(likelyHours / deadline).toPrecision(2)} times as many accelerators or faster ones, or extend the deadline.`,
        ...(!certain && { severity: 'warning' as const }),
      },
    ]
  },
  why: 'Training time follows from the work (6 · parameters · tokens, or the FLOPs per sample) and from the share of the peak that such runs reach. The shares come from published runs: whole runs, not single steps. An error means that even the best of them would be late; a warning means that the likely one would.',
  fails: `task: pretraining
framework: pytorch
scale: { parameters: 7B, tokens: 2T, sequence_length: 4096 }
model: { architecture: transformer, precision: bf16 }
hardware: { accelerator: h100, count: 64 }
operations: { deadline: 7d }
`,
  passes: `task: pretraining
framework: pytorch
scale: { parameters: 7B, tokens: 2T, sequence_length: 4096 }
model: { architecture: transformer, precision: bf16 }
hardware: { accelerator: h100, count: 1024 }
operations: { deadline: 30d }
`,
})
