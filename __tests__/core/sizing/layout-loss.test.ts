import { describe, expect, it } from '@jest/globals'
import { type LayoutLossInput, layoutLoss } from '../../../src/core/sizing/layout-loss.ts'

// Published runs lose a tenth themselves: 1.1 in each quotient. Interleaved schedules divide a bubble by at most 4.
const pipelined = (changes: Partial<LayoutLossInput> = {}) =>
  layoutLoss({ parallelism: { pipeline: 9, tensor: 2 }, devices: 72, globalBatchSize: 64, ...changes })

describe('the loss to the layout', () => {
  it('of a pipeline is (stages - 1) / micro-batches of its work, or a quarter of that', () => {
    // Four replicas with 16 micro-batches each: 8 / 16.
    expect(pipelined()).toEqual({
      factor: [(1 + 0.5 / 4) / 1.1, 1.5 / 1.1],
      likely: 1.5 / 1.1,
      pipeline: { stages: 9, microBatches: 16 },
      assumptions: ['a pipeline of 9 stages works on 16 micro-batches at a time'],
    })
  })

  it('is likely that of an interleaved schedule where the micro-batches are a multiple of the stages', () => {
    // Llama 3.1 405B: 16 stages, 16 micro-batches, 78 days on 16,384 H100.
    const { factor, likely, assumptions } = pipelined({ parallelism: { pipeline: 16, tensor: 2 }, devices: 128 })
    expect(factor).toEqual([(1 + 15 / 16 / 4) / 1.1, (1 + 15 / 16) / 1.1])
    expect(likely).toBe(factor[0])
    expect(assumptions).toEqual([
      'a pipeline of 16 stages works on 16 micro-batches at a time, in an interleaved schedule',
    ])
  })

  it.each([
    ['a micro-batch of four sequences', { microBatchSize: 4 }, 4],
    ['a micro-batch that leaves a rest', { microBatchSize: 3 }, 5],
    ['a micro-batch that is more than a replica has', { microBatchSize: 32 }, 1],
    ['twice the devices', { devices: 144 }, 8],
    ['devices that fill no further replica', { devices: 80 }, 16],
    ['declared replicas', { parallelism: { pipeline: 9, tensor: 2, data: 2 } }, 32],
    ['sharding over four', { parallelism: { pipeline: 9, tensor: 2, fsdp: 4 } }, 16],
    ['a context over two', { parallelism: { pipeline: 9, tensor: 2, context: 2 } }, 32],
  ] as const)('counts micro-batches for each replica: %s', (_, changes, microBatches) => {
    expect(pipelined(changes).pipeline).toEqual({ stages: 9, microBatches })
  })

  it('knows a pipeline from two stages on', () => {
    const stages = (pipeline: number) => pipelined({ parallelism: { pipeline } }).pipeline?.stages
    expect([1, 2].map(stages)).toEqual([undefined, 2])
  })

  it('is nothing where the bubble is that of published runs', () => {
    // 8 / 80 for one replica.
    expect(pipelined({ devices: 18, globalBatchSize: 80 })).toMatchObject({ factor: [1, 1], assumptions: [] })
    const { factor, assumptions } = pipelined({ devices: 18, globalBatchSize: 79 })
    expect(factor).toEqual([1, (1 + 8 / 79) / 1.1])
    expect(assumptions).toHaveLength(1)
  })

  it('is that of the replicas that have no sample', () => {
    expect(layoutLoss({ parallelism: 'data', devices: 64, globalBatchSize: 16 })).toEqual({
      factor: [4, 4],
      likely: 4,
      assumptions: ['64 replicas share a batch of 16, so the others wait'],
    })
    expect(layoutLoss({ parallelism: 'data', devices: 64, globalBatchSize: 64 }).factor).toEqual([1, 1])
    expect(layoutLoss({ parallelism: 'none', devices: 64, globalBatchSize: 16 }).factor).toEqual([1, 1])
  })

  it('multiplies where replicas wait and pipelines too', () => {
    // Eight replicas share four samples, each one micro-batch: twice (1 + 8).
    expect(pipelined({ devices: 144, globalBatchSize: 4 })).toEqual({
      factor: [(2 * (1 + 8 / 4)) / 1.1, (2 * (1 + 8)) / 1.1],
      likely: (2 * (1 + 8)) / 1.1,
      pipeline: { stages: 9, microBatches: 1 },
      assumptions: [
        '8 replicas share a batch of 4, so the others wait',
        'a pipeline of 9 stages works on 1 micro-batches at a time',
      ],
    })
  })

  it.each(['parallelism', 'devices', 'globalBatchSize'] as const)('is not known without %s', (key) => {
    expect(pipelined({ [key]: undefined })).toEqual({ factor: [1, 1], likely: 1, assumptions: [] })
  })
})
