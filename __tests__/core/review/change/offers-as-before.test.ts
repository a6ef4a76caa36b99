import { describe, expect, it } from '@jest/globals'
import { withOffersAsBefore } from '../../../../src/core/review/change/offers-as-before.ts'
import { checkFile, type FileReview } from '../../../../src/core/review/check.ts'
import { rules } from '../../../../src/core/rules/index.ts'
import { ruleSet } from '../../../../src/core/rules/rule-set.ts'
import { defaultThresholds } from '../../../../src/core/rules/thresholds.ts'

const set = ruleSet(rules)
const check = (hardware: string): FileReview => {
  const text = `framework: pytorch\nstage: production\nmodel: { custom_kernels: [cuda] }\nhardware: ${hardware}\n`
  return checkFile('train/accelerator.yml', text, set, defaultThresholds, { jobs: 5, comparisons: false })
}
const changesOf = (head: string, base: string): string[] =>
  withOffersAsBefore([check(head)], { files: [check(base)] }, set, defaultThresholds)
    .flatMap(({ jobs }) => jobs)
    .flatMap(({ alternatives }) => alternatives.map(({ change }) => change))

describe('going back', () => {
  it('is offered first where what was there suits the job', () => {
    const [first, ...others] = changesOf('tpu-v5e-64', 'H100:8')
    expect(first).toBe('8× H100, as before')
    expect(others.length).toBe(2)
  })

  it('is not offered where it does not pass either, or nothing is wrong', () => {
    expect(changesOf('tpu-v5e-64', 'tpu-v5e-16').join()).not.toContain('as before')
    expect(changesOf('H100:8', 'A100:8')).toEqual([])
  })

  it('is not offered where the hardware is the same', () => {
    expect(changesOf('tpu-v5e-64', 'tpu-v5e-64').join()).not.toContain('as before')
  })
})

describe('going back to a method', () => {
  const tuned = (model: string): FileReview => {
    const text = `framework: pytorch\nstage: production\ntask: fine-tuning\nscale: { tokens: 300M, sequence_length: 4096, global_batch_size: 64 }\nmodel: { name: meta-llama/Llama-3.1-8B, precision: bf16, ${model} }\nhardware: { accelerator: a100-80gb, count: 1 }\n`
    return checkFile('train/accelerator.yml', text, set, defaultThresholds, { jobs: 5, comparisons: false })
  }
  const offersOf = (head: string, base: string) =>
    withOffersAsBefore([tuned(head)], { files: [tuned(base)] }, set, defaultThresholds)[0]?.jobs[0]?.alternatives

  it('is offered first where only that changed, as the key to set', () => {
    const [first] = offersOf('method: full, optimizer: adamw', 'method: lora') ?? []
    expect(first?.change).toBe('method lora, as before')
    expect(first?.set).toEqual([{ path: ['model', 'method'], value: 'lora' }])
  })

  it('is not offered where it does not pass either', () => {
    const offers = offersOf('method: full, optimizer: adamw', 'method: full, optimizer: lion')
    expect(offers?.map(({ change }) => change).join()).not.toContain('as before')
  })
})
