import { duration } from '../../text/wording.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'sizing/missed-deadline',
  title: 'The job takes longer than its deadline',
  severity: 'error',
  sources: ['compute-optimal-paper', 'calibration'],
  check: ({ sizing, hardware, operations }) => {
    const { deadline } = operations
    const { hours, likelyHours } = sizing
    if (deadline === undefined || hours === undefined || likelyHours === undefined || likelyHours <= deadline) return []
    const [low, high] = hours
    const certain = low > deadline
    return [
      {
        at: ['operations', 'deadline'],
        substance: { amounts: [likelyHours / deadline] },
        problem: `The job takes ${duration(low)} to ${duration(high)} on ${hardware.label}, most likely ${duration(likelyHours)}, and is to be done in ${duration(deadline)}.`,
        reason:
          'The time follows from the work (6 · parameters · tokens, or the FLOPs a sample) and the share of the peak that published runs on such hardware reach.',
        remedy: `Take about ${(likelyHours / deadline).toPrecision(2)} times as many accelerators or faster ones, or move the deadline.`,
        ...(!certain && { severity: 'warning' as const }),
      },
    ]
  },
  why: 'Training time follows from the work and from the share of the peak that such runs really reach. The shares are taken from published runs, whole runs and not single steps. An error means that even the best of them would be late; a warning, that the likely one would.',
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
