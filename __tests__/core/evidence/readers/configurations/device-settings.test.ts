import { describe, expect, it } from '@jest/globals'
import { reader } from '../../../../../src/core/evidence/readers/configurations/device-settings.ts'
import { observationLines } from '../../../../support/observation-lines.ts'

const read = (text: string) => observationLines(reader, 'configs/base.yaml', text)

describe('the GPUs of a configuration', () => {
  it('are as many as it lists', () => {
    const two = ['accelerator gpu perNode=2 count=2']
    expect(read('lr: 1\ngpus: [0, 1]\n')).toEqual([`2? ${two}`])
    expect(read('GPUS: (0,1)\n')).toEqual([`1? ${two}`])
    expect(read('GPUS: (2, 3,)\n')).toEqual([`1? ${two}`])
    expect(read('train_gpu: [0, 1]\n')).toEqual([`1? ${two}`])
    expect(read('gpu_ids: "4,5"\n')).toEqual([`1? ${two}`])
    expect(read('train:\n  gpu_ids:\n  - 0\n  - 1\n')).toEqual([`2? ${two}`])
  })

  it('are as many as it says, of each node where one may have so many', () => {
    expect(read('n_gpus: 8\n')).toEqual(['1? accelerator gpu perNode=8'])
    expect(read('solver:\n  num_gpus: 4\n')).toEqual(['2? accelerator gpu perNode=4'])
    expect(read('num_gpus: 1\n')).toEqual(['1? accelerator gpu perNode=1'])
    expect(read('num_gpus: 64\n')).toEqual(['1? accelerator gpu count=64'])
  })

  it('may be devices and hosts of any kind, at the top of what a training is told', () => {
    expect(read('lr: 1\nnum_devices: 4\n')).toEqual(['2? accelerator perNode=4'])
    expect(read('training:\n  learning_rate: 1\nnum_hosts: 4\n')).toEqual(['3? accelerator nodes=4'])
    const others = ['num_devices: 4', 'lr: 1\nnum_devices: 1', 'lr: 1\nnum_devices: 64', 'lr: 1\nnum_hosts: 1']
    expect(others.flatMap((text) => read(`${text}\n`))).toEqual([])
    expect(read('lr: 1\nclients:\n  num_devices: 4\n')).toEqual([])
  })

  it('are not told by the index of one device, by a list that is none, or by what is filled in', () => {
    const texts = ['gpus: [3]', 'gpus: 1', 'num_gpus: 0', 'gpus: [0, 0]', 'gpus: [a, b]', 'gpus: 4', 'n_gpus: 8x']
    expect(texts.flatMap((text) => read(`${text}\n`))).toEqual([])
    expect(read('gpus: [${A}, ${B}]\n')).toEqual([])
  })

  it('are not those of parts that do not train, nor of what other readers read', () => {
    expect(read('rollout:\n  num_gpus: 4\n')).toEqual([])
    expect(read('trainer:\n  gpus: [0, 1]\n')).toEqual([])
    expect(read('a:\n  b:\n    num_gpus: 4\n')).toEqual([])
    expect(read('accelerator: gpu\ngpus: [0, 1]\n')).toEqual([])
    expect(read('num_gpus: 4\ngpu_type: a100\n')).toEqual([])
    expect(read('num_gpus: 4\ngpus_per_node: 4\n')).toEqual([])
  })
})
