import { describe, expect, it } from '@jest/globals'
import { checkFile } from '../../../src/core/review/check.ts'
import { ruleSet } from '../../../src/core/rules/rule-set.ts'
import { defaultThresholds } from '../../../src/core/rules/thresholds.ts'
import type { HardwareClass } from '../../../src/core/sizing/hardware-class.ts'
import type { Interval } from '../../../src/core/sizing/interval.ts'
import type { MemoryInput } from '../../../src/core/sizing/memory/device-parts.ts'
import { estimateMemory } from '../../../src/core/sizing/memory/memory.ts'
import { mfuRange } from '../../../src/core/sizing/mfu.ts'
import { estimateTime, type TimeInput } from '../../../src/core/sizing/time.ts'

// The other sizing tests compare with papers and published runs. This one records reviewed figures, with one
// declaration changed at a time. Review every figure that changes.

const digits = (value: number): string => String(Number(value.toPrecision(5)))
const range = (interval: Interval | undefined): string => interval?.map(digits).join(' to ') ?? 'not known'
const words = (list: readonly string[]): string => (list.length === 0 ? '' : ` (${list.join('; ')})`)

/** A base with one change, named after it. */
const variants = <Input extends object>(changes: readonly Partial<Input>[]): [string, Partial<Input>][] =>
  changes.map((change) => [JSON.stringify(change, (_, value) => (value === undefined ? 'undeclared' : value)), change])
const each = <Key extends string, Value>(key: Key, values: readonly Value[]) =>
  values.map((value) => ({ [key]: value }) as Record<Key, Value>)

const architectures = [
  'transformer',
  'moe',
  'cnn',
  'resnet',
  'diffusion',
  'rnn',
  'gnn',
  'mlp',
  'recommender',
  'custom',
] as const
const precisions = ['fp64', 'fp32', 'tf32', 'bf16', 'fp16', 'fp8', 'int8', 'fp4'] as const
const optimizers = [
  'adamw',
  'adam',
  'adam-8bit',
  'adafactor',
  'adagrad',
  'lamb',
  'lars',
  'lion',
  'muon',
  'sgd',
] as const
const tasks = ['pretraining', 'fine-tuning', 'inference', 'reinforcement-learning'] as const

describe('memory', () => {
  const base: MemoryInput = {
    kind: 'gpu',
    capacityPerDeviceGiB: 80,
    devices: 8,
    parameters: 7e9,
    sequenceLength: 4096,
    microBatchSize: 2,
    optimizer: 'adamw',
    computePrecision: 'bf16',
    activationCheckpointing: false,
    architecture: 'transformer',
  }
  const one = { devices: 1 }
  const bare: Partial<MemoryInput> = {
    sequenceLength: undefined,
    microBatchSize: undefined,
    optimizer: undefined,
    computePrecision: undefined,
    activationCheckpointing: undefined,
    architecture: undefined,
  }
  const said = (change: Partial<MemoryInput>): string => {
    const estimate = estimateMemory({ ...base, ...change })
    if (estimate === undefined) return 'no estimate'
    const { verdict, usual, perDeviceGiB, leastPerDeviceGiB, needs, assumptions } = estimate
    const gib = perDeviceGiB === undefined ? `from ${digits(leastPerDeviceGiB)}` : range(perDeviceGiB)
    return `${gib} GiB, ${usual ? `likely ${digits(usual.perDeviceGiB)}, ` : ''}${verdict}${words(needs)}${words(assumptions)}`
  }
  const changes: readonly Partial<MemoryInput>[] = [
    {},
    bare,
    { ...bare, task: 'fine-tuning' },
    { ...bare, task: 'inference' },
    { ...bare, architecture: 'moe', activeParameters: 2e9 },
    { ...bare, devices: undefined },
    ...each('kind', ['tpu', 'other'] as const),
    ...each('parameters', [undefined, 1, 124e6, 1.3e9, 70e9, 405e9]),
    ...each('devices', [undefined, 1, 2, 3, 12, 64, 1024]),
    ...each('architecture', [undefined, ...architectures]),
    ...architectures.map((architecture) => ({ architecture, parameters: 50e6, devices: 1, microBatchSize: undefined })),
    ...each('task', tasks),
    ...tasks.map((task) => ({ task, sequenceLength: undefined, microBatchSize: undefined, ...one })),
    ...(['full', 'lora', 'qlora'] as const).map((method) => ({ method, task: 'fine-tuning' as const })),
    ...(['lora', 'qlora'] as const).map((method) => ({ method, weightsPrecision: 'int8' as const, ...one })),
    ...(['lora', 'qlora'] as const).map((method) => ({ method, computePrecision: 'fp32' as const, ...one })),
    ...each('optimizer', [undefined, ...optimizers]),
    ...each('computePrecision', [undefined, ...precisions]),
    ...each('weightsPrecision', precisions),
    ...each('optimizerPrecision', precisions),
    { optimizer: undefined, weightsPrecision: 'fp32' },
    ...each('activationCheckpointing', [undefined, true, 'selective'] as const),
    ...each('sequenceLength', [undefined, 1, 32_767, 32_768, 131_072]),
    ...each('microBatchSize', [undefined, 1, 64]),
    ...each('fusedAttention', [true, false]),
    ...each('offload', ['none', 'optimizer', 'all'] as const),
    ...each('parallelism', [
      ...(['none', 'data', 'zero-1', 'zero-2', 'zero-3', 'fsdp'] as const),
      { data: 8 },
      { data: 8, zero: 1 as const },
      { data: 8, zero: 2 as const },
      { data: 8, zero: 3 as const },
      { fsdp: 8 },
      { fsdp: 4, data: 2 },
      { tensor: 8 },
      { tensor: 2, pipeline: 4 },
      { tensor: 2, pipeline: 2, context: 2 },
      { pipeline: 8 },
      { context: 8, zero: 3 as const },
    ]),
    ...([{ tensor: 2 }, { fsdp: 4 }, 'fsdp', 'data', undefined] as const).map((parallelism) => ({
      parallelism,
      devices: undefined,
    })),
    ...([undefined, 'fsdp', { expert: 8 }, { expert: 4, zero: 3 as const }, { expert: 8, fsdp: 8 }] as const).map(
      (parallelism) => ({ architecture: 'moe' as const, parameters: 47e9, activeParameters: 13e9, parallelism }),
    ),
    { architecture: 'moe', parameters: 47e9 },
    { architecture: 'recommender', embeddingParameters: 5e9 },
    { architecture: 'recommender', parameters: 50e6, embeddingParameters: 500e9 },
    { embeddingParameters: 1e9 },
    { tokens: 1e12 },
    { task: 'inference', tokens: 1e12, ...one },
    { task: 'inference', computePrecision: undefined, ...one },
    { task: 'inference', weightsPrecision: 'int8', ...one },
    { task: 'inference', architecture: 'cnn', ...one },
    { task: 'inference', architecture: 'moe', parameters: 47e9, activeParameters: 13e9 },
  ]

  it.each(variants<MemoryInput>(changes))('%s', (_, change) => {
    expect(said(change)).toMatchSnapshot()
  })
})

describe('time', () => {
  const base: TimeInput = {
    hardware: 'ampere',
    peakTflops: 312,
    chips: 64,
    parameters: 7e9,
    tokens: 1e12,
    sequenceLength: 4096,
    computePrecision: 'bf16',
  }
  const said = (change: Partial<TimeInput>): string => {
    const estimate = estimateTime({ ...base, ...change })
    if (estimate === undefined) return 'no estimate'
    const { flops, workload, mfu, likelyChipHours, likelyHours, chipHours, hours, needs, assumptions } = estimate
    const likely = [likelyChipHours, likelyHours].map((value) => (value === undefined ? 'not known' : digits(value)))
    return `${workload} ${range([mfu.low, mfu.high])}: ${flops?.toExponential(4) ?? 'not known'}; chip hours ${range(chipHours)}, likely ${likely[0]}; hours ${range(hours)}, likely ${likely[1]}${words(needs)}${words(assumptions)}`
  }
  const changes: readonly Partial<TimeInput>[] = [
    {},
    ...each('chips', [undefined, 1]),
    ...each('parameters', [undefined, 999e6, 1e9]),
    ...each('tokens', [undefined, 1e9]),
    ...each('sequenceLength', [undefined, 131_072]),
    ...each('computePrecision', [undefined, ...precisions]),
    ...each('peakPrecision', precisions),
    ...each('ownMfu', [[0.2, 0.4] as const]),
    ...each('architecture', [undefined, ...architectures]),
    ...architectures.map((architecture) => ({ architecture, tokens: undefined, samples: 1e6, flopsPerSample: 1e12 })),
    ...each('task', tasks),
    ...each('method', ['full', 'lora', 'qlora'] as const),
    { epochs: 2 },
    { epochs: 1 },
    { activeParameters: 1e9 },
    { architecture: 'moe', activeParameters: 1e9 },
    { architecture: 'moe', parameters: undefined },
    { tokens: undefined, samples: 1e6 },
    { tokens: undefined, samples: 1e6, epochs: 3 },
    { tokens: undefined, samples: 1e6, sequenceLength: undefined },
    { flopsPerSample: 1e12 },
    { flopsPerSample: 1e12, samples: 1e6 },
    { flopsPerSample: 1e12, samples: 1e6, epochs: 3 },
    { architecture: 'cnn', samples: 1e6 },
    { architecture: 'cnn', flopsPerSample: 1e12 },
  ]

  it.each(variants<TimeInput>(changes))('%s', (_, change) => {
    expect(said(change)).toMatchSnapshot()
  })
})

it('the share of the peak by hardware, workload and format', () => {
  const classes: readonly HardwareClass[] = [
    ...(['pascal', 'volta', 'turing', 'ampere', 'ampere-graphics', 'ada', 'geforce', 'hopper', 'blackwell'] as const),
    ...(['cdna2', 'cdna3', 'cdna4', 'trainium', 'gaudi', 'unknown'] as const),
    ...(['tpu-v2', 'tpu-v3', 'tpu-v4', 'tpu-v5e', 'tpu-v5p', 'tpu-v6e', 'tpu-v7x'] as const),
  ]
  const workloads = ['dense', 'small', 'moe', 'adapter', 'convolutional'] as const
  const table = classes.map(
    (hardware) => `${hardware}: ${workloads.map((workload) => digits(mfuRange(hardware, workload).mid)).join(' ')}`,
  )
  const formats = precisions.map((precision) => `${precision}: ${digits(mfuRange('hopper', 'dense', precision).mid)}`)
  expect([...table, ...formats]).toMatchSnapshot()
})

describe('a job as it is declared', () => {
  const said = (text: string): unknown => {
    const { jobs } = checkFile('a/accelerator.yml', text, ruleSet([]), {
      ...defaultThresholds,
      prices: [
        { accelerators: ['nvidia-h100-80gb-sxm'], provider: 'aws', amount: 4, currency: 'USD', read: '2026-11-01' },
        { accelerators: ['google-tpu-v5e'], spot: true, amount: 0.5, currency: 'EUR', read: '2026-11-01' },
      ],
    })
    const [job] = jobs
    if (job === undefined) throw new Error('the manifest declares no job')
    return JSON.parse(
      JSON.stringify(job.facts.sizing, (_, value) =>
        typeof value === 'number' ? Number(value.toPrecision(5)) : value,
      ),
    )
  }
  const scale =
    'scale: { parameters: 7B, tokens: 1T, sequence_length: 4096, micro_batch_size: 1, global_batch_size: 1024 }'
  const model =
    'model: { architecture: transformer, precision: bf16, optimizer: adamw, activation_checkpointing: true }'

  it.each([
    'hardware: { accelerator: h100-sxm, count: 64, provider: aws, parallelism: fsdp }',
    'hardware: { accelerator: h100-sxm, count: 64, provider: gcp, parallelism: fsdp }',
    'hardware: { machine: p5.48xlarge, nodes: 8 }',
    'hardware: { accelerator: h100-sxm, count: 1, parallelism: none }',
    'hardware: { accelerator: h100, count: 8 }',
    'hardware: { accelerator: a100, count: 1, parallelism: none }',
    'hardware: { accelerator: a100, count: 8, parallelism: fsdp }',
    // One of the possible parts is large enough.
    'hardware: { accelerator: a100, count: 2, parallelism: { tensor: 2 } }',
    'hardware: { accelerator: a100, count: 1, parallelism: { tensor: 1 } }',
    // The price applies to one of the possible parts.
    'hardware: { accelerator: h100, count: 8, provider: aws }',
    'hardware: { accelerator: v100, count: 8 }',
    'hardware: { accelerator: rtx, count: 8 }',
    'hardware: { accelerator: mi, count: 8 }',
    'hardware: { accelerator: t4, count: 8 }',
    'hardware: { accelerator: instinct, count: 8 }',
    'hardware: { accelerator: k80, count: 8 }',
    'hardware: { accelerator: mi250x, count: 8 }',
    'hardware: { accelerator: cerebras, count: 1 }',
    'hardware: { accelerator: mi50, count: 8 }',
    'hardware: { accelerator: tpu-v5e-64, spot: true }',
    'hardware: { accelerator: tpu-v5e-64 }',
    'hardware: { accelerator: tpu-v5e-64, spot: false }',
    'hardware: { accelerator: tpu-v3-32 }',
    'hardware: { accelerator: v4-128, parallelism: { tensor: 2 } }',
    'hardware: { accelerator: tpu }',
    'hardware: gpu',
    'hardware: { accelerator: h100-sxm }',
    'stage: production',
  ])('%s', (hardware) => {
    expect(said(`${hardware}\n${scale}\n${model}\n`)).toMatchSnapshot()
  })

  it.each([
    ['a price of its own', 'operations: { price_per_chip_hour: 2 EUR }', scale, model],
    ['a format that the chip has no peak for', '', scale, model.replace('bf16', 'fp64')],
    ['a format of eight bits', '', scale, model.replace('bf16', 'fp8')],
    ['nothing but its hardware', '', '', ''],
    ['a fine-tuning with adapters', 'task: fine-tuning', scale, model.replace('optimizer', 'method: lora, optimizer')],
    ['serving', 'task: inference', scale, model],
    [
      'images',
      '',
      'scale: { parameters: 25M, samples: 1M, epochs: 90, flops_per_sample: 24e9 }',
      'model: { architecture: resnet }',
    ],
    [
      'experts',
      '',
      'scale: { parameters: 47B, active_parameters: 13B, tokens: 1T }',
      'model: { architecture: moe, weights_precision: bf16, optimizer_precision: fp32 }',
    ],
    [
      'embeddings',
      '',
      'scale: { parameters: 50M, embedding_parameters: 1B, samples: 1M }',
      'model: { architecture: recommender }',
    ],
  ])('with %s', (_, more, ...sections) => {
    const hardware = 'hardware: { accelerator: h100-sxm, count: 64, provider: aws }'
    expect(said([hardware, more, ...sections].filter((line) => line !== '').join('\n'))).toMatchSnapshot()
  })
})
