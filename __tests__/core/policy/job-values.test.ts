import { describe, expect, it } from '@jest/globals'
import { compileCondition } from '../../../src/core/policy/condition/condition.ts'
import { jobContext, jobValues } from '../../../src/core/policy/condition/job-variables.ts'
import { checkFile } from '../../../src/core/review/check.ts'
import { ruleSet } from '../../../src/core/rules/rule-set.ts'
import { defaultThresholds } from '../../../src/core/rules/thresholds.ts'

const factsOf = (manifest: string) => {
  const [job] = checkFile('train/accelerator.yml', manifest, ruleSet([]), defaultThresholds).jobs
  if (job === undefined) throw new Error('the manifest declares no job')
  return job.facts
}
/** The values that conditions read from a job, as plain objects with labels as entries and long fractions cut. */
const plain = (value: unknown): unknown =>
  value instanceof Map
    ? { labels: [...value] }
    : Array.isArray(value)
      ? value.map(plain)
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, plain(part)]))
        : typeof value === 'number'
          ? Number(value.toPrecision(5))
          : value
const valuesOf = (manifest: string) => plain(jobValues(factsOf(manifest))) as Record<string, Record<string, unknown>>

describe('what conditions read of a job', () => {
  it('is of a network with a rate also the network without it', () => {
    const { hardware } = valuesOf('hardware: { accelerator: "h100:8", nodes: 2, interconnect: [nvlink, 25GbE] }\n')
    expect(hardware?.interconnect).toEqual(['nvlink', 'ethernet', 'ethernet-25g'])
  })

  it('is all that it declares, and what follows', () => {
    expect(
      valuesOf(`name: pretrain
stage: production
group: rlhf
labels: { team: Research, cost-center: cc-1 }
task: pretraining
framework: { name: [Flax, MyFramework], version: "2.10", libraries: [DeepSpeed, flash-attn] }
scale: { parameters: 7B, tokens: 2T, sequence_length: 4096, global_batch_size: 1024, size: large }
model: { architecture: transformer, precision: bf16, dynamic_shapes: false, custom_kernels: [triton] }
hardware: { accelerator: "a100-80gb-sxm:8", nodes: 32, provider: GCP, parallelism: fsdp, interconnect: nvlink, spot: true }
needs: { edge: false, other_workloads: [graphics] }
team: { cuda: expert, tools: [nsight] }
operations: { queue_time: 6h, utilization: 35%, budget: 20000 USD, price_per_chip_hour: 3 USD }
`),
    ).toMatchSnapshot()
  })

  it('is nothing that is not declared', () => {
    expect(valuesOf('hardware: gpu\n')).toEqual({
      ...{ name: 'train', task: 'training', labels: { labels: [] } },
      ...{ framework: {}, model: {}, needs: {}, team: {} },
      scale: {},
      hardware: { accelerator: ['gpu'], kind: 'gpu', parallelism: {} },
      operations: { budget: {}, monthly_budget: {}, price_per_chip_hour: {} },
      sizing: { fits: 'unknown', hours: {}, chip_hours: {}, cost: {}, energy_kwh: {} },
    })
  })

  const hardwareOf = (hardware: string) => valuesOf(`hardware: ${hardware}\n`)['hardware']

  it.each([
    [
      'H100',
      { accelerator: ['nvidia-h100-80gb-sxm', 'nvidia-h100-80gb-pcie', 'nvidia-h100-94gb-nvl'], vendor: 'nvidia' },
    ],
    ['mi50', { memory_gib: undefined }],
    ['a100-80gb-sxm', { memory_gib: 80 }],
    ['A100', { memory_gib: undefined, vendor: 'nvidia' }],
    ['Some-Card', { accelerator: ['some-card'] }],
    ['gpu', { accelerator: ['gpu'], vendor: undefined }],
    ['{ machine: p5.48xlarge, nodes: 2 }', { machine: 'p5.48xlarge', provider: 'aws', count: 16, nodes: 2 }],
    ['{ machine: my-machine }', { machine: 'my-machine', accelerator: undefined }],
    ['{ accelerator: h100, provider: Google }', { provider: 'gcp' }],
    ['{ accelerator: h100, provider: MyCloud }', { provider: 'mycloud' }],
    ['{ accelerator: v5litepod-256, slices: 4 }', { slices: 4, count: 1024 }],
    ['{ accelerator: tpu-v5e, topology: 4x4 }', { topology: '4x4', count: 16 }],
    ['{ accelerator: h100, interconnect: [nvlink, infiniband] }', { interconnect: ['nvlink', 'infiniband'] }],
    ['{ accelerator: h100, parallelism: { data: 8, zero: 1 } }', { parallelism: { data: 8, zero: 1 } }],
    ['{ accelerator: h100, parallelism: fsdp }', { parallelism: { strategy: 'fsdp' } }],
    ['{ accelerator: h100, spot: false }', { spot: false }],
  ])('of its hardware: %s', (hardware, expected) => {
    const values = hardwareOf(hardware) ?? {}
    for (const [key, value] of Object.entries(expected)) expect([key, values[key]]).toEqual([key, value])
  })

  it.each([
    ['true', { custom_kernels: true, custom_kernel_kinds: undefined }],
    ['false', { custom_kernels: false, custom_kernel_kinds: undefined }],
    ['[]', { custom_kernels: false, custom_kernel_kinds: [] }],
    ['[cuda]', { custom_kernels: true, custom_kernel_kinds: ['cuda'] }],
  ])('of kernels that are %s', (kernels, expected) => {
    const { custom_kernels, custom_kernel_kinds } =
      valuesOf(`model: { custom_kernels: ${kernels} }\nhardware: h100\n`)['model'] ?? {}
    expect({ custom_kernels, custom_kernel_kinds }).toEqual(expected)
  })

  it('is made once for a job', () => {
    const facts = factsOf('hardware: h100\n')
    expect(jobContext(facts)).toBe(jobContext(facts))
  })
})

describe('what a job declares', () => {
  const declared = (key: string, manifest: string): boolean => {
    const compiled = compileCondition(`has(job.${key})`)
    if (!compiled.ok) throw new Error(compiled.message)
    const judged = compiled.condition.evaluate(factsOf(manifest))
    if (!('holds' in judged)) throw new Error(JSON.stringify(judged))
    return judged.holds
  }

  it.each([
    ['hardware', true],
    ['hardware.count', true],
    ['hardware.parallelism', false],
    ['hardware.parallelism.strategy', false],
    ['operations', false],
    ['operations.budget', false],
    ['sizing', true],
    ['sizing.cost', false],
    ['labels', true],
    ['labels.team', true],
    ['labels.other', false],
    ['labels.hardware', false],
    ['team', false],
    ['needs', true],
    ['needs.edge', true],
    ['stage', false],
  ])('%s: %s', (key, expected) => {
    expect(declared(key, 'labels: { team: a }\nhardware: h100:8\nneeds: { edge: false }\n')).toBe(expected)
  })

  it('labels are none where there are none', () => {
    expect(declared('labels', 'hardware: h100:8\n')).toBe(false)
  })
})
