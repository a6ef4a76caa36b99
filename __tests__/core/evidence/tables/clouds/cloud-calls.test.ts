import { describe, expect, it } from '@jest/globals'
import { reader } from '../../../../../src/core/evidence/tables/clouds/cloud-calls.ts'
import { observationLines } from '../../../../support/observation-lines.ts'

const read = (text: string) => observationLines(reader, 'launch.py', `${text}\n`)

describe('calls of the packages of clouds', () => {
  it('are read for SkyPilot, with the nodes of its task', () => {
    const task = 'import sky\ntask = sky.Task(run="a", num_nodes=2)\n'
    const a100 = '3? accelerator gpu nvidia A100 perNode=8 nodes=2 count=16'
    expect(read(`${task}task.set_resources(sky.Resources(accelerators="A100:8"))`)).toEqual([a100])
    expect(read(`${task}r = sky.Resources(accelerators={"A100": 8}, infra="aws", use_spot=True)`)).toEqual([
      `${a100} aws spot`,
    ])
    expect(read('import sky\nt = sky.Task(run="a")\nr = sky.Resources(accelerators="V100")')).toEqual([
      '3? accelerator gpu nvidia V100 perNode=1 nodes=1 count=1',
    ])
    expect(read('import sky\nr = sky.Resources(accelerators="tpu-v4-16")\nt = sky.Task(num_nodes=n)')).toEqual([
      '2? accelerator tpu google tpu-v4',
    ])
    expect(read('import sky\nr = sky.Resources(accelerators={"A100": 8, "H100": 8})')).toEqual([])
    expect(read('import other\n# sky\nr = Resources(accelerators="A100:8")')).toEqual([])
  })

  it('are read for RunPod, whose pods are one machine', () => {
    const pod = (words: string) => read(`import runpod\nrunpod.create_pod(${words})`)
    expect(pod('"x", gpu_type_id="NVIDIA H100 80GB HBM3", gpu_count=4')).toEqual([
      '2? accelerator gpu nvidia H100 80GB HBM3 perNode=4 nodes=1 count=4 runpod',
    ])
    expect(pod('"x", gpu_type_id="NVIDIA A40"')).toEqual([
      '2? accelerator gpu nvidia A40 perNode=1 nodes=1 count=1 runpod',
    ])
    expect(pod('"x", gpu_type_id="NVIDIA A40", gpu_count=n')).toEqual(['2? accelerator gpu nvidia A40 nodes=1 runpod'])
    expect(pod('"x", gpu_type_id=chosen, gpu_count=4')).toEqual([])
  })

  it('are read for the machines of AWS and Azure', () => {
    expect(read('import boto3\nec2.run_instances(InstanceType="p3.8xlarge", MinCount=1, MaxCount=2)')).toEqual([
      '2? accelerator gpu nvidia p3.8xlarge perNode=4 nodes=2 count=8 aws',
    ])
    expect(read('import boto3\nec2.run_instances(InstanceType="m5.large", MaxCount=2)')).toEqual([])
    const azure = 'from azure.ai.ml import command\nfrom azure.ai.ml.entities import AmlCompute\n'
    const cluster = 'c = AmlCompute(size="Standard_NC24ads_A100_v4", max_instances=4)\n'
    expect(read(`${azure}${cluster}job = command(compute="c", instance_count=2)`)).toEqual([
      '3? accelerator gpu nvidia Standard_NC24ads_A100_v4 perNode=1 nodes=2 count=2 azure',
    ])
    expect(read(`${azure}${cluster}`)).toEqual(['3? accelerator gpu nvidia Standard_NC24ads_A100_v4 perNode=1 azure'])
    const serving = 'd = ManagedOnlineDeployment(instance_type="Standard_NC24ads_A100_v4", instance_count=1)'
    expect(read(azure + serving)).toEqual([])
  })

  it('are read for workflows, Lightning and Kubernetes', () => {
    expect(read('from flytekit import Resources\n@task(requests=Resources(gpu="2"))')).toEqual([
      '2? accelerator gpu perNode=2',
    ])
    expect(read('from metaflow import resources\n@resources(gpu=4, memory=1)')).toEqual([
      '2? accelerator gpu perNode=4',
    ])
    const job = (machine: string) => read(`from lightning_sdk import Job, Machine\nJob.run(machine=Machine.${machine})`)
    expect(job('A100_X_8, num_machines=2')).toEqual([
      '2? accelerator gpu nvidia A100 perNode=8 nodes=2 count=16 lightning',
    ])
    expect(job('L4, num_machines=n')).toEqual(['2? accelerator gpu nvidia L4 perNode=1 lightning'])
    expect(job('CPU')).toEqual([])
    const limits = (value: string) =>
      read(`from kubernetes import client\nr = client.X(limits={"nvidia.com/gpu": ${value}})`)
    expect(limits('"4"')).toEqual(['2? accelerator gpu nvidia perNode=4'])
    expect(limits('n')).toEqual([])
    expect(limits('"0"')).toEqual([])
  })

  it('leave manifests to those who read them as a whole', () => {
    expect(read('import kubernetes\nj = {"apiVersion": "v1", "a": {"limits": {"amd.com/gpu": 8}}}')).toEqual([])
  })

  it('tell what whoever starts the program may overrule', () => {
    expect(
      read(
        'import runpod\np.add_argument("--gpu", default="NVIDIA A40")\nrunpod.create_pod("x", gpu_type_id=args.gpu)',
      ),
    ).toEqual(['2? accelerator gpu nvidia A40 perNode=1 nodes=1 count=1 runpod byDefault'])
  })

  it('are of all sizes where there are many', () => {
    const calls = Array.from({ length: 9 }, (_, at) => `client.X(limits={"nvidia.com/gpu": ${at + 1}})`).join('\n')
    expect(read(`import kubernetes\n${calls}`)).toEqual([])
  })
})
