import { describe, expect, it } from '@jest/globals'
import { resolveAccelerator, resolveMachine } from '../../../src/core/catalog/names/accelerator-name.ts'
import { type HardwareReading, readHardware } from '../../../src/core/catalog/names/hardware-phrase.ts'
import { systems } from '../../../src/core/catalog/names/systems.ts'
import { fold } from '../../../src/core/catalog/spelling.ts'

describe('a phrase', () => {
  it.each<[string, HardwareReading]>([
    ['H100', { accelerator: 'H100' }],
    ['8x H100', { accelerator: 'H100', count: 8 }],
    ['8xH100', { accelerator: 'H100', count: 8 }],
    ['H100 x8', { accelerator: 'H100', count: 8 }],
    ['H100:8', { accelerator: 'H100', count: 8 }],
    ['8 × NVIDIA A100 80GB', { accelerator: 'NVIDIA A100 80GB', count: 8 }],
    ['8x A100 (40GB)', { accelerator: 'A100 40GB', count: 8 }],
    ['8x H100, SXM5, 80GB', { accelerator: 'H100 SXM5 80GB', count: 8 }],
    ['4 A100s', { accelerator: 'A100s', count: 4 }],
    ['64 H100s', { accelerator: 'H100s', count: 64 }],
    ['8 V100s', { accelerator: 'V100', count: 8 }],
    ['8 L40S', { accelerator: 'L40S', count: 8 }],
    ['2x4090', { accelerator: '4090', count: 2 }],
    ['8 GPUs', { accelerator: 'GPUs', count: 8 }],
    ['one RTX 3090', { accelerator: 'RTX 3090', count: 1 }],
    ['single A100', { accelerator: 'A100', count: 1 }],
    ['8x H100 SXM on AWS', { accelerator: 'H100 SXM', count: 8, provider: 'aws' }],
    ['AWS us-east-1 8x H100', { accelerator: 'H100', count: 8, provider: 'aws' }],
    ['our cluster: 8x A100', { accelerator: 'A100', count: 8, provider: 'on-prem' }],
    ['RTX 4090 24GB at home', { accelerator: 'RTX 4090 24GB', provider: 'workstation' }],
    ['Kaggle T4 x2', { accelerator: 'T4', count: 2, provider: 'kaggle' }],
    ['AWS Trainium2 x16', { accelerator: 'Trainium2', count: 16, provider: 'aws' }],
    ['2x A100 MIG 3g.20gb', { accelerator: 'A100 MIG 3g.20gb', count: 2 }],
    ['DGX H100', { accelerator: 'h100-sxm', perNode: 8 }],
    ['2x DGX A100', { accelerator: 'a100-sxm', perNode: 8, nodes: 2 }],
    ['3x DGX H100 (24x H100)', { accelerator: 'h100-sxm', perNode: 8, nodes: 3 }],
    ['AWS p4d.24xlarge', { machine: 'p4d.24xlarge', provider: 'aws' }],
    ['DGX H100 x4', { accelerator: 'h100-sxm', perNode: 8, nodes: 4 }],
    ['p5.48xlarge x 2', { machine: 'p5.48xlarge', nodes: 2, provider: 'aws' }],
    ['2x3090 nvlink', { accelerator: '3090', count: 2, links: ['nvlink'] }],
    ['8 x A100 40GB + NVLink', { accelerator: 'A100 40GB', count: 8, links: ['nvlink'] }],
    ['2 x p5.48xlarge', { machine: 'p5.48xlarge', nodes: 2, provider: 'aws' }],
    [
      'a2-highgpu-8g (8x A100 40GB)',
      { accelerator: 'A100 40GB', machine: 'a2-highgpu-8g', perNode: 8, provider: 'gcp' },
    ],
    ['2 nodes of 8x H100', { accelerator: 'H100', perNode: 8, nodes: 2 }],
    ['2 nodes with 8 H100 each', { accelerator: 'H100', perNode: 8, nodes: 2 }],
    ['8 H100 per node, 4 nodes', { accelerator: 'H100', perNode: 8, nodes: 4 }],
    ['4 nodes x 8 A100', { accelerator: 'A100', perNode: 8, nodes: 4 }],
    ['16 H100s on 2 nodes', { accelerator: 'H100s', count: 16, nodes: 2 }],
    ['TPU v3-8 (Kaggle)', { accelerator: 'TPU v3-8', provider: 'kaggle' }],
    ['GCP TPU v4-32', { accelerator: 'v4-32', provider: 'gcp' }],
    ['2x v5e-64', { accelerator: 'v5e-64', slices: 2 }],
    ['4x4 TPU v5e', { accelerator: 'TPU v5e', topology: '4x4' }],
    ['8 T4 cards', { accelerator: 'T4', count: 8 }],
    ['two v3-32 pods', { accelerator: 'v3-32', slices: 2 }],
    ['512 TPU v4 chips', { accelerator: 'TPU v4', count: 512 }],
    // Groups of one accelerator add up, unless a general word repeats the same group.
    ['8x H100 + 56x H100', { accelerator: 'H100', count: 64 }],
    ['8x H100 and 8x H100', { accelerator: 'H100', count: 16 }],
    ['8 GPUs (8x H100)', { accelerator: 'H100', count: 8 }],
  ])('%s', (text, expected) => {
    const reading = readHardware(text)
    expect(reading).toEqual(expected)
    const name = reading?.accelerator === undefined ? undefined : resolveAccelerator(reading.accelerator)
    expect([name?.count, name?.slices]).toEqual([undefined, undefined])
    expect(name !== undefined || resolveMachine(reading?.machine ?? '') !== undefined).toBe(true)
  })

  it.each([
    // Words without a meaning.
    ...['lots of H100', 'A100 in the basement', '8x H100 or A100', 'H100 maybe', '8', '8 8 H100', '', ' ', 'x8', ','],
    // No accelerator.
    ...['AWS', '2 nodes', 'on AWS', 'DGX', 'our own servers'],
    // Contradictions.
    ...['AWS a2-highgpu-8g', 'p5.48xlarge (4x A100)', '2 H100 + 2 A100', '4x4 H100', '8x H100 on AWS on Azure'],
    ...['DGX H100 with 4 H100', 'H100 A100', '15 H100s on 2 nodes'],
    // Ambiguous: L40 or L40S, eight in total or per node, one group or two.
    ...['8 L40s', 'DGX H100 x8', '2 nodes, 8x H100', '8x H100, 8x H100', '2x A100, 8x A100'],
    // Groups of different kinds, or of nodes, are not added up.
    ...['H100 + 8x H100', '8x H100 + 8x H100 SXM', '2 nodes x 8 H100 + 2 nodes x 8 H100', 'v5e-16 + v5e-16'],
    ...['p5.48xlarge + p5.48xlarge', '2x DGX A100 + 1x DGX A100'],
    ...['8x H100 '.repeat(50), '__proto__', 'constructor x8'],
  ])('%j is not read', (text) => expect(readHardware(text)).toBeUndefined())
})

describe('systems', () => {
  it('hold accelerators, and have names of their own', () => {
    const names = systems.flatMap((system) => system.names.map(fold))
    expect(new Set(names).size).toBe(names.length)
    for (const { accelerator, names: own } of systems) {
      expect([own, resolveAccelerator(accelerator)?.kind]).toEqual([own, 'gpu'])
    }
  })
})
