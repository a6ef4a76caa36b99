import { describe, expect, it } from '@jest/globals'
import { acceleratorById } from '../../../src/core/catalog/accelerators/index.ts'
import { familyOfMachine } from '../../../src/core/catalog/machines/machine-families.ts'
import { machines } from '../../../src/core/catalog/machines/machines.ts'
import { hardwareOf } from '../../../src/core/evidence/observation/resource-request.ts'

describe('families of machines', () => {
  it('tell what the catalogue knows of their members', () => {
    for (const { name, provider, accelerator } of machines) {
      const family = familyOfMachine(name)
      const held = acceleratorById(accelerator)
      if (family) expect([name, family]).toEqual([name, { provider, kind: held?.kind, vendor: held?.vendor }])
    }
    expect(machines.filter(({ name }) => familyOfMachine(name)).length).toBeGreaterThan(100)
  })

  it.each([
    ['g4ad.16xlarge', 'aws', 'gpu', 'amd'],
    ['g6f.large', undefined, undefined, undefined],
    ['g6f.xlarge', 'aws', 'gpu', 'nvidia'],
    ['ml.g5.metal', 'aws', 'gpu', 'nvidia'],
    ['p9.48xlarge', 'aws', 'gpu', undefined],
    ['p8-c400.48xlarge', 'aws', 'gpu', undefined],
    ['trn3.48xlarge', 'aws', 'other', 'aws'],
    ['a5-highgpu-8g', 'gcp', 'gpu', 'nvidia'],
    ['ct9p-hightpu-4t', 'gcp', 'tpu', 'google'],
    ['Standard_NC8ads_A10_v4', 'azure', 'gpu', 'nvidia'],
    ['Standard_NV16as_v4', 'azure', 'gpu', 'amd'],
    ['Standard_ND96isr_MI355X_v6', 'azure', 'gpu', 'amd'],
    ['BM.GPU.MI400X.8', 'oci', 'gpu', 'amd'],
    ['BM.GPU.B100.8', 'oci', 'gpu', 'nvidia'],
    ['m5.large', undefined, undefined, undefined],
    ['r6g.xlarge', undefined, undefined, undefined],
    ['Standard_NP10s', undefined, undefined, undefined],
    ['Standard_D4s_v3', undefined, undefined, undefined],
    ['n1-standard-8', undefined, undefined, undefined],
    ['g2.example.com', undefined, undefined, undefined],
    ['p3', undefined, undefined, undefined],
    [`g5.${'1'.repeat(100_000)}xlarge`, undefined, undefined, undefined],
  ])('%.30s', (name, provider, kind, vendor) => {
    const family = familyOfMachine(name)
    expect([family?.provider, family?.kind, family?.vendor]).toEqual([provider, kind, vendor])
  })

  it('are told of machines that the catalogue lacks, which have no name then', () => {
    expect(hardwareOf('g4ad.xlarge')).toEqual({ provider: 'aws', kind: 'gpu', vendor: 'amd' })
    expect(hardwareOf('g2.2xlarge')).toEqual({ provider: 'aws', kind: 'gpu', vendor: 'nvidia', machine: 'g2.2xlarge' })
  })
})
