import { describe, expect, it } from '@jest/globals'
import { reader } from '../../../../../src/core/evidence/tables/schedulers/cluster-settings.ts'
import { reader as submitit } from '../../../../../src/core/evidence/tables/schedulers/submitit.ts'
import { observationLines } from '../../../../support/observation-lines.ts'

const read = (text: string) => observationLines(reader, 'configs/grpo.yaml', text)

describe('cluster settings', () => {
  it('reads the size of a cluster, wherever it stands', () => {
    expect(read('cluster:\n  gpus_per_node: 8\n  num_nodes: 4\n')).toEqual([
      '2? accelerator gpu perNode=8 nodes=4 count=32',
    ])
    expect(read('launcher:\n  num_nodes: 1\n  gpus_per_node: 8\n')).toEqual([
      '3? accelerator gpu perNode=8 nodes=1 count=8',
    ])
    expect(read('trainer:\n  nnodes: 2\n  n_gpus_per_node: 4\n')).toEqual([
      '3? accelerator gpu perNode=4 nodes=2 count=8',
    ])
    expect(read('gpus_per_node: 8\nother: 1\n')).toEqual(['1? accelerator gpu perNode=8'])
  })

  it('counts other processors where a file is named for them', () => {
    const text = 'cluster:\n  n_gpus_per_node: 16\n  n_nodes: 2\n'
    expect(observationLines(reader, 'configs/grpo_npu.yaml', text)).toEqual([
      '2? accelerator other perNode=16 nodes=2 count=32',
    ])
    expect(observationLines(reader, 'configs/input.yaml', text)).toEqual([
      '2? accelerator gpu perNode=16 nodes=2 count=32',
    ])
  })

  it('reads keys in capitals, and processes that talk as GPUs do', () => {
    expect(read('SLURM:\n  NUM_NODES: 2\n  NUM_GPUS_PER_NODE: 8\n')).toEqual([
      '3? accelerator gpu perNode=8 nodes=2 count=16',
    ])
    const processes = (backend: string) => `DIST:\n  BACKEND: ${backend}\n  NUM_NODES: 2\n  NUM_PROC_PER_NODE: 8\n`
    expect(read(processes('nccl'))).toEqual(['4? accelerator gpu perNode=8 nodes=2 count=16'])
    expect(read(processes('gloo'))).toEqual([])
    expect(read('backend: nccl\nnproc_per_node: 8\n')).toEqual([])
  })

  it('says nothing of what is open or too much', () => {
    expect(read('cluster:\n  gpus_per_node: null\n  num_nodes: 4\n')).toEqual([])
    expect(read('cluster:\n  gpus_per_node: ${GPUS}\n')).toEqual([])
    expect(read('cluster:\n  gpus_per_node: 64\n')).toEqual([])
    expect(read('cluster:\n  gpus_per_node: 0\n')).toEqual([])
    expect(read('cluster:\n  gpus_per_node: 8\n  num_nodes: ${N}\n')).toEqual(['2? accelerator gpu perNode=8'])
  })

  it('reads a number of nodes by itself, where the section is about how a training is spread', () => {
    expect(read('cluster:\n  num_nodes: 4\n')).toEqual(['2? accelerator nodes=4'])
    expect(read('config:\n  DISTRIBUTED:\n    NUM_NODES: 2\n    NUM_PROC_PER_NODE: 8\n')).toEqual([
      '3? accelerator gpu perNode=8 count=16 nodes=2',
    ])
    expect(read('DISTRIBUTED:\n  NUM_NODES: 1\n  NUM_PROC_PER_NODE: 8\n')).toEqual([
      '2? accelerator gpu perNode=8 count=8 nodes=1',
    ])
    for (const other of [
      'cluster:\n  num_nodes: 1\n',
      'cluster:\n  num_nodes: ${N}\n',
      'slurm:\n  num_nodes: 4\n',
      'a:\n  b:\n    cluster:\n      num_nodes: 4\n',
      'DISTRIBUTED:\n  NUM_NODES: 1\n  NUM_PROC_PER_NODE: 75\n',
      'trainer:\n  num_nodes: 4\n  max_steps: 10\n',
      'cluster:\n  num_nodes: 4\ninference:\n  num_gpu_nodes: 2\n',
      'cluster:\n  num_nodes: 4\ntrainer:\n  num_nodes: 2\n',
    ])
      expect(read(other)).toEqual([])
  })

  it('says nothing of a list of machines', () => {
    const machines = Array.from({ length: 9 }, (_, at) => `m${at}:\n  gpus_per_node: 8\n`).join('')
    expect(read(machines)).toEqual([])
  })

  it('takes sizes further in for parts of the cluster', () => {
    const part = 'policy:\n  generation:\n    resources:\n      gpus_per_node: 8\n      num_nodes: 1\n'
    expect(read(`${part}cluster:\n  gpus_per_node: 8\n  num_nodes: 3\n`)).toEqual([
      '7? accelerator gpu perNode=8 nodes=3 count=24',
    ])
    expect(read(part)).toEqual(['4? accelerator gpu perNode=8 nodes=1 count=8'])
  })

  it('leaves to submitit what submitit is told', () => {
    const text = 'nodes: 2\ngpus_per_node: 8\n'
    expect(read(text)).toEqual([])
    expect(observationLines(submitit, 'a.yaml', text)).toEqual(['1? accelerator perNode=8 nodes=2 count=16'])
  })

  it('reads what a program asks a scheduler for', () => {
    expect(read('pbs:\n  nodes: 6\n  ncpus: 32\n  ngpus: 4\n  queue: q\n')).toEqual([
      '4? accelerator gpu perNode=4 nodes=6 count=24',
    ])
    expect(read('pbs:\n  ngpus: 2\n  gpu_type: a100\n')).toEqual(['2? accelerator gpu nvidia a100 perNode=2'])
    expect(read('slurm:\n  nodes: 1\n  ngpus: 2\n')).toEqual(['3? accelerator gpu perNode=2 nodes=1 count=2'])
    expect(read('slurm:\n  nodes: 3\n  ngpus: 6\n')).toEqual(['3? accelerator gpu perNode=6'])
    for (const none of ['pbs:\n  nodes: 6\n  ncpus: 32\n', 'pbs:\n  ngpus: 0\n', 'pbs:\n  ngpus: ${N}\n'])
      expect(read(none)).toEqual([])
  })
})
