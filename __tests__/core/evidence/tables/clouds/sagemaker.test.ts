import { describe, expect, it } from '@jest/globals'
import type { Observation } from '../../../../../src/core/evidence/observation/observation.ts'
import { SourceFile } from '../../../../../src/core/evidence/source-file.ts'
import { reader } from '../../../../../src/core/evidence/tables/clouds/sagemaker.ts'

const read = (text: string, path = 'launch.py'): readonly Observation[] => reader.read(new SourceFile(path, text))

describe('sagemaker', () => {
  it('reads an estimator', () => {
    const text = `from sagemaker.pytorch import PyTorch

estimator = PyTorch(
    entry_point="train.py",
    instance_type='ml.p4d.24xlarge',  # eight A100
    instance_count=2,
    framework_version="2.1",
    use_spot_instances=True,
    hyperparameters={"instance_type": "none"},
)
`
    expect(read(text)).toEqual([
      {
        what: 'framework',
        framework: 'pytorch',
        how: 'image',
        version: '2.1',
        certainty: 'suggests',
        place: { path: 'launch.py', line: 3 },
      },
      {
        what: 'accelerator',
        place: { path: 'launch.py', line: 5 },
        certainty: 'states',
        kind: 'gpu',
        vendor: 'nvidia',
        machine: 'ml.p4d.24xlarge',
        perNode: 8,
        nodes: 2,
        count: 16,
        provider: 'aws',
        spot: true,
      },
    ])
  })

  it('fills in constants that are given once', () => {
    const text = 'TYPE = "ml.trn1.32xlarge"\nN = 4\nEstimator(instance_type=TYPE, instance_count=N)\n'
    expect(read(text)).toMatchObject([{ kind: 'other', vendor: 'aws', count: 64 }])
    expect(read(`${text.replace('\nN', '\nTYPE = "ml.m5.large"\nN')}`)).toEqual([])
  })

  it('fills in constants of a function, and no arguments of other calls', () => {
    const text =
      'def launch():\n    GPU_TYPE = "ml.trn1.32xlarge"\n    Estimator(instance_type=GPU_TYPE, instance_count=2)\n'
    expect(read(text)).toMatchObject([{ kind: 'other', count: 32 }])
    const other = 'log(\n    GPU_TYPE="ml.trn1.32xlarge"\n)\nEstimator(instance_type=GPU_TYPE, instance_count=2)\n'
    expect(read(other)).toEqual([])
  })

  it('reads a machine and its number under names of a project', () => {
    const settings = (name: string) => `a = dict(${name}_instance_type='ml.p3.16xlarge', ${name}_instance_count=4)\n`
    expect(read(settings('hvd'))).toEqual([
      expect.objectContaining({ certainty: 'states', machine: 'ml.p3.16xlarge', perNode: 8, nodes: 4, count: 32 }),
    ])
    expect(read(settings('inference'))).toEqual([])
    expect(read("a = dict(hvd_instance_type='ml.p3.16xlarge', other_instance_count=4)\n")).toEqual([])
  })

  it('only suggests what answers requests', () => {
    const text = 'model.deploy(initial_instance_count=1, instance_type="ml.g5.xlarge")\n'
    expect(read(text)).toMatchObject([{ certainty: 'suggests', machine: 'ml.g5.xlarge' }])
  })

  it('says nothing of processors, comments, text and what is computed', () => {
    for (const nothing of [
      'Estimator(instance_type="ml.m5.xlarge", instance_count=2)',
      '# Estimator(instance_type="ml.p3.2xlarge")',
      '"""Estimator(instance_type="ml.p3.2xlarge")"""',
      'Estimator(instance_type=f"ml.p3.{size}")',
      'Estimator(instance_type="ml.p3.2xlarge" if gpu else "ml.m5.large")',
      'Estimator(instance_type=args.type)',
      'print("instance_type=ml.p3.2xlarge")',
    ]) {
      expect(read(`${nothing}\n`)).toEqual([])
    }
  })

  it('takes the defaults of options for what they are, and the provider whatever they are', () => {
    const launch = (head: string, words: string, callee = 'PyTorch') =>
      read(`import sagemaker\n${head}\n${callee}(${words})\n`)
        .filter(({ what }) => what !== 'framework')
        .map(({ place: _, ...said }) => said)
    const aws = { what: 'provider', provider: 'aws', certainty: 'suggests' }
    const one = { certainty: 'suggests', kind: 'gpu', machine: 'ml.g5.2xlarge', nodes: 1, count: 1, byDefault: true }
    for (const [head, value] of [
      ['p.add_argument("--instance", type=str, default="ml.g5.2xlarge", help="a (b)")', 'args.instance'],
      ['p.add_argument("-i", "--machine-type", dest="instance", default="ml.g5.2xlarge")', 'opts.instance'],
      ['@click.option("--instance-type", default="ml.g5.2xlarge")', 'instance_type'],
      ['flags.DEFINE_string("instance", "ml.g5.2xlarge", "which")', 'FLAGS.instance'],
      ['def main(\n    kind: str = typer.Option("ml.g5.2xlarge"),\n): pass', 'kind'],
      ['class Args:\n    kind: str = "ml.g5.2xlarge"', 'config.kind'],
      ['', 'os.environ.get("INSTANCE", "ml.g5.2xlarge")'],
      ['KIND = os.getenv("INSTANCE", "ml.g5.2xlarge")', 'KIND'],
    ] as const)
      expect(launch(head, `instance_type=${value}, instance_count=1`)).toMatchObject([one, aws])
    const option = 'p.add_argument("--n", type=int, default=4)'
    expect(launch(option, 'instance_type="ml.g5.2xlarge", instance_count=args.n')).toMatchObject([
      { certainty: 'states', machine: 'ml.g5.2xlarge', nodes: 4, count: 4, byDefault: 'nodes' },
    ])
    for (const nodes of ['int(os.environ.get("N", "4"))', 'int(os.getenv("N", 4))'])
      expect(launch('', `instance_type="ml.g5.2xlarge", instance_count=${nodes}`)).toMatchObject([
        { nodes: 4, byDefault: 'nodes' },
      ])
    for (const nodes of [
      'int(os.environ.get("N", n))',
      'int(os.environ["N"])',
      'int(os.getenv("N", "4")) * 2',
      'int(os.getenv("N", "4"',
    ])
      expect(launch('', `instance_type="ml.g5.2xlarge", instance_count=${nodes}`)[0]).not.toHaveProperty('nodes')
    // Two programs of one file, options without a default, and what is computed leave only the provider.
    const two = 'p.add_argument("--i", default="ml.g5.2xlarge")\nq.add_argument("--i", default="ml.p3.2xlarge")'
    for (const head of [
      two,
      'p.add_argument("--i", required=True)',
      'p.add_argument("--i", default=pick("ml.p3.2xlarge"))',
    ])
      expect(launch(head, 'instance_type=args.i, entry_point="a.py"')).toEqual([aws])
    expect(launch('', 'instance_type="local_gpu", entry_point="a.py"')).toEqual([])
    expect(launch('', 'instance_type=kind', 'PyTorchModel')).toEqual([])
    expect(launch('', 'instance_type="ml.g5.2xlarge", instance_count=1', 'def start')).toMatchObject([one])
    expect(
      read('PyTorch(entry_point="a.py", framework_version=v)\n').filter(({ what }) => what === 'provider'),
    ).toEqual([])
  })
})
