import { describe, expect, it } from '@jest/globals'
import { SourceFile } from '../../../../../src/core/evidence/source-file.ts'
import { reader } from '../../../../../src/core/evidence/tables/schedulers/cluster-calls.ts'
import { observationLines } from '../../../../support/observation-lines.ts'

const read = (text: string) => (reader.mayHold?.(text) === false ? [] : observationLines(reader, 'launch.py', text))

describe('calls that send a job to a cluster', () => {
  it('reads submitit and the executors of NeMo-Run', () => {
    expect(read('executor.update_parameters(gpus_per_node=8, nodes=4, timeout_min=60)\n')).toEqual([
      '1? accelerator gpu perNode=8 nodes=4 count=32',
    ])
    expect(read('GPUS = 4\nrun.SlurmExecutor(nodes=2, gpus_per_node=GPUS)\n')).toEqual([
      '2? accelerator gpu perNode=4 nodes=2 count=8',
    ])
    expect(read('r = llama3_8b.pretrain_recipe(num_nodes=1, num_gpus_per_node=8)\n')).toEqual([
      '1? accelerator gpu perNode=8 nodes=1 count=8',
    ])
  })

  it('reads the workers of Ray Train', () => {
    expect(read('t = T(scaling_config=ScalingConfig(num_workers=4, use_gpu=True))\n')).toEqual([
      '1? accelerator gpu count=4',
    ])
    expect(read('ScalingConfig(num_workers=4, use_gpu=True, resources_per_worker={"CPU": 8, "GPU": 2})\n')).toEqual([
      '1? accelerator gpu count=8',
    ])
    expect(read('ScalingConfig(num_workers=4, use_gpu=False)\nScalingConfig(num_workers=n, use_gpu=True)\n')).toEqual(
      [],
    )
  })

  it('reads the distributions of Azure, with the instances beside them', () => {
    const job = (processes: string, instances = 'NODES') =>
      `NODES = 2\njob = command(\n  instance_count=${instances},\n  distribution=${processes},\n)\n`
    expect(read(job('PyTorchDistribution(process_count_per_instance=8)'))).toEqual([
      '4? accelerator gpu perNode=8 nodes=2 count=16 azure',
    ])
    expect(read(job('PyTorchDistribution(process_count_per_instance=8)', 'n'))).toEqual([
      '4? accelerator gpu perNode=8 azure',
    ])
    expect(read('c = MpiConfiguration(process_count_per_node=4, node_count=2)\n')).toEqual([
      '1? accelerator gpu perNode=4 nodes=2 count=8 azure',
    ])
    expect(read('c = PyTorchConfiguration(process_count=16, node_count=2)\n')).toEqual([
      '1? accelerator gpu nodes=2 count=16 azure',
    ])
    expect(read('c = MpiConfiguration(process_count_per_node=1, node_count=2)\n')).toEqual([])
    expect(read('c = PyTorchDistribution(process_count_per_instance=n)\n')).toEqual([])
    expect(read('c = PyTorchDistribution(process_count_per_instance=64)\n')).toEqual([])
  })

  it('reads the grids of Dora', () => {
    expect(read('launcher.slurm_(gpus=32, partition=p)\nlauncher.slurm_(\n  gpus=64)\n')).toEqual([
      '1? accelerator gpu count=32',
      '3? accelerator gpu count=64',
    ])
    expect(read('launcher.slurm_(gpus=n)\nlauncher.slurm_(mem=4)\n')).toEqual([])
  })

  it('takes the options of a program that submits itself for defaults', () => {
    const program =
      'import submitit\np.add_argument("--ngpus", default=8, type=int)\np.add_argument("--nodes", default=2)\n'
    expect(reader.read(new SourceFile('run_with_submitit.py', program))).toEqual([
      expect.objectContaining({ perNode: 8, nodes: 2, count: 16, byDefault: true, certainty: 'suggests' }),
    ])
    expect(read(program.replace('import submitit', 'import os'))).toEqual([])
    expect(read('import submitit\np.add_argument("--nodes", default=2)\n')).toEqual([])
  })

  it('says nothing of other calls', () => {
    expect(
      read('gpus_per_node = 8\nCluster(gpus_per_node=8, nodes=2)\nexecutor.update_parameters(gpus_per_node=n)\n'),
    ).toEqual([])
    expect(read('x.update_parameters(gpus_per_node=8, nodes=1)\n'.repeat(9))).toEqual([])
  })
})
