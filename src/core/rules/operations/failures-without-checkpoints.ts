import { duration } from '../../text/wording.ts'
import { defineRule } from '../rule.ts'

/** From so many expected interruptions on, a run without checkpoints is not likely to end. */
const tooMany = 0.5

export default defineRule({
  id: 'operations/failures-without-checkpoints',
  title: 'A run that is likely to be interrupted and saves no checkpoints',
  severity: 'warning',
  sources: ['llama-3-failures', 'calibration'],
  check: ({ operations, sizing, hardware }) => {
    const { expectedFailures, likelyHours } = sizing
    if (operations.saves_checkpoints !== false || expectedFailures === undefined || likelyHours === undefined) return []
    if (expectedFailures < tooMany) return []
    const times =
      expectedFailures < 1.5 ? 'about one interruption' : `about ${Math.round(expectedFailures)} interruptions`
    return [
      {
        at: ['operations', 'saves_checkpoints'],
        problem: `The job runs about ${duration(likelyHours)} on ${hardware.label} and saves no checkpoints.`,
        reason: `So many chip-hours have brought ${times} elsewhere, and each throws the run back to its start.`,
        remedy: 'Save checkpoints that the job resumes from, and declare `saves_checkpoints: true`.',
      },
    ]
  },
  why: 'Cards, links and hosts fail. Training Llama 3 405B met an unexpected interruption about every 50,000 hours of one GPU; the more chips and days a run takes, the surer it meets one. Without checkpoints it then starts again.',
  fails: `task: pretraining
framework: pytorch
scale: { parameters: 70B, tokens: 2T, sequence_length: 4096 }
model: { architecture: transformer, precision: bf16 }
hardware: { accelerator: h100, count: 512 }
operations: { saves_checkpoints: false }
`,
  passes: `task: pretraining
framework: pytorch
scale: { parameters: 70B, tokens: 2T, sequence_length: 4096 }
model: { architecture: transformer, precision: bf16 }
hardware: { accelerator: h100, count: 512 }
operations: { saves_checkpoints: true }
`,
})
