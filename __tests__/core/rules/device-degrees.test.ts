import { describe, expect, it } from '@jest/globals'
import { chipDegreesWords, parallelismOnDevices } from '../../../src/core/rules/device-degrees.ts'

describe('degrees on chips of several devices', () => {
  it.each([
    ['fill the chips: tensor', { tensor: 4, data: 4 }, { tensor: 16, data: 4 }],
    ['fill the chips: fsdp', { fsdp: 16 }, { fsdp: 64 }],
    ['fill the chips: data', { pipeline: 2, data: 8 }, { pipeline: 2, data: 32 }],
    ['fill the devices', { tensor: 4, data: 16 }, { tensor: 4, data: 16 }],
    ['leave data open', { tensor: 16 }, { tensor: 16 }],
    ['are one word', 'fsdp', 'fsdp'],
  ] as const)('%s', (_, declared, onDevices) => {
    const chips = { count: 16, devicesPerChip: 4 }
    expect(parallelismOnDevices(declared, chips)).toEqual(onDevices)
    expect(chipDegreesWords(declared, chips)).toHaveLength(
      declared === onDevices || isSame(declared, onDevices) ? 0 : 1,
    )
  })

  it('are those of the chips where each is one device, or their number is open', () => {
    const declared = { tensor: 4, data: 4 }
    expect(parallelismOnDevices(declared, { count: 16, devicesPerChip: 1 })).toEqual(declared)
    expect(parallelismOnDevices(declared, { devicesPerChip: 4 })).toEqual(declared)
  })
})

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
