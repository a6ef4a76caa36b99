import { describe, expect, it } from '@jest/globals'
import { checkFile } from '../../../src/core/review/check.ts'
import { ruleSet } from '../../../src/core/rules/rule-set.ts'
import { defaultThresholds } from '../../../src/core/rules/thresholds.ts'

const factsOf = (text: string) => {
  const { jobs } = checkFile('a/accelerator.yml', text, ruleSet([]), defaultThresholds)
  return jobs.map(({ facts }) => facts)
}
const factOf = (text: string) => factsOf(text)[0]

describe('the count of accelerators', () => {
  it.each([
    ['H100:8', 8],
    ['{ accelerator: H100, count: 64 }', 64],
    ['{ accelerator: H100:8, nodes: 4 }', 32],
    ['{ accelerator: H100:8, nodes: 4, count: 32 }', 32],
    ['{ machine: p5.48xlarge }', 8],
    ['{ machine: a3-highgpu-8g, nodes: 16 }', 128],
    ['tpu-v5e-64', 64],
    ['v4-128', 64],
    ['v5p-8', 4],
    ['{ accelerator: v5litepod-256, slices: 4 }', 1024],
    ['{ accelerator: tpu-v5e, topology: 4x4 }', 16],
    ['{ machine: ct5lp-hightpu-4t, topology: 4x4 }', 16],
    ['{ machine: ct5lp-hightpu-4t, nodes: 2 }', 8],
    ['h100', undefined],
    ['tpu-v5p', undefined],
  ])('of %s is %s', (hardware, count) => {
    expect(factOf(`hardware: ${hardware}\n`)?.hardware.count).toBe(count)
  })
})

describe('the size in a word', () => {
  it.each([
    ['scale: large', 'large'],
    ['scale: { size: medium, parameters: 540B }', 'medium'],
    ['scale: { parameters: 124M, tokens: 10B }', 'small'],
    ['scale: { parameters: 7B, tokens: 2T }', 'large'],
    ['scale: { parameters: 405B, tokens: 15.6T }', 'massive'],
    ['task: fine-tuning\nscale: { parameters: 7B }', 'medium'],
    ['task: fine-tuning\nscale: { parameters: 70B, tokens: 100M }', 'small'],
    ['scale: { dataset_size: 2PB }', 'massive'],
    ['scale: { sequence_length: 4096 }', undefined],
  ])('of "%s" is %s', (text, size) => {
    expect(factOf(`${text}\n`)?.scale.size).toBe(size)
  })
})

describe('the memory of a machine whose buyer chose how much', () => {
  const tuning = 'framework: mlx\ntask: fine-tuning\nmodel: meta-llama/Llama-3.1-8B\n'
  it.each([
    ['m2-ultra', undefined, true],
    ['{ accelerator: m2-ultra, memory: 192GB }', true, false],
    ['{ accelerator: m2-ultra, memory: 64GB }', false, false],
    ['m1', false, false],
  ])('of %s: whether the job likely fits is %s', (hardware, fits, needsMemory) => {
    const memory = factOf(`${tuning}hardware: ${hardware}\n`)?.sizing.memory
    expect([memory?.usual?.fits, memory?.needs.includes('hardware.memory')]).toEqual([fits, needsMemory])
  })

  it('is of one machine, unless nodes say otherwise', () => {
    expect(factOf('hardware: m1\n')?.hardware.count).toBe(1)
    expect(factOf('hardware: { accelerator: m2-ultra, nodes: 2 }\n')?.hardware.count).toBe(2)
  })
})

describe('a model that goes by the word of its family', () => {
  it.each([
    ['sdxl', 2.567e9],
    ['dbrx', 132e9],
    ['llama3', undefined],
  ])('%s has so many parameters: %s', (model, parameters) => {
    expect(factOf(`model: ${model}\n`)?.scale.parameters).toBe(parameters)
  })
})

describe('defaults', () => {
  const jobs = factsOf(`defaults:
  framework: { name: pytorch, version: 2.10, libraries: [deepspeed] }
  scale: { parameters: 7B, tokens: 1T }
  hardware: { accelerator: h100, count: 256, provider: aws, parallelism: fsdp }
jobs:
  same:
  fewer: { hardware: { count: 8 } }
  other: { hardware: a100-80gb }
  machine: { hardware: { machine: a3-highgpu-8g } }
  jax: { framework: jax, scale: large }
`)
  const [same, fewer, other, machine, jax] = jobs

  it('are inherited whole by a job that says nothing', () => {
    expect(same?.hardware).toMatchObject({ count: 256, kind: 'gpu', provider: { id: 'aws' } })
    expect(same?.framework).toMatchObject({ families: ['pytorch'], version: '2.10' })
  })

  it('merge key by key', () => {
    expect(fewer?.hardware).toMatchObject({ count: 8, provider: { id: 'aws' }, declared: { parallelism: 'fsdp' } })
  })

  it('give way to an accelerator of the job with count and machine, not with provider', () => {
    expect(other?.hardware.count).toBeUndefined()
    expect(other?.hardware).toMatchObject({ provider: { id: 'aws' }, candidates: [{ id: 'nvidia-a100-80gb-sxm' }] })
  })

  it('give way to what a known machine type implies', () => {
    expect(machine?.hardware).toMatchObject({
      count: 8,
      provider: { id: 'gcp' },
      candidates: [{ id: 'nvidia-h100-80gb-sxm' }],
    })
  })

  it('give way to a framework with its version and libraries, and keep the numbers of scale beside its word', () => {
    expect(jax?.framework).toMatchObject({ families: ['jax'], libraries: [] })
    expect(jax?.framework.version).toBeUndefined()
    expect(jax?.scale).toMatchObject({ size: 'large', parameters: 7e9 })
  })
})
