import { duration } from '../../text/wording.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'operations/longer-than-a-session',
  title: 'A run that outlasts the session of a notebook',
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
        problem: `The job takes about ${duration(likelyHours)}, and a session on ${provider?.name} ends after ${duration(limit)} at the latest.`,
        reason: 'What is not saved by then is lost, and the next session begins anew.',
        remedy:
          'Save checkpoints outside the notebook and declare `operations: { saves_checkpoints: true }`, or run the job where it can run to its end.',
        sources: [provider?.id === 'kaggle' ? 'kaggle-limits' : 'colab-limits'],
      },
    ]
  },
  why: 'Notebook services end a session after some hours whatever it does: Colab after 24 hours with a paid plan and earlier without one, Kaggle after 12. A run that takes longer has to be taken up from a checkpoint that lies elsewhere.',
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
