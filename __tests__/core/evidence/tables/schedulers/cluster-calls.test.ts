import { describe, expect, it } from '@jest/globals'
import { reader } from '../../../../../src/core/evidence/tables/schedulers/cluster-calls.ts'
import { reader as kubernetes } from '../../../../../src/core/evidence/tables/schedulers/kubernetes-calls.ts'
import { reader as launcher } from '../../../../../src/core/evidence/tables/schedulers/launcher-calls.ts'
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
      'from pyspark.ml.torch.distributor import TorchDistributor\nTorchDistributor(num_processes=2, use_gpu=True)',
      'count=2',
    ],
    [
      'from kubeflow.trainer import T\nCustomTrainer(num_nodes=2, resources_per_node={"gpu": 4})',
      'perNode=4 nodes=2 count=8',
    ],
    ['import kfp\nstep.set_gpu_limit(2)', 'perNode=2'],
    ['import torchx\nspecs.Resource(cpu=8, gpu=4)', 'perNode=4'],
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

describe('resources of Kubernetes', () => {
  const limits = (value: string) =>
    observationLines(
      kubernetes,
      'a.py',
      `from kubernetes import client\nclient.X(limits={"nvidia.com/gpu": ${value}})\n`,
    )

  it('are the limits of a container', () => {
    expect(limits('"4"')).toEqual(['2? accelerator gpu nvidia perNode=4'])
    for (const none of ['n', '"0"']) expect(limits(none)).toEqual([])
  })

  it('are left to those who read manifests as a whole', () => {
    const manifest = 'import kubernetes\nj = {"apiVersion": "v1", "a": {"limits": {"amd.com/gpu": 8}}}\n'
    expect(observationLines(kubernetes, 'a.py', manifest)).toEqual([])
  })
})

describe('arguments of launchers', () => {
  const launch = (text: string) => observationLines(launcher, 'a.py', text)

  it('name accelerators, and count slices where they are told', () => {
    expect(launch('TYPE = "v6e-256"\nWorkload(device_type=TYPE, num_slices=2)\n')).toEqual([
      '2? accelerator tpu google v6e-256 count=512',
    ])
    expect(launch('Cluster(tpu_type="v6e-256")\n')).toEqual(['1? accelerator tpu google v6e'])
    expect(launch('train(gpu_type="h100", gpus_per_node=8, num_nodes=2)\n')).toEqual([
      '1? accelerator gpu nvidia h100 perNode=8 nodes=2 count=16',
    ])
  })

  it('name none that are kinds, open or parameters', () => {
    for (const text of [
      'torch.autocast(device_type="cuda")\n',
      'f(device_type="hpu")\n',
      'f(tpu_type="" + x)\n',
      'def f(tpu_type="v6e-256"): pass\n',
    ])
      expect(launch(text)).toEqual([])
  })
})
