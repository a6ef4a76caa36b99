import { describe, expect, it } from '@jest/globals'
import { hostMemoryOf, machinesWithMemory } from '../../../src/core/catalog/machines/host-memory.ts'
import { machines } from '../../../src/core/catalog/machines/machines.ts'

describe('the memory of hosts', () => {
  it('is that of machine types which the catalog has', () => {
    const names = new Set(machines.map(({ name }) => name))
    expect(machinesWithMemory().filter((name) => !names.has(name))).toEqual([])
  })

  it('counts the hosts that a job needs', () => {
    const machine = machines.find(({ name }) => name === 'a2-highgpu-8g')
    expect(hostMemoryOf({ machine, accelerators: [], count: 16 })).toMatchObject({ hosts: 2, totalGiB: 1360 })
    expect(hostMemoryOf({ machine, accelerators: [], count: 16, nodes: 4 })).toMatchObject({ totalGiB: 2720 })
  })

  it('is the roomiest of a provider without a machine type', () => {
    const asked = { provider: 'aws', accelerators: ['nvidia-h100-80gb-sxm'], count: 4 }
    expect(hostMemoryOf(asked)).toMatchObject({ host: 'p5.48xlarge', totalGiB: 2048 })
  })

  it('is unknown where one of the machines is', () => {
    expect(hostMemoryOf({ provider: 'oci', accelerators: ['nvidia-h100-80gb-sxm'], count: 8 })).toBeUndefined()
    expect(hostMemoryOf({ provider: 'on-prem', accelerators: ['nvidia-h100-80gb-sxm'], count: 8 })).toBeUndefined()
    expect(hostMemoryOf({ provider: 'kaggle', accelerators: ['google-tpu-v3'], count: 4 })).toBeUndefined()
  })
})
