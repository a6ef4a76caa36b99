import { describe, expect, it } from '@jest/globals'
import { reviewUnder } from '../../support/policy-runs.ts'

const limits = (locked: boolean): string =>
  `thresholds: { mfu: [30%, 40%] }\nlimits: [{ id: hours, chip_hours: 8000, locked: ${locked} }]\n`

/** What limits say of 7B parameters on 16 H100, with this work declared. */
async function found(scale: string, policy = limits(true), layout = 'fsdp'): Promise<string[]> {
  const job = `framework: pytorch\ntask: pretraining\nscale: { parameters: 7B, ${scale} }\nmodel: { architecture: transformer }\n`
  const { findings } = await reviewUnder(
    policy,
    `${job}hardware: { accelerator: h100, count: 16, parallelism: ${layout} }\n`,
  )
  return findings.flatMap(({ rule, message }) => (rule === 'policy/limit-exceeded' ? [message] : []))
}

describe('a locked limit counts the most work that the numbers of a job come to', () => {
  it.each([
    'tokens: 100B, steps: 500000, sequence_length: 4096, global_batch_size: 512',
    'tokens: 100B, steps: 5000000, global_batch_tokens: 2M',
    'tokens: 100B, samples: 250M, sequence_length: 4096',
    'tokens: 100B, samples: 24M, epochs: 10, sequence_length: 4096',
    'steps: 50000, sequence_length: 4096, global_batch_size: 512, micro_batch_size: 32, gradient_accumulation_steps: 10',
    'tokens: 100B, steps: 50000, sequence_length: 4096, micro_batch_size: 32, gradient_accumulation_steps: 10',
    'samples: 24M, epochs: 1, steps: 500000, sequence_length: 4096, global_batch_size: 512',
  ])('%s', async (scale) => {
    expect(await found(scale)).toEqual([expect.stringContaining("The largest reading of the job's sizes counts.")])
    expect(await found(scale, limits(false))).toEqual([])
  })

  it.each([
    'tokens: 100B, steps: 50000, sequence_length: 4096, global_batch_size: 512',
    'tokens: 100B, samples: 24M, sequence_length: 4096',
    'samples: 24M, epochs: 1, steps: 48000, sequence_length: 4096, global_batch_size: 512',
  ])('%s: one number said twice', async (scale) => expect(await found(scale)).toEqual([]))
})

it.each(['{ tensor: 8 }', 'none'])(
  'counts at least one group of devices in a layout that leaves them open: %s',
  async (layout) => {
    const scale =
      'tokens: 1B, steps: 500000, sequence_length: 4096, micro_batch_size: 32, gradient_accumulation_steps: 10'
    expect(await found(scale, limits(true), layout)).toHaveLength(1)
    expect(await found(scale, limits(false), layout)).toEqual([])
  },
)
