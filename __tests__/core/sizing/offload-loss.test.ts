import { describe, expect, it } from '@jest/globals'
import { type HostExchange, offloadLoss } from '../../../src/core/sizing/offload-loss.ts'

const llama: HostExchange = {
  offload: 'optimizer',
  chips: 1,
  parameters: 8e9,
  isFrozen: false,
  stepFlops: 6 * 8e9 * 2048,
}
const share = (more: Partial<HostExchange>): number => offloadLoss({ ...llama, ...more }, 100).hidden

describe('what offloading moves over PCIe', () => {
  it('is 4 bytes per trained parameter for optimizer states', () => {
    // 32 GB over 24.8 GB/s take 1.29 s; 9.83e13 operations at 100 TFLOP/s take 0.983 s.
    expect(share({})).toBeCloseTo(32 / 24.8 / 0.98304, 5)
    expect(share({ isFrozen: true })).toBe(0)
  })

  it('is hidden by accumulation, which computes more in a step', () => {
    expect(share({ stepFlops: 16 * llama.stepFlops, microSteps: 16 })).toBeCloseTo(share({}) / 16, 8)
    expect(offloadLoss({ ...llama, stepFlops: 1e16 }, 100).assumptions).toEqual([])
    expect(offloadLoss(llama, 100).assumptions).toHaveLength(1)
  })

  it('is fetched for each micro-batch where the weights are offloaded', () => {
    expect(share({ offload: 'all' }) / share({})).toBeCloseTo(6 / 4, 8)
    expect(share({ offload: 'all', microSteps: 8 }) / share({})).toBeCloseTo(34 / 4, 8)
    expect(share({ offload: 'all', isFrozen: true })).toBeCloseTo(share({}), 8)
  })

  it.each([
    ['zero-2', 1],
    ['fsdp', 1],
    [undefined, 1],
    [{ data: 8, zero: 1 }, 1],
    ['data', 8],
    [{ tensor: 4, data: 2 }, 2],
  ] as const)('is shared by the devices of %j', (parallelism, times) => {
    const eight = { chips: 8, stepFlops: 8 * llama.stepFlops }
    expect(share({ ...eight, parallelism })).toBeCloseTo((share({}) / 8) * times, 8)
  })
})
