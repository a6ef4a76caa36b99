import { describe, expect, it } from '@jest/globals'
import type { Observation } from '../../../../../src/core/evidence/observation/observation.ts'
import { SourceFile } from '../../../../../src/core/evidence/source-file.ts'
import { reader } from '../../../../../src/core/evidence/tables/clouds/dstack.ts'

const read = (text: string): readonly Observation[] => reader.read(new SourceFile('.dstack.yml', text))
const gpu = (written: string, rest = '') => read(`type: task\n${rest}\nresources:\n  gpu: ${written}\n`)

describe('dstack', () => {
  it('reads a task on several nodes', () => {
    const text = `type: task
name: train-distrib
nodes: 2
image: nvcr.io/nvidia/pytorch:25.01-py3
commands:
  - torchrun --nproc-per-node=$DSTACK_GPUS_PER_NODE train.py
backends: [aws]
spot_policy: spot
resources:
  gpu: H100:8
`
    const seen = read(text)
    expect(seen.find(({ what }) => what === 'accelerator')).toEqual({
      what: 'accelerator',
      place: { path: '.dstack.yml', line: 10 },
      certainty: 'states',
      job: 'train-distrib',
      kind: 'gpu',
      vendor: 'nvidia',
      accelerator: 'H100',
      perNode: 8,
      nodes: 2,
      count: 16,
      provider: 'aws',
      spot: true,
    })
    expect(seen.filter(({ what }) => what === 'framework')).toMatchObject([
      { framework: 'pytorch', how: 'image' },
      { framework: 'pytorch', how: 'configured' },
    ])
  })

  it('reads models, vendors, memory and numbers in any order', () => {
    expect(gpu('A100:80GB:2')).toMatchObject([{ accelerator: 'A100-80GB', count: 2 }])
    expect(gpu('nvidia:2')).toMatchObject([{ kind: 'gpu', vendor: 'nvidia', count: 2 }])
    expect(gpu('MI300X:8')).toMatchObject([{ kind: 'gpu', vendor: 'amd', count: 8 }])
    expect(gpu('v5litepod-8')).toMatchObject([{ kind: 'tpu', vendor: 'google', count: 8 }])
    expect(gpu('tpu:v2-8')).toMatchObject([{ kind: 'tpu', accelerator: 'v2-8', count: 4 }])
    expect(gpu('{ name: H100, memory: 80GB, count: 4 }')).toMatchObject([{ accelerator: 'H100-80GB', count: 4 }])
    expect(gpu('24GB')).toEqual([
      { what: 'accelerator', place: { path: '.dstack.yml', line: 4 }, certainty: 'states', kind: 'gpu', nodes: 1 },
    ])
  })

  it('leaves open what the file leaves open', () => {
    for (const open of ['H100', 'H100:1..8', 'H100:2..', '{ name: H100, count: 1..4 }']) {
      expect(gpu(open)).toEqual([expect.not.objectContaining({ count: expect.anything() })])
    }
    expect(gpu('H100:4..4')).toMatchObject([{ count: 4 }])
    expect(gpu('[A100, H100]')).toEqual([expect.not.objectContaining({ accelerator: expect.anything() })])
    expect(gpu('A100,H100:2')).toMatchObject([{ kind: 'gpu', vendor: 'nvidia', count: 2 }])
    expect(gpu('[H100, v5litepod-8]')).toEqual([])
    expect(gpu('H100:8', `nodes: \${{ env.NODES }}`)).toEqual([
      expect.not.objectContaining({ nodes: expect.anything() }),
    ])
    for (const nothing of [`\${{ env.GPU }}`, '0', '"a:b:c:d"']) expect(gpu(nothing)).toEqual([])
  })

  it('only suggests what a fleet holds, and reads no other YAML', () => {
    expect(read('type: fleet\nnodes: 4\nresources:\n  gpu: MI300X:8\n')).toMatchObject([
      { certainty: 'suggests', nodes: 4, count: 32 },
    ])
    expect(read('type: volume\nresources:\n  gpu: H100\n')).toEqual([])
    expect(reader.mayHold?.('kind: task\n')).toBe(false)
  })
})
