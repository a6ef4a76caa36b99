import { describe, expect, it } from '@jest/globals'
import { reader } from '../../../../../src/core/evidence/tables/schedulers/cluster-calls.ts'
import { observationLines } from '../../../../support/observation-lines.ts'

const read = (text: string) => observationLines(reader, 'launch.py', text)

describe('calls that send a job to a cluster', () => {
  it.each([
    ['import submitit\nx.update_parameters(gpus_per_node=8, nodes=4)', 'perNode=8 nodes=4 count=32'],
    ['import nemo_run as run\nrun.SlurmExecutor(nodes=2, gpus_per_node=GPUS)\nGPUS = 4', 'perNode=4 nodes=2 count=8'],
    ['from nemo import llm\nm.pretrain_recipe(num_nodes=1, num_gpus_per_node=8)', 'perNode=8 nodes=1 count=8'],
    ['import ray\nScalingConfig(num_workers=4, use_gpu=True)', 'count=4'],
    ['import ray\nScalingConfig(num_workers=4, use_gpu=True, resources_per_worker={"GPU": 2})', 'count=8'],
    ['import ray\nScalingConfig(num_workers=n, use_gpu=True)', ''],
    [
      'from kubeflow.trainer import T\nCustomTrainer(num_nodes=2, resources_per_node={"gpu": 4})',
      'perNode=4 nodes=2 count=8',
    ],
    ['import kfp\nstep.set_gpu_limit(2)', 'perNode=2'],
    ['from flytekit import Resources\nf(requests=Resources(gpu="2"))', 'perNode=2'],
    ['from metaflow import resources\n@resources(gpu=4, memory=1)', 'perNode=4'],
  ])('%s', (text, numbers) => {
    expect(read(`${text}\n`)).toEqual([`2? accelerator gpu ${numbers}`.trim()])
  })

  it('follow the options of a program that submits itself', () => {
    const program = `import submitit
p.add_argument("--ngpus", "--gpus", default=8, type=int)
p.add_argument("--nodes", default=2)
gpus = args.ngpus
x.update_parameters(gpus_per_node=gpus, nodes=args.nodes)
`
    expect(read(program)).toEqual(['5? accelerator gpu perNode=8 nodes=2 count=16 byDefault'])
  })

  it.each([
    'import ray\nScalingConfig(num_workers=4, use_gpu=False)\n',
    'import ray\nScalingConfig(num_workers=4)\n',
    'gpus_per_node = 8\nx.update_parameters(gpus_per_node=8, nodes=1)\n',
    'import submitit\nx.update_parameters(nodes=4)\n',
    'import submitit\ndef f(gpus_per_node=8, nodes=1): pass\n',
    'from metaflow import resources\n@resources(gpu=0)\n',
    `import submitit\n${[1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `x.f(gpus_per_node=8, nodes=${n})\n`).join('')}`,
  ])('say nothing: %j', (text) => {
    expect(read(text)).toEqual([])
  })
})
