import { describe, expect, it } from '@jest/globals'
import { reader } from '../../../../../src/core/evidence/tables/schedulers/submitit.ts'
import { observationLines } from '../../../../support/observation-lines.ts'

const read = (text: string) => observationLines(reader, 'configs/pretrain.yaml', text)

describe('submitit', () => {
  it('reads the nodes of a run and the processes on each', () => {
    expect(read('app: pretrain\nnodes: 16\ntasks_per_node: 8\n')).toEqual([
      '2? accelerator perNode=8 nodes=16 count=128',
    ])
    expect(read('gpus_per_node: 4\nnodes: 2\ntasks_per_node: 1\n')).toEqual([
      '2? accelerator perNode=4 nodes=2 count=8',
    ])
  })

  it('counts nothing that is open, alone, or too much for one node', () => {
    expect(read('nodes: 1\ntasks_per_node: 1\n')).toEqual([])
    expect(read('nodes: 2\ntasks_per_node: 64\n')).toEqual([])
    expect(read('nodes: <N>\ntasks_per_node: 8\n')).toEqual([])
    expect(read('job:\n  nodes: 2\n  tasks_per_node: 8\n')).toEqual([])
    expect(read('nodes: 2\n')).toEqual([])
  })
})
