import { duration } from '../../text/wording.ts'
import { defineRule } from '../rule.ts'

/** Expected interruptions from which on a run without checkpoints is unlikely to finish. */
const tooMany = 0.5

export default defineRule({
  id: 'operations/failures-without-checkpoints',
  title: 'A long run without checkpoints that is likely to be interrupted',
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
        substance: { extents: [expectedFailures] },
        problem: `The job runs about ${duration(likelyHours, 2)} on ${hardware.label}, but saves no checkpoints.`,
        reason: `At published failure rates, expect ${times}; each restarts the run from the beginning.`,
        remedy: 'Save checkpoints that the job resumes from (`saves_checkpoints: true`).',
      },
    ]
  },
  why: 'Cards, links and hosts fail. The training of Llama 3 405B was interrupted unexpectedly about once every 50,000 GPU-hours; the more chips and days a run takes, the more likely an interruption is. Without checkpoints the run then starts again.',
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
