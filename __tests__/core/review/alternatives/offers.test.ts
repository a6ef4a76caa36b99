import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { parse } from 'yaml'
import { accelerators } from '../../../../src/core/catalog/accelerators/index.ts'
import { largerMachine, sizeFrom, sizeUpTo } from '../../../../src/core/catalog/machines/sold-sizes.ts'
import { resolveMachine } from '../../../../src/core/catalog/names/machine-name.ts'
import { check, compare } from '../../../../src/core/index.ts'
import type { ReportAlternative, ReportJob } from '../../../../src/core/report/report.ts'

type Plain = { [key: string]: unknown }

const part = (id: string) => {
  const found = accelerators.find((each) => each.id === id)
  if (found === undefined) throw new Error(id)
  return found
}

describe('numbers of accelerators', () => {
  it('are those of machines that the provider has', () => {
    expect(sizeFrom(part('nvidia-b200-180gb'), 1, { provider: 'aws' })).toBe(8)
    expect(sizeFrom(part('nvidia-h100-80gb-sxm'), 2, { provider: 'gcp' })).toBe(2)
    expect(sizeFrom(part('nvidia-h100-80gb-sxm'), 9, { provider: 'gcp' })).toBe(16)
    expect(sizeFrom(part('nvidia-gb200-186gb'), 5, { provider: 'gcp' })).toBe(8)
  })

  it.each([
    ['g5.12xlarge', 8, 'g5.48xlarge'],
    ['g6e.4xlarge', 16, 'g6e.48xlarge'],
    ['a2-highgpu-1g', 4, 'a2-highgpu-4g'],
    ['Standard_NC24ads_A100_v4', 2, 'Standard_NC48ads_A100_v4'],
    ['p5.48xlarge', 16, undefined],
    ['g5.12xlarge', 12, undefined],
  ])('are in larger machines than %s for %d: %s', (name, chips, larger) => {
    const machine = resolveMachine(name)
    expect(machine && largerMachine(machine, chips)?.name).toBe(larger)
  })

  it('are those over which the work divides, and none where it divides over no near one', () => {
    const suits = (chips: number): boolean => 1024 % chips === 0
    expect(sizeFrom(part('nvidia-h100-80gb-sxm'), 65, { suits })).toBe(128)
    expect(sizeUpTo(part('nvidia-h100-80gb-sxm'), 127, { suits })).toBe(64)
    expect(sizeFrom(part('nvidia-h100-80gb-sxm'), 65, { suits: () => false })).toBeUndefined()
    expect(sizeFrom(part('google-tpu-v5e'), 9, { suits: () => false })).toBeUndefined()
  })
})

const examples = new URL('../../../../examples/', import.meta.url)

const texts = readdirSync(examples, { recursive: true, encoding: 'utf8' })
  .filter((path) => /(^|\/)accelerator\.ya?ml$/.test(path))
  .map((path) => ({ path, text: readFileSync(new URL(path, examples), 'utf8') }))

/** A job with an alternative applied. */
function taken(job: Plain, { set }: ReportAlternative): Plain {
  const changed = structuredClone(job)
  for (const { path, value } of set) {
    const steps = path.slice(0, -1).map(String)
    const parent = steps.reduce<Plain>((at, key) => {
      at[key] = typeof at[key] === 'object' ? at[key] : {}
      return at[key] as Plain
    }, changed)
    parent[String(path.at(-1))] = value
  }
  return changed
}

interface Offer {
  readonly path: string
  readonly offer: ReportAlternative
  readonly job: Plain
  readonly result: { readonly job: ReportJob | undefined; readonly severities: readonly string[] }
}

const reviewOf = (text: string) => check([{ path: 'accelerator.yml', text }]).files[0]

/** The alternatives in the examples, each applied and checked again. */
const offers = texts.flatMap(({ path, text }): Offer[] => {
  const file = reviewOf(text)
  // Values under the reference's names do not replace those under other names.
  if (file?.jobs.some(({ readAs }) => readAs.length > 0)) return []
  return (file?.jobs ?? []).flatMap(({ name, alternatives }) =>
    alternatives.map((offer) => {
      const plain = parse(text) as Plain
      const job = taken(((plain.jobs as Plain | undefined)?.[name] ?? plain) as Plain, offer)
      const again = reviewOf(JSON.stringify(job))
      const severities = (again?.findings ?? []).map(({ severity }) => severity)
      return { path, offer, job, result: { job: again?.jobs[0], severities } }
    }),
  )
})

const named = (wrong: readonly Offer[]): string[] => wrong.map(({ path, offer }) => `${path}: ${offer.change}`)

describe('what the examples are offered', () => {
  it('is something, and passes', () => {
    expect(offers.length).toBeGreaterThan(10)
    const failing = offers.filter(({ result }) => result.severities.some((severity) => severity !== 'notice'))
    expect(named(failing)).toEqual([])
  })

  it('leaves 5 % of the memory free', () => {
    const full = offers.filter(({ offer: { memory } }) => memory && memory.likelyGiB > 0.951 * memory.capacityGiB)
    expect(named(full)).toEqual([])
  })

  it('comes in whole machines or slices', () => {
    const bought = offers.filter(({ offer }) => offer.set.some(({ path }) => path[0] === 'hardware'))
    const odd = bought.filter(({ result }) => {
      const { count, accelerator, provider } = result.job?.declared ?? {}
      const chip = accelerators.find(({ id, name }) => id === accelerator || name === accelerator)
      return count !== undefined && chip !== undefined && sizeFrom(chip, count, { provider }) !== count
    })
    expect(named(odd)).toEqual([])
  })

  it('gives every replica the same number of samples', () => {
    const uneven = offers.filter(({ job, result }) => {
      const { global_batch_size: batch } = (job.scale ?? {}) as { global_batch_size?: number }
      const { parallelism } = (job.hardware ?? {}) as { parallelism?: string | Record<string, number> }
      const degrees = typeof parallelism === 'object' ? parallelism : {}
      const model = (degrees.tensor ?? 1) * (degrees.pipeline ?? 1) * (degrees.context ?? 1)
      const { count } = result.job?.declared ?? {}
      return batch !== undefined && count !== undefined && parallelism !== 'none' && batch % (count / model) !== 0
    })
    expect(named(uneven)).toEqual([])
  })

  it('takes at most three times the chip-hours of another offer on the same accelerator', () => {
    const accelerator = ({ result }: Offer): string => `${result.job?.declared?.accelerator}`
    const wasteful = offers.filter((one) => {
      const same = offers.filter((other) => other.path === one.path && accelerator(other) === accelerator(one))
      const least = Math.min(...same.map(({ offer }) => offer.likelyChipHours ?? Number.POSITIVE_INFINITY))
      return (one.offer.likelyChipHours ?? 0) > 3 * least
    })
    expect(named(wasteful)).toEqual([])
  })
})

describe('an offer', () => {
  const changesOf = (text: string): readonly string[] =>
    (reviewOf(text)?.jobs ?? []).flatMap(({ alternatives }) => alternatives.map(({ change }) => change))

  it('declares the number that the job declares, and puts stages that wait into one host', () => {
    const offered = reviewOf(`task: pretraining
framework: { name: pytorch, libraries: [megatron-lm] }
scale: { tokens: 20B, sequence_length: 4096, micro_batch_size: 2, global_batch_size: 16 }
model: { name: meta-llama/Llama-2-13b, precision: bf16, optimizer: adamw, activation_checkpointing: true }
hardware: { accelerator: h100, count: 64, nodes: 8, provider: coreweave, parallelism: { pipeline: 8, data: 8 } }
`)?.jobs[0]?.alternatives
    expect(offered?.map(({ change }) => change)).toEqual([expect.stringContaining('tensor 8 instead of pipeline 8')])
  })

  it('is sold in the region, and brings the host memory of the machines that hold it', () => {
    const host = `task: fine-tuning
framework: { name: pytorch, libraries: [deepspeed] }
scale: { tokens: 50M, sequence_length: 2048, micro_batch_size: 1, global_batch_size: 8 }
model: { name: meta-llama/Llama-3.1-70B, precision: bf16, method: full, optimizer: adamw, activation_checkpointing: true }
hardware: { machine: a2-highgpu-8g, provider: gcp, parallelism: zero-3, offload: [optimizer, parameters] }
`
    expect(changesOf(host)).toEqual(expect.arrayContaining([expect.stringContaining('8× A100 SXM 80 GB')]))
    expect(changesOf(host)).not.toEqual(expect.arrayContaining([expect.stringMatching(/^[124]× /)]))
    const region = `framework: jax
stage: prototype
hardware: { accelerator: tpu-v4-32, provider: gcp, region: us-central2 }
`
    expect(changesOf(region)).toEqual([])
  })

  it('is of GPUs with PyTorch itself, where PyTorch/XLA is what forbids them', () => {
    const ported = `task: training
framework: { name: pytorch-xla, version: "2.8" }
stage: production
model: { architecture: transformer, custom_kernels: [cuda], precision: bf16, optimizer: adamw }
scale: { parameters: 1.5B, tokens: 50B, global_batch_size: 256, sequence_length: 2048 }
hardware: { accelerator: tpu-v5e-64, provider: gcp, parallelism: fsdp }
`
    const offers = changesOf(ported)
    expect(offers.length).toBeGreaterThan(0)
    for (const change of offers) expect(change).toContain('PyTorch instead of PyTorch/XLA')
  })

  it('does not shrink a job to a corner of its hardware, for the batch to divide', () => {
    const uneven = `task: pretraining
framework: { name: pytorch, libraries: [megatron-lm] }
model: { architecture: transformer, precision: bf16, optimizer: adamw }
scale: { parameters: 3B, tokens: 60B, global_batch_size: 100, micro_batch_size: 2, sequence_length: 4096 }
hardware: { accelerator: h100, count: 64, parallelism: { data: 64 } }
`
    expect(changesOf(uneven)).toEqual([])
  })

  it('uses what runs on the chip, in numbers that its machines hold', () => {
    const on = (machine: string, model: string): string => `task: fine-tuning
framework: { name: pytorch, libraries: [optimum-neuron] }
scale: { tokens: 200M, sequence_length: 2048, micro_batch_size: 1, global_batch_size: 48 }
model: { name: ${model}, precision: bf16, method: full, optimizer: adamw, activation_checkpointing: true }
hardware: { machine: ${machine}, provider: aws }
`
    expect(changesOf(on('inf2.48xlarge', 'meta-llama/Llama-2-7b'))).toContainEqual(
      expect.stringContaining('16× Trainium '),
    )
    const large = changesOf(on('trn1.32xlarge', 'mistralai/Mixtral-8x7B-v0.1'))
    expect(large.length).toBeGreaterThan(0)
    expect(large).not.toContainEqual(expect.stringContaining('8-bit Adam'))
  })

  it('costs no more than what compare shows of the same vendor', () => {
    const text = `task: fine-tuning
framework: pytorch
stage: production
scale: { parameters: 7B, tokens: 1B, sequence_length: 4096 }
model: { architecture: transformer, precision: bf16, custom_kernels: [cuda] }
hardware: { accelerator: tpu-v5e-64 }
`
    const nvidia = /^(?!GH200|.*PCIe)/
    const shown = compare({ path: 'accelerator.yml', text }).rows.flatMap(({ accelerator, verdict, cost }) => {
      const { vendor, name, segment } = accelerators.find(({ id }) => id === accelerator) ?? {}
      const isLike = vendor === 'nvidia' && segment === 'data-centre' && nvidia.test(`${name}`)
      return isLike && verdict === 'fit' && cost?.likely ? [cost.likely] : []
    })
    const [best] = reviewOf(text)?.jobs[0]?.alternatives ?? []
    expect(shown.length).toBeGreaterThan(5)
    expect(best?.cost?.likely).toBeLessThanOrEqual(1.05 * Math.min(...shown))
  })

  it('is no training of what is served, and no hall at the edge', () => {
    const served = `task: inference
stage: production
framework: { name: pytorch, libraries: [tensorrt-llm] }
model: { name: meta-llama/Llama-3.1-70B, precision: bf16 }
scale: { sequence_length: 8192, global_batch_size: 32 }
hardware: { accelerator: a100-80gb, count: 8, provider: gcp, parallelism: { tensor: 4, data: 4 } }
`
    expect(changesOf(served).length).toBeGreaterThan(0)
    expect(changesOf(served)).not.toContainEqual(expect.stringMatching(/ZeRO|FSDP/))
    const edge = `task: inference
stage: production
framework: tensorflow
needs: { edge: true }
model: { architecture: cnn }
hardware: { accelerator: tpu-v5e-4, provider: gcp }
`
    expect(changesOf(edge)[0]).toContain('L4 instead of TPU v5e-4')
    expect(changesOf(edge)).not.toContainEqual(expect.stringMatching(/[AH]100/))
  })

  it('is the least that fits, where nobody asks for more speed', () => {
    const served = `task: inference
stage: production
framework: { name: pytorch, libraries: [vllm] }
scale: { sequence_length: 32768, global_batch_size: 64 }
model: { name: meta-llama/Llama-3.1-70B-Instruct, precision: bf16 }
hardware: { accelerator: h100, count: 4, nodes: 1, provider: lambda, interconnect: nvlink, parallelism: { tensor: 4 } }
`
    expect(changesOf(served)[0]).toContain('16 accelerators instead of 4 and tensor parallelism over 8 devices')
  })

  it('is a line of the manifest where that is enough', () => {
    const on = (framework: string, hardware: string, operations = '{}'): readonly string[] =>
      changesOf(
        `framework: ${framework}\nmodel: { name: meta-llama/Llama-3.1-8B, precision: bf16, method: lora }\nhardware: ${hardware}\noperations: ${operations}\n`,
      )
    expect(on('{ name: pytorch, version: "2.4" }', 'B200:8')).toEqual(['PyTorch 2.7 instead of 2.4'])
    const attention = on(
      '{ name: pytorch, libraries: [flash-attention, peft] }',
      '{ accelerator: m2-ultra, count: 1, memory: 192GB }',
    )
    expect(attention).toEqual(["PyTorch's own attention instead of FlashAttention"])
    const spot = on('pytorch', '{ accelerator: a100-80gb, count: 8, spot: true }', '{ saves_checkpoints: false }')
    expect(spot[0]).toBe('checkpoints that are kept elsewhere')
    const region = on('jax', '{ accelerator: tpu-v4-64, provider: gcp, region: europe-west4 }')
    expect(region).toEqual(['us-central2 instead of europe-west4'])
  })
})
