import { describe, expect, it } from '@jest/globals'
import { reader } from '../../../../../src/core/evidence/tables/configurations/fairseq.ts'
import { observationLines } from '../../../../support/observation-lines.ts'

const read = (distributed: string, common = 'fp16: true') =>
  observationLines(reader, 'config/pretrain.yaml', `common:\n  ${common}\ndistributed_training:\n  ${distributed}\n`)

describe('configurations of fairseq', () => {
  it('tell the size of the world, and of its nodes', () => {
    expect(read('distributed_world_size: 64')).toEqual(['4? accelerator gpu count=64'])
    expect(read('distributed_world_size: 64\n  nprocs_per_node: 8')).toEqual([
      '4? accelerator gpu count=64 perNode=8 nodes=8',
    ])
    expect(read('distributed_world_size: 64\n  nprocs_per_node: 7')).toEqual(['4? accelerator gpu count=64'])
    expect(read('distributed_world_size: 1')).toEqual(['4? accelerator gpu count=1'])
  })

  it('say nothing of what is filled in, and of other devices', () => {
    expect(read('distributed_world_size: 8${x}')).toEqual([])
    expect(read('ddp_backend: c10d')).toEqual([])
    expect(read('distributed_world_size: 8', 'tpu: true')).toEqual([])
    expect(read('distributed_world_size: 8', 'cpu: true')).toEqual([])
    expect(observationLines(reader, 'a.yaml', 'other:\n  distributed_world_size: 8\n')).toEqual([])
  })
})
