import { duration } from '../../text/wording.ts'
import { defineRule } from '../rule.ts'

/** A year: by then the model, the data and the hardware are of yesterday. */
const year = 8766

export default defineRule({
  id: 'sizing/years-of-training',
  title: 'The job takes longer than a year',
  severity: 'warning',
  sources: ['compute-optimal-paper', 'calibration'],
  check: ({ sizing, hardware, operations }) => {
    const { hours, likelyHours } = sizing
    // A declared deadline is held against the time by itself.
    if (hours === undefined || likelyHours === undefined || hours[0] <= year || operations.deadline !== undefined)
      return []
    return [
      {
        at: ['hardware', hardware.declared.count === undefined ? 'accelerator' : 'count'],
        substance: { amounts: [likelyHours] },
        problem: `On ${hardware.label} the job takes ${duration(hours[0])} to ${duration(hours[1])}, most likely ${duration(likelyHours)}.`,
        reason:
          'The time follows from the work (6 · parameters · tokens, or the FLOPs a sample) and the share of the peak that published runs on such hardware reach.',
        remedy: `Take about ${(likelyHours / year).toPrecision(2)} times as many accelerators to be done in a year, or train a smaller model or on less.`,
      },
    ]
  },
  why: 'Nobody plans a run of years: the longest published ones took about half a year. Where even the best case is over a year, the work and the hardware do not go together, or a number is wrong by a factor of a thousand.',
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
