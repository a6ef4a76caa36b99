import { duration } from '../../text/wording.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'operations/longer-than-a-session',
  title: 'A run that is longer than a notebook session',
  severity: 'warning',
  sources: ['colab-limits', 'kaggle-limits'],
  check: ({ hardware, sizing, operations }) => {
    const { provider } = hardware
    const { hours, likelyHours } = sizing
    const limit = provider?.longestSessionHours
    if (limit === undefined || hours === undefined || likelyHours === undefined || likelyHours <= limit) return []
    if (operations.saves_checkpoints === true) return []
    return [
      {
        at: ['hardware', 'provider'],
        substance: { extents: [likelyHours] },
        problem: `The job takes about ${duration(likelyHours, 2)}, but a ${provider?.name} session ends after at most ${duration(limit)}.`,
        reason: 'Work that is not saved by then is lost.',
        remedy:
          'Save checkpoints outside the notebook (`saves_checkpoints: true`), or use a machine without a session limit.',
        sources: [provider?.id === 'kaggle' ? 'kaggle-limits' : 'colab-limits'],
      },
    ]
  },
  why: 'Notebook services end every session after some hours: Colab after 24 hours with a paid plan and earlier without one, Kaggle after 12. A longer run must resume from a checkpoint that is stored elsewhere.',
  fails: `task: fine-tuning
framework: pytorch
scale: { parameters: 1B, tokens: 20B, sequence_length: 1024 }
model: { architecture: transformer, precision: fp16, method: lora }
hardware: { accelerator: t4, count: 1, provider: colab }
`,
  passes: `task: fine-tuning
framework: pytorch
scale: { parameters: 1B, tokens: 20M, sequence_length: 1024 }
model: { architecture: transformer, precision: fp16, method: lora }
hardware: { accelerator: t4, count: 1, provider: colab }
`,
})
