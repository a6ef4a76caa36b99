import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { review } from '../../../src/core/index.ts'

const pick = (...words: readonly string[]) => fc.constantFrom(...words)

/** Jobs of all kinds with different amounts of memory. */
const jobs = fc
  .record({
    task: pick('pretraining', 'fine-tuning', 'inference', 'reinforcement-learning'),
    architecture: pick('transformer', 'cnn', 'diffusion', 'moe'),
    extra: pick('', ', optimizer: adafactor', ', method: lora', ', method: full', ', precision: bf16'),
    accelerator: pick('a100-40gb', 'h100', 'a100', 'mi300x', 'mi250x', 'l4', 'tpu-v5e', 'trn2', 'gaudi3', 'rtx-4090'),
    count: pick('', ', count: 1', ', count: 4', ', count: 8'),
    layout: pick('', ', parallelism: fsdp', ', parallelism: data', ', parallelism: { tensor: 2 }'),
    framework: pick('pytorch', 'jax'),
    /** Sizes in fine steps, so that some are just beyond the limit. */
    millions: fc.integer({ min: 60, max: 210 }).map((thirtieths) => Math.round(2 ** (thirtieths / 13) * 10)),
  })
  .map(
    ({ task, architecture, extra, accelerator, count, layout, framework, millions }) => `task: ${task}
framework: ${framework}
stage: production
scale: { parameters: ${millions}M }
model: { architecture: ${architecture}${extra} }
hardware: { accelerator: ${accelerator}${count}${layout} }
`,
  )

/** Jobs that once were reported both as too large and as fitting. */
const known = ['13B }\nhardware: mi300x:1\n', '43203M }\nhardware: h100:8\n'].map((size): [string] => [
  `framework: pytorch\nstage: production\nmodel: { architecture: transformer, optimizer: adamw }\nscale: { parameters: ${size}`,
])

describe('what is said of the memory of a job', () => {
  it('agrees with its verdict', () => {
    fc.assert(
      fc.property(jobs, (text) => {
        const { report, markdown } = review([{ path: 'accelerator.yml', text }], { alternatives: false })
        const job = report.files[0]?.jobs[0]
        const { verdict } = job?.assessment ?? {}
        const memory = job?.sizing?.memory
        if (verdict === 'fit') {
          expect(markdown()).not.toMatch(/does not fit/)
          expect(memory?.likely).not.toBe('does-not-fit')
        }
        if (memory?.likely === 'fits') expect(memory.likelyGiB).toBeLessThanOrEqual(memory.capacityGiB)
        if (memory?.likely === 'does-not-fit' && verdict === 'undecided')
          expect(job?.assessment.undecided).not.toEqual([])
      }),
      { numRuns: 400, seed: 37, examples: known },
    )
  })
})
