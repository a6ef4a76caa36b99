import { describe, expect, it } from '@jest/globals'
import { resolveAccelerator } from '../../../src/core/catalog/names/accelerator-name.ts'
import { inferAccelerator } from '../../../src/core/catalog/names/inferred-accelerator.ts'

describe('a name that is not known', () => {
  it.each([
    ['TPU v9', 'tpu', 'google'],
    ['tpu-v8p-64', 'tpu', 'google'],
    ['v8e-16', 'tpu', 'google'],
    ['R300', 'gpu', 'nvidia'],
    ['B400', 'gpu', 'nvidia'],
    ['GB400 NVL72', 'gpu', 'nvidia'],
    ['RTX 6090', 'gpu', 'nvidia'],
    ['Rubin Ultra', 'gpu', 'nvidia'],
    ['NVIDIA X', 'gpu', 'nvidia'],
    ['A100X', 'gpu', 'nvidia'],
    ['NVIDIA GeForce RTX 3080 Laptop GPU', 'gpu', 'nvidia'],
    ['MI500X', 'gpu', 'amd'],
    ['Instinct MI450X', 'gpu', 'amd'],
    ['RX 9900 XTX', 'gpu', 'amd'],
    ['Arc B770', 'gpu', 'intel'],
    ['Jaguar Shores', 'gpu', 'intel'],
    ['Gaudi 4', 'npu', 'intel'],
    ['trn4', 'npu', 'aws'],
    ['Trainium5', 'npu', 'aws'],
    ['Ascend 990', 'npu', undefined],
    ['our new gpu', 'gpu', undefined],
    ['p9.48xlarge', 'gpu', undefined],
    ['ct9p-hightpu-4t', 'tpu', 'google'],
    ['g4ad.xlarge', 'gpu', 'amd'],
  ])('%s', (word, kind, vendor) => {
    expect(resolveAccelerator(word)).toBeUndefined()
    expect(inferAccelerator(word)).toEqual({ kind, ...(vendor && { vendor }) })
  })

  it.each([
    ...['', 'v9', 'h99', 'x100', 'M9', 'R2', 'R300x', 'banana', 'gpux', 'C500', '2080', 'L4-0', 'trn', 'arc', 'rx'],
    ...['no gpu', 'not a tpu', 'gpu or tpu', 'gpu tpu', 'cpu', 'nvidia grace cpu', 'edge tpu v9', 'm5.large'],
    ...['NVIDIA®', 'gpu!', 'x'.repeat(10_000), 'gpu '.repeat(1000)],
  ])('%j tells nothing', (word) => expect(inferAccelerator(word)).toBeUndefined())
})
