import { describe, expect, it } from '@jest/globals'
import { reader } from '../../../../../src/core/evidence/tables/clouds/cloud-calls.ts'
import { observationLines } from '../../../../support/observation-lines.ts'

const read = (text: string, path = 'launch.py') => observationLines(reader, path, `${text}\n`)

describe('calls of the packages of clouds', () => {
  it('are read for SkyPilot, with the nodes of its task', () => {
    const task = 'import sky\ntask = sky.Task(run="a", num_nodes=2)\n'
    const a100 = '3? accelerator gpu nvidia A100 perNode=8 nodes=2 count=16'
    expect(read(`${task}task.set_resources(sky.Resources(accelerators="A100:8"))`)).toEqual([a100])
    expect(read(`${task}r = sky.Resources(accelerators={"A100": 8}, infra="aws", use_spot=True)`)).toEqual([
      `${a100} aws spot`,
    ])
    expect(read('import sky\nr = sky.Resources(accelerators="V100")')).toEqual([
      '2? accelerator gpu nvidia V100 perNode=1',
    ])
    expect(read('import sky\nr = sky.Resources(accelerators="tpu-v4-16")\nt = sky.Task(num_nodes=n)')).toEqual([
      '2? accelerator tpu google tpu-v4',
    ])
    expect(read('import sky\nr = sky.Resources(accelerators={"A100": 8, "H100": 8})')).toEqual([
      '2? accelerator gpu nvidia perNode=8 oneOf=A100,H100',
    ])
    expect(read('import other\n# sky\nr = Resources(accelerators="A100:8")')).toEqual([])
  })

  it('are read for the machines of AWS and Azure', () => {
    expect(read('import boto3\nec2.run_instances(InstanceType="p3.8xlarge", MinCount=1, MaxCount=2)')).toEqual([
      '2? accelerator gpu nvidia p3.8xlarge perNode=4 nodes=2 count=8 aws',
    ])
    expect(read('import boto3\nec2.run_instances(InstanceType="m5.large", MaxCount=2)')).toEqual([])
    const azure = 'from azure.ai.ml import command\nc = AmlCompute(size="Standard_NC24ads_A100_v4")\n'
    expect(read(`${azure}job = command(compute="c", instance_count=2)`)).toEqual([
      '2? accelerator gpu nvidia Standard_NC24ads_A100_v4 perNode=1 nodes=2 count=2 azure',
    ])
    const processes = 'from azure.ai.ml import command\ncommand(instance_count=N, distribution=PyTorchDistribution('
    expect(read(`${processes}process_count_per_instance=8))\nN = 2`)).toEqual([
      '2? accelerator gpu perNode=8 nodes=2 count=16 azure',
    ])
    expect(read(`${processes}process_count_per_instance=64))`)).toEqual(['2? accelerator gpu azure'])
  })

  it('tell what whoever starts the program may overrule', () => {
    const option =
      'p.add_argument("--type", default="p3.8xlarge")\nec2.run_instances(InstanceType=args.type, MaxCount=2)'
    expect(read(`import boto3\n${option}`)).toEqual([
      '3? accelerator gpu nvidia p3.8xlarge perNode=4 nodes=2 count=8 aws byDefault',
      '3? provider aws',
    ])
  })

  it('are of all sizes where there are many', () => {
    const call = (count: number) => `ec2.run_instances(InstanceType="p3.8xlarge", MaxCount=${count})\n`
    expect(read(`import boto3\n${[1, 2, 3, 4, 5, 6, 7, 8, 9].map(call).join('')}`)).toEqual([])
  })
})

describe('the jobs of SageMaker', () => {
  const launch = (words: string, before = '', callee = 'Estimator') =>
    read(`import sagemaker\n${before}${callee}(instance_type=${words})`)
  const two = 'gpu nvidia ml.p3.8xlarge perNode=4 nodes=2 count=8 aws'

  it('tell their machines, their framework and their provider', () => {
    expect(launch('"ml.p3.8xlarge", instance_count=2, use_spot_instances=True')).toEqual([`2! accelerator ${two} spot`])
    const more = '"ml.p3.8xlarge", instance_count=2, entry_point="a.py"'
    expect(launch(`${more}, framework_version="2.1"`, '', 'PyTorch')).toEqual([
      '2? framework pytorch image 2.1',
      `2! accelerator ${two}`,
    ])
    expect(launch(`${more}, tensorflow_version="2.6"`, '', 'HuggingFace')[0]).toBe('2? framework tensorflow image 2.6')
    expect(launch('args.machine')).toEqual(['2? provider aws'])
    expect(launch('"local_gpu"')).toEqual([])
    expect(launch('"ml.m5.large"')).toEqual([])
    expect(launch('"ml.g5.xlarge", initial_instance_count=1', '', 'model.deploy')).toEqual([])
  })

  it('add up the groups of instances', () => {
    const group = 'InstanceGroup("a", "ml.p3.8xlarge", 1)'
    expect(launch(`None, instance_groups=[${group}, ${group}]`)).toEqual([
      '2! accelerator gpu nvidia ml.p3.8xlarge perNode=4 aws nodes=2 count=8',
    ])
  })

  it('take the defaults of options for what they are', () => {
    for (const [head, value] of [
      ['p.add_argument("-i", "--machine-type", dest="instance", default="ml.p3.8xlarge")', 'opts.instance'],
      ['@click.option("--kind", default="ml.p3.8xlarge")', 'kind'],
      ['flags.DEFINE_string("instance", "ml.p3.8xlarge", "which")', 'FLAGS.instance'],
      ['def main(kind: str = typer.Option("ml.p3.8xlarge")): pass', 'kind'],
      ['class Args:\n  kind: str = field(default="ml.p3.8xlarge")', 'config.kind'],
      ['KIND = os.getenv("INSTANCE", "ml.p3.8xlarge")', 'KIND'],
    ] as const)
      expect(launch(`${value}, instance_count=2`, `${head}\n`).map((line) => line.slice(3))).toEqual([
        `accelerator ${two} byDefault`,
        'provider aws',
      ])
    expect(launch('"ml.p3.8xlarge", instance_count=int(os.environ.get("N", "2"))')).toEqual([
      `2! accelerator ${two} nodes`,
    ])
    const programs = 'p.add_argument("--i", default="ml.p3.8xlarge")\nq.add_argument("--i", default="ml.p3.2xlarge")\n'
    expect(launch('args.i', programs)).toEqual(['4? provider aws'])
  })
})

describe('the jobs of Vertex AI', () => {
  const vertex = (text: string) => read(`from google.cloud import aiplatform\n${text}`)
  const pool =
    '{"machine_spec": {"machine_type": "n1-standard-8", "accelerator_type": "NVIDIA_TESLA_T4", "accelerator_count": 2}, "replica_count": 2}'

  it('are the pools of one list together', () => {
    const t4 = 'accelerator gpu nvidia NVIDIA_TESLA_T4 perNode=2'
    expect(vertex(`specs = [${pool}]`)).toEqual([`2! ${t4} nodes=2 count=4 gcp`])
    expect(vertex(`specs = [${pool}, ${pool}]`)).toEqual([`2! ${t4} gcp nodes=4 count=8`])
    expect(vertex(`a = [${pool}]\nb = [${pool}]`)).toEqual([`2! ${t4} gcp`])
  })

  it('are runs with their machines, and no deployments', () => {
    const words = '(replica_count=2, machine_type="a2-highgpu-8g")'
    expect(vertex(`job.run${words}`)).toEqual([
      '2! accelerator gpu nvidia a2-highgpu-8g perNode=8 nodes=2 count=16 gcp',
    ])
    expect(vertex(`model.deploy${words}`)).toEqual([])
    expect(vertex('job.run(machine_type="cloud-tpu", accelerator_type="TPU_V3", accelerator_count=8)')).toEqual([
      '2! accelerator tpu google TPU_V3 gcp',
    ])
    expect(read(`job.run${words}`)).toEqual([])
  })
})

describe('the functions of Modal', () => {
  const modal = (text: string, path = 'cloud.py') => read(`import modal\n${text}`, path)
  const train = (gpu: string, before = '') => modal(`${before}@app.function(gpu=${gpu})\ndef train():\n    pass`)

  it('state what training is given', () => {
    const h100 = (line: number) => [`${line}! accelerator gpu nvidia H100 perNode=8 nodes=1 count=8 modal @train`]
    expect(train('"H100:8"')).toEqual(h100(2))
    expect(train('"H100!:8"')).toEqual(h100(2))
    expect(train('modal.gpu.H100(count=8)')).toEqual(h100(2))
    expect(train('GPU', 'GPU = "H100:8"\n')).toEqual(h100(3))
    expect(train('f"{GPU}:{N}"', 'N = 8\nGPU = "H100"\n')).toEqual(h100(4))
    expect(train('f"H100:{N}"')).toEqual(['2! accelerator gpu nvidia H100 nodes=1 modal @train'])
    expect(train('modal.gpu.A100(size="80GB")')[0]).toContain('A100-80GB perNode=1')
    expect(train('["H100:8", "A100:8"]')).toEqual([
      '2! accelerator gpu nvidia perNode=8 nodes=1 count=8 modal oneOf=H100,A100 @train',
    ])
  })

  it('say nothing that is computed, given twice or of another package', () => {
    for (const gpu of ['f"{GPU}:8"', '"H100:" + str(N)', 'None', '["H100", UNKNOWN]']) expect(train(gpu)).toEqual([])
    expect(train('GPU', 'GPU = "L4"\nGPU = "T4"\n')).toEqual([])
    expect(modal('# @app.function(gpu="H100")\nlaunch(gpu="H100")')).toEqual([])
  })

  it('only suggest what may answer requests', () => {
    const t4 = 'accelerator gpu nvidia T4 perNode=1 nodes=1 count=1 modal'
    expect(modal('@app.function(gpu="T4")\ndef embed(): pass')).toEqual([`2? ${t4} @embed`])
    expect(modal('@app.cls(gpu="T4")\nclass Trainer:\n    pass')).toEqual([`2? ${t4} @Trainer`])
    expect(modal('@app.function(gpu="T4")\n@modal.web_server(8000)\ndef train(): pass')).toEqual([`2? ${t4} @train`])
    expect(modal('@app.function(gpu="T4")\ndef main(): pass', 'train_modal.py')).toEqual([`2! ${t4} @main`])
  })

  it('count the nodes of a cluster', () => {
    const clustered = (size: string) =>
      modal(`@app.function(gpu="H100:8")\n@modal.experimental.clustered(${size})\ndef train(): pass`)
    expect(clustered('size=4')[0]).toContain('perNode=8 nodes=4 count=32')
    expect(clustered('n')).toEqual(['2! accelerator gpu nvidia H100 perNode=8 modal @train'])
  })
})
