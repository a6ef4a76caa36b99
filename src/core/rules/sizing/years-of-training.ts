import { estimatedDuration } from '../../text/wording.ts'
import { moreWords } from '../memory-ways.ts'
import { defineRule } from '../rule.ts'

/** Hours of a year; longer runs outlive their model, data and hardware. */
const year = 8766

export default defineRule({
  id: 'sizing/years-of-training',
  title: 'The job takes longer than a year',
  severity: 'warning',
  sources: ['compute-optimal-paper', 'calibration'],
  check: (facts) => {
    const { sizing, hardware, operations, thresholds } = facts
    const { hours, likelyHours } = sizing
    const { count = 1 } = hardware
    // sizing/missed-deadline compares the time with a declared deadline.
    if (hours === undefined || likelyHours === undefined || hours[0] <= year || operations.deadline !== undefined)
      return []
    return [
      {
        at: ['hardware', hardware.declared.count === undefined ? 'accelerator' : 'count'],
        substance: { amounts: [likelyHours] },
        problem: `Takes about ${estimatedDuration(likelyHours, hours)} on ${hardware.label}.`,
        reason: `Estimated from the training FLOPs and the MFU of ${thresholds.mfu ? 'your policy' : 'published runs'}.`,
        remedy: () => {
          const more = moreWords(facts, (count * likelyHours) / year) ?? 'faster accelerators'
          return `Use ${more} to finish in a year, or train a smaller model.`
        },
      },
    ]
  },
  why: 'The longest published runs took about half a year. If even the best case takes over a year, the training FLOPs and the hardware do not match, or a number is wrong by a factor of a thousand. The time follows from the training FLOPs (6 · parameters · tokens, or the FLOPs per sample) and from the share of the peak that published runs reach (MFU).',
  fails: `task: pretraining
framework: pytorch
scale: { parameters: 7B, tokens: 2T }
model: { architecture: transformer, precision: bf16 }
hardware: { accelerator: a100-80gb, count: 8, parallelism: fsdp }
`,
  passes: `task: pretraining
framework: pytorch
scale: { parameters: 7B, tokens: 2T }
model: { architecture: transformer, precision: bf16 }
hardware: { accelerator: a100-80gb, count: 512, parallelism: fsdp }
`,
})
