import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import type { MemoryInput } from '../../../src/core/sizing/memory/device-parts.ts'
import { estimateMemory } from '../../../src/core/sizing/memory/memory.ts'

const a100: MemoryInput = { parameters: 7e9, devices: 8, capacityPerDeviceGiB: 80, kind: 'gpu' }
const memory = (more: Partial<MemoryInput>) => {
  const estimate = estimateMemory({ ...a100, ...more })
  if (estimate === undefined) throw new Error('no estimate')
  return estimate
}

describe('the reference model of reinforcement learning', () => {
  const weights = (more: Partial<MemoryInput>): number =>
    memory({ parameters: 7e9, devices: 1, parallelism: 'none', architecture: 'transformer', ...more }).usual?.partsGiB
      .weights ?? 0
  const learns = { task: 'reinforcement-learning' } as const

  it('is a second copy of the weights, or with adapters the base without them', () => {
    expect(weights({ method: 'full', ...learns }) - weights({ method: 'full' })).toBeCloseTo(14e9 / 2 ** 30, 5)
    expect(weights({ method: 'lora', ...learns })).toBeCloseTo(weights({ method: 'lora' }), 5)
  })
})

describe('the verdict', () => {
  it('is absent without parameters', () => {
    expect(estimateMemory({ ...a100, parameters: undefined })).toBeUndefined()
  })

  it('shards over all devices where no parallelism is declared, and says so', () => {
    const undeclared = memory({ optimizer: 'adamw', sequenceLength: 4096 })
    expect(undeclared.verdict).toBe('fits')
    expect(undeclared.assumptions).toContain('hardware.parallelism not declared: sharded over all 8 devices')
    expect(memory({ optimizer: 'adamw', parallelism: 'data' }).verdict).toBe('does-not-fit')
  })

  it('says over how many devices it has to be sharded, where nobody says so and a copy on each would not fit', () => {
    const over = (more: Partial<MemoryInput>) => memory(more).usual?.shardedOver
    expect([over({}), over({ parallelism: 'fsdp' }), over({ parameters: 1e9 })]).toEqual([8, undefined, undefined])
    // All at once, its share of the batch is too large, but a copy of the model fits.
    const summed = { parameters: 4e9, sequenceLength: 4096, globalBatchSize: 512 }
    expect(over(summed)).toBeUndefined()
    expect(over({ ...summed, microBatchSize: 32 })).toBe(8)
  })

  it('names the keys that would tell only while it is unknown', () => {
    const unknown = memory({ devices: 1 })
    expect(unknown).toMatchObject({ verdict: 'unknown', usual: { fits: false } })
    expect(unknown.needs).toEqual([
      'model.optimizer',
      'model.precision',
      'model.weights_precision',
      'scale.sequence_length',
      'model.activation_checkpointing',
      'scale.micro_batch_size',
    ])
    expect(memory({}).needs).toEqual([])
  })

  it('takes fine-tuning without a method for something that adapters could do', () => {
    const job = { parameters: 70e9, devices: 1, task: 'fine-tuning', optimizer: 'adamw' } as const
    expect(memory(job).verdict).toBe('unknown')
    expect(memory(job).needs).toContain('model.method')
    expect(memory({ ...job, method: 'full' }).verdict).toBe('does-not-fit')
  })

  it('does not accuse where the number of devices is not known', () => {
    const job = { parameters: 400e9, devices: undefined, optimizer: 'adamw' } as const
    expect(memory(job)).toMatchObject({ verdict: 'unknown' })
    expect(memory(job).needs).toContain('hardware.count')
    expect(memory({ ...job, parallelism: 'fsdp' }).verdict).toBe('unknown')
    expect(memory({ ...job, parallelism: 'data' }).verdict).toBe('does-not-fit')
    expect(memory({ ...job, parallelism: { tensor: 8 } }).verdict).toBe('unknown')
  })

  it('does not estimate activations that the architecture does not tell', () => {
    for (const architecture of ['gnn', 'custom'] as const) {
      const estimate = memory({ parameters: 36.7e6, architecture })
      expect(estimate.verdict).toBe('unknown')
      expect(estimate.perDeviceGiB).toBeUndefined()
      expect(estimate.usual).toBeUndefined()
      expect(estimate.needs).toContain('operations.benchmarked')
    }
    expect(memory({ parameters: 40e6 }).needs).toContain('model.architecture')
  })

  it('leaves embedding tables to the host in the low bound', () => {
    const job = { architecture: 'recommender', parameters: 50e6, embeddingParameters: 1e12, devices: 8 } as const
    expect(memory(job)).toMatchObject({ verdict: 'unknown' })
    expect(memory(job).leastPerDeviceGiB).toBeLessThan(1)
    expect(memory({ ...job, embeddingParameters: 10e9 }).verdict).toBe('fits')
  })

  it('counts all experts in memory', () => {
    const mixtral = { parameters: 46.7e9, activeParameters: 12.9e9, architecture: 'moe', optimizer: 'adamw' } as const
    expect(memory({ ...mixtral, devices: 4 }).verdict).toBe('does-not-fit')
    expect(memory({ ...mixtral, devices: 16 }).usual?.fits).toBe(true)
  })

  it('of serving counts weights and the cache', () => {
    expect(memory({ task: 'inference', parameters: 70e9, computePrecision: 'bf16', devices: 1 }).verdict).toBe(
      'does-not-fit',
    )
    expect(memory({ task: 'inference', parameters: 70e9, computePrecision: 'bf16', devices: 4 }).verdict).toBe('fits')
    expect(memory({ task: 'inference', parameters: 70e9, devices: 1 }).verdict).toBe('unknown')
    expect(memory({ task: 'inference', parameters: 8e9, computePrecision: 'bf16', devices: 1 }).verdict).toBe('fits')
  })

  it('splits a long sequence over devices before it doubts', () => {
    const job = { parameters: 70e9, sequenceLength: 131_072, optimizer: 'adamw' } as const
    expect(memory({ ...job, devices: 512 }).usual?.fits).toBe(true)
    expect(memory({ ...job, devices: 512, parallelism: 'fsdp' }).usual?.fits).toBe(false)
  })
})

describe('what is computed at a time and not declared', () => {
  const unet = { task: 'training', architecture: 'cnn', parameters: 31e6, devices: 1, imageSize: 512 } as const
  const service = { task: 'inference', parameters: 8e9, computePrecision: 'bf16', sequenceLength: 8192 } as const

  it('leaves open whether images fit, and is asked for first', () => {
    const { verdict, usual, perDeviceGiB, needs } = memory(unet)
    expect({ verdict, usual, perDeviceGiB }).toMatchObject({ verdict: 'unknown', usual: { oneAtATime: 'sample' } })
    expect([usual?.fits, perDeviceGiB, needs[0]]).toEqual([undefined, undefined, 'scale.micro_batch_size'])
    expect(memory({ ...unet, microBatchSize: 8 }).usual?.fits).toBe(true)
  })

  it('is at most one sequence for each user of a service', () => {
    const open = memory({ ...service, users: 2000, devices: 1 })
    expect([open.verdict, open.usual?.fits, open.needs[0]]).toEqual(['unknown', undefined, 'scale.global_batch_size'])
    expect(memory({ ...service, users: 4, devices: 1 }).verdict).toBe('fits')
  })

  it('may be copied to all devices of an undeclared layout, where tensor parallelism cannot cut it', () => {
    const kept = { fullLayers: 61, latentSize: 576 }
    const mla = { ...service, parameters: 100e9, devices: 8, globalBatchSize: 64, sequenceLength: 16384 }
    const shape = { layers: 61, hiddenSize: 7168, heads: 128, kept }
    const open = memory({ ...mla, shape })
    const apart = memory({ ...mla, shape, parallelism: { tensor: 8 } })
    expect(open.usual?.partsGiB.cache ?? 0).toBeCloseTo((apart.usual?.partsGiB.cache ?? 0) / 8, 6)
    expect(open.perDeviceGiB?.[1]).toBeCloseTo(apart.perDeviceGiB?.[1] ?? 0, 6)
    expect(open.assumptions.join()).toContain('data-parallel attention')
    expect(memory({ ...mla, shape, task: 'pretraining' }).assumptions.join()).not.toContain('cache')
  })

  it('has no words where only samples are counted', () => {
    const samples = {
      architecture: 'transformer',
      parameters: 300e6,
      samples: 1e7,
      imageSize: 224,
      devices: 1,
    } as const
    expect(memory({ ...samples, task: 'training', microBatchSize: 8 }).usual?.partsGiB.logits).toBe(0)
  })
})

describe('the interval', () => {
  const parameters = fc.integer({ min: 1, max: 1_000_000 }).map((millions) => millions * 1e6)
  const devices = fc.integer({ min: 1, max: 4096 })
  const words = ['none', 'data', 'zero-1', 'zero-2', 'zero-3', 'fsdp'] as const
  const job = fc.record({
    parameters,
    devices: fc.option(devices, { nil: undefined }),
    parallelism: fc.constantFrom(
      undefined,
      ...words,
      { tensor: 4 },
      { tensor: 2, pipeline: 2, data: 2, zero: 2 as const },
    ),
    optimizer: fc.constantFrom(undefined, 'adamw', 'adam-8bit', 'sgd', 'adafactor'),
    method: fc.constantFrom(undefined, 'full', 'lora', 'qlora'),
    task: fc.constantFrom(undefined, 'training', 'fine-tuning', 'inference', 'reinforcement-learning'),
    architecture: fc.constantFrom(
      undefined,
      'transformer',
      'cnn',
      'resnet',
      'diffusion',
      'rnn',
      'gnn',
      'mlp',
      'custom',
    ),
    computePrecision: fc.constantFrom(undefined, 'fp32', 'bf16', 'fp8', 'fp4'),
    weightsPrecision: fc.constantFrom(undefined, 'fp32', 'bf16', 'int8'),
    activationCheckpointing: fc.constantFrom(undefined, true, false),
    sequenceLength: fc.option(fc.integer({ min: 1, max: 200_000 }), { nil: undefined }),
    microBatchSize: fc.option(fc.integer({ min: 1, max: 512 }), { nil: undefined }),
  })

  it('is finite, ordered and agrees with the verdict', () => {
    fc.assert(
      fc.property(job, (facts) => {
        const { verdict, leastPerDeviceGiB, perDeviceGiB, usual, capacityPerDeviceGiB, needs } = memory(
          facts as Partial<MemoryInput>,
        )
        const parts = Object.values(usual?.partsGiB ?? {})
        for (const part of parts) expect(part).toBeGreaterThanOrEqual(0)
        expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(usual?.perDeviceGiB ?? 0, 6)
        if (usual?.oneAtATime !== 'sample') expect(usual?.perDeviceGiB ?? 0).toBeLessThanOrEqual(perDeviceGiB?.[1] ?? 0)
        const [low, high] = perDeviceGiB ?? [leastPerDeviceGiB, Number.POSITIVE_INFINITY]
        expect(leastPerDeviceGiB).toBeGreaterThan(0)
        expect(leastPerDeviceGiB).toBeLessThanOrEqual(low)
        expect(low).toBeLessThanOrEqual(high)
        expect(Number.isFinite(low)).toBe(true)
        expect(verdict === 'does-not-fit').toBe(leastPerDeviceGiB > capacityPerDeviceGiB)
        if (verdict === 'fits') expect(high).toBeLessThanOrEqual(capacityPerDeviceGiB)
        if (verdict !== 'unknown') expect(needs).toEqual([])
      }),
    )
  })

  it('never needs more on twice the devices when everything is sharded', () => {
    fc.assert(
      fc.property(parameters, devices, (millions, count) => {
        const job = { parameters: millions, optimizer: 'adamw', parallelism: 'fsdp', sequenceLength: 1024 } as const
        const few = memory({ ...job, devices: count + 1 })
        const many = memory({ ...job, devices: 2 * (count + 1) })
        expect(many.perDeviceGiB?.[1]).toBeLessThanOrEqual(few.perDeviceGiB?.[1] ?? 0)
        expect(many.usual?.perDeviceGiB).toBeLessThanOrEqual(few.usual?.perDeviceGiB ?? 0)
      }),
    )
  })

  // Jobs without enough memory save it in ways that others do not use.
  it.each([0, 1e9])('never shrinks with more parameters, with %s GiB of room', (capacityPerDeviceGiB) => {
    fc.assert(
      fc.property(job, (facts) => {
        const one = memory({ ...facts, capacityPerDeviceGiB } as Partial<MemoryInput>)
        const two = memory({ ...facts, capacityPerDeviceGiB, parameters: facts.parameters * 2 } as Partial<MemoryInput>)
        expect(two.leastPerDeviceGiB).toBeGreaterThanOrEqual(one.leastPerDeviceGiB)
      }),
    )
  })
})
