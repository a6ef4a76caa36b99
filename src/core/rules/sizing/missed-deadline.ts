import { duration, estimatedDuration } from '../../text/wording.ts'
import { isClearlyOver } from '../estimate.ts'
import { moreWords } from '../memory-ways.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'sizing/missed-deadline',
  title: 'The job misses its deadline',
  severity: 'error',
  sources: ['compute-optimal-paper', 'calibration'],
  check: (facts) => {
    const { sizing, hardware, operations, thresholds } = facts
    const { deadline } = operations
    const { hours, likelyHours } = sizing
    const { count = 1 } = hardware
    if (deadline === undefined || hours === undefined || likelyHours === undefined) return []
    const certain = hours[0] > deadline
    if (!certain && !isClearlyOver(likelyHours, hours, deadline)) return []
    return [
      {
        at: ['operations', 'deadline'],
        substance: { amounts: [likelyHours / deadline] },
        problem: `Takes about ${estimatedDuration(likelyHours, hours)} on ${hardware.label}, but the deadline is ${duration(deadline)}.`,
        reason: `Estimated from the training FLOPs and the MFU of ${thresholds.mfu ? 'your policy' : 'published runs'}.`,
        remedy: () => {
          const more = moreWords(facts, (count * likelyHours) / deadline)
          return `Use ${more === undefined ? '' : `${more}, or `}faster accelerators, or extend the deadline.`
        },
        ...(!certain && { severity: 'warning' as const }),
      },
    ]
  },
  why: 'Training time follows from the training FLOPs (6 · parameters · tokens, or the FLOPs per sample) and from the share of the peak that such runs reach (MFU). The MFU comes from published runs, whole runs and not single steps, unless your policy gives your own. An error means that even the best of them would be late; a warning means that about three of four would. Nothing is said where the likely one is late by less than the estimate can tell.',
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
