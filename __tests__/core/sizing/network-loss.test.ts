import { describe, expect, it } from '@jest/globals'
import { networkLoss } from '../../../src/core/sizing/network-loss.ts'

const cluster = { devices: 64, devicesPerHost: 8, fastDomain: 8, hostGBps: 400 }
const model = { parameters: 8e9, hiddenSize: 4096, isFrozen: false }
const sustainedTflops = 400

describe('the loss to the network', () => {
  it('is nothing inside one fast domain', () => {
    const inside = { ...cluster, devices: 8 }
    const exchange = { ...model, parallelism: { tensor: 8 }, stepFlops: 6 * 8e9 * 1000 } as const
    expect(networkLoss(inside, exchange, sustainedTflops)).toEqual({ added: 0, hidden: 0, assumptions: [] })
  })

  it('is nothing where a large batch hides the exchange', () => {
    const exchange = { ...model, parallelism: 'fsdp', stepFlops: 6 * 8e9 * 4e6 } as const
    expect(networkLoss(cluster, exchange, sustainedTflops).hidden).toBeLessThan(1)
  })

  it('grows as the network slows and as the batch shrinks', () => {
    const of = (hostGBps: number, tokens: number): number => {
      const exchange = { ...model, parallelism: 'fsdp', stepFlops: 6 * 8e9 * tokens } as const
      return networkLoss({ ...cluster, hostGBps }, exchange, sustainedTflops).hidden
    }
    // 48 GB over 12.5 GB/s take 3.84 s, at 0.6 of the line rate 6.4 s; 524k tokens compute for 0.983 s.
    expect(of(12.5, 524_288)).toBeCloseTo(6.51, 1)
    expect(of(25, 524_288)).toBeCloseTo(of(12.5, 524_288) / 2, 5)
    expect(of(12.5, 262_144)).toBeCloseTo(of(12.5, 524_288) * 2, 5)
  })

  it('moves less where a frozen base has no gradients', () => {
    const of = (isFrozen: boolean): number =>
      networkLoss({ ...cluster, hostGBps: 3 }, { ...model, isFrozen, parallelism: 'fsdp', stepFlops: 1e15 }, 400).hidden
    expect(of(true) / of(false)).toBeCloseTo(4 / 6, 5)
  })

  it('gathers split weights for each micro-batch, and sums gradients once', () => {
    const of = (parallelism: 'fsdp' | 'data', microSteps: number): number => {
      const exchange = { ...model, parallelism, stepFlops: 1e15, microSteps }
      return networkLoss({ ...cluster, hostGBps: 3 }, exchange, sustainedTflops).hidden
    }
    expect(of('fsdp', 16) / of('fsdp', 1)).toBeCloseTo(66 / 6, 5)
    expect(of('data', 16)).toBe(of('data', 1))
  })

  it('counts what each layer sums over PCIe, or over the network', () => {
    const of = (tensor: number, hostGBps?: number): number => {
      const network = { devices: 16, devicesPerHost: 8, fastDomain: 2, hostGBps }
      return networkLoss(network, { ...model, parallelism: { tensor } }, sustainedTflops).added
    }
    expect(of(2)).toBe(0)
    // 16 · h · 7/8 bytes over 31 GB/s against 72 · h² / 8 operations at 400 TFLOP/s.
    expect(of(8)).toBeCloseTo((16 * 4096 * (7 / 8)) / (0.6 * 31e9) / ((72 * 4096 ** 2) / (8 * 400e12)), 6)
    expect(of(16)).toBe(0)
    expect(of(16, 100)).toBeGreaterThan(of(16, 400))
  })
})
