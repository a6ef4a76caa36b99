import { describe, expect, it } from '@jest/globals'
import { reader } from '../../../../../src/core/evidence/tables/configurations/machine-settings.ts'
import { observationLines } from '../../../../support/observation-lines.ts'

const read = (text: string) => observationLines(reader, 'conf/machines.yaml', text)

describe('settings of machines', () => {
  it('name a slice, a machine, or a model with its number', () => {
    const cases: [string, string[]][] = [
      ['node:\n  zone: us-east5-b\n  accelerator: v6e-8\n', ['3? accelerator tpu google v6e-8 count=8 gcp']],
      ['tpu_type: v4-64\nnum_nodes: 2\n', ['1? accelerator tpu google v4-64 count=64 gcp']],
      [
        'instance_type: p4d.24xlarge\ninstance_count: 2\n',
        ['1? accelerator gpu nvidia p4d.24xlarge perNode=8 nodes=2 count=16 aws'],
      ],
      ['chief:\n  num_accelerators: 16\n  accelerator_type: a100\n', ['3? accelerator gpu nvidia a100 perNode=16']],
      ['gpu: H100:4\n', ['1? accelerator gpu nvidia H100 perNode=4']],
      ['device:\n  num_tpu_cores: 512\n', ['2? accelerator tpu count=256']],
    ]
    for (const [text, said] of cases)
      expect(read(text).map((line) => line.replace('tpu google count', 'tpu count'))).toEqual(said)
  })

  it('name the image that the machines run, beside them only', () => {
    const image = 'image: pytorch/pytorch:2.5.1-cuda12.4-cudnn9-runtime\n'
    expect(read(`${image}tpu_type: v4-64\n`)).toEqual([
      '1? framework pytorch image 2.5.1',
      '1? stack cuda',
      '2? accelerator tpu google v4-64 count=32 gcp',
    ])
    expect(read(`${image}accelerator: auto\n`)).toEqual([])
  })

  it('tell nothing without a number, or of what is no model', () => {
    for (const text of [
      'accelerator_type: a100\n',
      'accelerator: gpu\ngpus: 4\n',
      'gpu: 4\n',
      'accelerator: auto\n',
      'gpu_type: a100\ngpus: 64\n',
      'num_tpu_cores: 7\n',
      'machine_type: n1-standard-8\n',
    ])
      expect(read(text)).toEqual([])
  })

  it('name the type of the nodes beside their number, and what is asked for on each', () => {
    const settings = (gpus: string, rest: string): string =>
      `image: a\nresources:\n  requests:\n    ${gpus}\n  nnodes: 4\n${rest}`
    expect(read(settings('"aws.amazon.com/neuron": 16', '  nproc_per_node: 32\n  node_type: trn1.32xlarge\n'))).toEqual(
      ['7? accelerator other aws trn1.32xlarge perNode=16 nodes=4 count=64 aws'],
    )
    expect(read(settings('"nvidia.com/gpu": 4', '  node_type: p4d.24xlarge\n'))).toEqual([
      '6? accelerator gpu nvidia p4d.24xlarge perNode=4 nodes=4 count=16 aws',
    ])
    expect(read(settings('cpu: 4', '  nproc_per_node: 2\n  node_type: g5.12xlarge\n'))).toEqual([
      '7? accelerator gpu nvidia g5.12xlarge perNode=2 nodes=4 count=8 aws',
    ])
    // A server of models has no number of nodes.
    expect(read('resources:\n  limits: { "nvidia.com/gpu": 8 }\n  node_type: p4d.24xlarge\n')).toEqual([])
  })

  it('name a slice below `tpu`, unless another device is chosen', () => {
    const settings = (strategy: string, type: string): string =>
      `runtime:\n  strategy: ${strategy}\n  tpu:\n    zone: europe-west4-a\n    type: '${type}'\n`
    expect(read(settings('tpu', 'v3-32'))).toEqual(['5? accelerator tpu google v3-32 count=16 gcp'])
    expect(read('tpu:\n  type: v4-8\n')).toEqual(['2? accelerator tpu google v4-8 count=4 gcp'])
    expect(read(settings('gpu_multinode', 'v3-32'))).toEqual([])
    expect(read(settings('tpu', 'v3'))).toEqual([])
    expect(read('model:\n  type: v3-32\n')).toEqual([])
  })

  it('leave the formats of others alone', () => {
    expect(read('resources:\n  accelerator: v6e-8\n')).toEqual([])
    expect(read('apiVersion: v1\naccelerator: v6e-8\n')).toEqual([])
  })

  it('name a model as a constraint of the nodes', () => {
    expect(read('SLURM:\n  CONSTRAINT: volta32gb\n')).toEqual(['2? accelerator gpu nvidia v100-32gb'])
    expect(read('slurm_constraint: a100\n')).toEqual(['1? accelerator gpu nvidia a100'])
    expect(read('constraint: gpu\n')).toEqual([])
    expect(read('constraint: positive\n')).toEqual([])
    expect(read('constraint: v4-8\n')).toEqual([])
  })
})
