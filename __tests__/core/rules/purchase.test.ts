import { describe, expect, it } from '@jest/globals'
import type { Accelerator } from '../../../src/core/catalog/accelerator.ts'
import { acceleratorById } from '../../../src/core/catalog/accelerators/index.ts'
import { resolveProvider } from '../../../src/core/catalog/names/providers.ts'
import type { JobDeclaration } from '../../../src/core/manifest/schema.ts'
import { divides, homeOf, mostAt, mostScaled, purchaseOf } from '../../../src/core/rules/purchase.ts'

const card = (id: string): Accelerator => acceleratorById(id) as Accelerator
const [h100, tpu, trainium, t4] = ['nvidia-h100-80gb-sxm', 'google-tpu-v5e', 'aws-trainium2', 'nvidia-t4-16gb'].map(
  card,
) as [Accelerator, Accelerator, Accelerator, Accelerator]

describe('the work of a job divides over devices or not', () => {
  const laidOut = (parallelism: object | string, batch?: number, micro?: number): JobDeclaration =>
    ({
      hardware: { parallelism },
      scale: { ...(batch && { global_batch_size: batch }), ...(micro && { micro_batch_size: micro }) },
    }) as JobDeclaration
  const batchOf = (batch: number, micro?: number): JobDeclaration =>
    ({ scale: { global_batch_size: batch, ...(micro && { micro_batch_size: micro }) } }) as JobDeclaration

  it.each<[string, JobDeclaration, readonly number[], readonly number[]]>([
    ['with nothing declared', {}, [1, 3, 7], []],
    ['in groups of its degrees', laidOut({ tensor: 2, pipeline: 2, context: 2 }), [8, 16, 24], [4, 12, 20]],
    ['in whole micro-batches for each replica', laidOut({ tensor: 2 }, 12, 2), [2, 4, 6, 12], [8, 10, 24]],
    ['in whole samples where a word is its layout', laidOut('fsdp', 12), [1, 4, 6], [5, 8, 24]],
    ['in anything where it is not divided', laidOut('none', 12), [1, 5, 8], []],
    ['in anything where it serves', { ...batchOf(12), task: 'inference' } as JobDeclaration, [5, 7], []],
    ['in one sample for several devices', batchOf(1), [16, 32], []],
    ['in one of several samples a device', batchOf(1, 2), [2], [16]],
    // Up to eight devices of a host may share a sample.
    ['in parts of a sample without a layout', batchOf(4), [1, 2, 4, 8, 16, 32], [3, 5]],
    ['in several samples a device', batchOf(12, 2), [2, 3, 6, 8, 12], [5, 7]],
  ])('%s', (_, declaration, can, cannot) => {
    expect(can.filter((devices) => !divides(declaration, devices))).toEqual([])
    expect(cannot.filter((devices) => divides(declaration, devices))).toEqual([])
  })

  it('counts the devices of a card, not the card', () => {
    const halves = { ...h100, devicesPerChip: 2 }
    const { suits } = purchaseOf(halves, laidOut({ tensor: 4 }), undefined)
    expect([1, 2, 3, 4].filter((chips) => suits?.(chips))).toEqual([2, 4])
  })
})

it('the provider of an accelerator is the declared one if it has it, or the only one', () => {
  const at = (provider: string, to: Accelerator) => purchaseOf(to, {}, resolveProvider(provider)).provider
  expect([homeOf(tpu), homeOf(trainium), homeOf(h100)]).toEqual(['gcp', 'aws', undefined])
  expect([at('azure', h100), at('azure', tpu), at('aws', trainium)]).toEqual(['azure', 'gcp', 'aws'])
  expect(purchaseOf(h100, {}, undefined).provider).toBeUndefined()
})

it.each([
  ['nobody', undefined, h100, 1_000_000],
  ['a cloud', 'aws', h100, 1_000_000],
  ['colab', 'colab', h100, 1],
  ['an edge device', 'edge', h100, 1],
  ['a workstation', 'workstation', h100, 4],
  ['kaggle', 'kaggle', tpu, 8],
  ['kaggle', 'kaggle', t4, 2],
  ['kaggle', 'kaggle', card('nvidia-l4-24gb'), 4],
  ['kaggle', 'kaggle', h100, 1],
])('%s assigns no more chips to a job', (_, provider, to, most) => {
  expect(mostAt(provider === undefined ? undefined : resolveProvider(provider), to)).toBe(most)
})

it('cards that are not for training on many of them stay in one machine', () => {
  const all = Number.POSITIVE_INFINITY
  expect([h100, tpu, t4, card('nvidia-rtx4090-24gb')].map(mostScaled)).toEqual([all, all, 8, 8])
  const variants: readonly Accelerator[] = [
    { ...h100, lacksChipLink: true },
    { ...h100, segment: 'workstation' },
    { ...h100, purpose: 'inference' },
    { ...tpu, purpose: 'inference' },
  ]
  expect(variants.map(mostScaled)).toEqual([8, 8, 8, all])
})
