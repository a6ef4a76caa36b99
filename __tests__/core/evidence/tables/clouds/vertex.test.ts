import { describe, expect, it } from '@jest/globals'
import type { Observation } from '../../../../../src/core/evidence/observation/observation.ts'
import { SourceFile } from '../../../../../src/core/evidence/source-file.ts'
import { reader } from '../../../../../src/core/evidence/tables/clouds/vertex.ts'
import { reader as calls } from '../../../../../src/core/evidence/tables/clouds/vertex-calls.ts'

const read = (text: string, path = 'job.yaml'): readonly Observation[] =>
  (path.endsWith('.py') ? calls : reader).read(new SourceFile(path, text))
const accelerators = (text: string, path?: string) => read(text, path).filter(({ what }) => what === 'accelerator')

describe('a function that people write around a launch', () => {
  const launch = (more = '') =>
    read(
      `from google.cloud import aiplatform\nmachine_type = "a3-ultragpu-8g"\nn = 2\ndef launch(num_nodes=1, machine_type="a3-ultragpu-8g"):\n    aiplatform.CustomJob().run()\n${more}`,
      'launch.py',
    )

  it('is for Google Cloud, whatever it is called with', () => {
    expect(launch()).toMatchObject([
      { what: 'accelerator', machine: 'a3-ultragpu-8g', byDefault: true, certainty: 'suggests' },
      { what: 'provider', provider: 'gcp', certainty: 'suggests' },
    ])
  })

  it('is told the number of nodes where it is called', () => {
    expect(launch('launch(num_nodes=n, machine_type=machine_type)\n')).toContainEqual(
      expect.objectContaining({ machine: 'a3-ultragpu-8g', nodes: 2, count: 16, certainty: 'suggests' }),
    )
  })
})

describe('vertex', () => {
  it('reads the pools of a custom job together', () => {
    const text = `displayName: train
jobSpec:
  scheduling: { strategy: SPOT }
  workerPoolSpecs:
    - machineSpec: &machine
        machineType: n1-standard-16
        acceleratorType: NVIDIA_TESLA_V100
        acceleratorCount: 4
      replicaCount: 1
      containerSpec: { imageUri: us-docker.pkg.dev/vertex-ai/training/pytorch-gpu.2-2.py310:latest }
    - machineSpec: *machine
      replicaCount: 3
`
    expect(accelerators(text)).toEqual([
      {
        what: 'accelerator',
        place: { path: 'job.yaml', line: 6 },
        certainty: 'states',
        kind: 'gpu',
        vendor: 'nvidia',
        accelerator: 'NVIDIA_TESLA_V100',
        perNode: 4,
        nodes: 4,
        count: 16,
        provider: 'gcp',
        spot: true,
      },
    ])
    expect(read(text).filter(({ what }) => what === 'framework')).toMatchObject([
      { framework: 'pytorch', how: 'image' },
    ])
  })

  it('reads machines that hold their accelerators, and one pool that is no list', () => {
    const text = '{"workerPoolSpecs": [{"machineSpec": {"machineType": "a3-highgpu-8g"}, "replicaCount": "2"}]}'
    expect(accelerators(text, 'job.json')).toMatchObject([{ machine: 'a3-highgpu-8g', count: 16 }])
    const single =
      'workerPoolSpecs:\n  machineSpec:\n    machineType: n1-standard-8\n    acceleratorType: NVIDIA_TESLA_T4\n    acceleratorCount: 1\n'
    expect(accelerators(single)).toMatchObject([{ accelerator: 'NVIDIA_TESLA_T4', count: 1 }])
  })

  it('counts TPUs in chips', () => {
    const pool = (machine: string) => `workerPoolSpecs:\n  - machineSpec: { ${machine} }\n`
    expect(accelerators(pool('machineType: cloud-tpu, acceleratorType: TPU_V3, acceleratorCount: 8'))).toMatchObject([
      { kind: 'tpu', accelerator: 'v3-8', count: 4 },
    ])
    expect(accelerators(pool('machineType: ct5lp-hightpu-4t, tpuTopology: 4x4'))).toMatchObject([
      { kind: 'tpu', topology: '4x4', count: 16 },
    ])
  })

  it('says nothing of processors and templates', () => {
    for (const machine of [
      'machineType: n1-standard-4',
      'acceleratorType: ACCELERATOR_TYPE_UNSPECIFIED',
      `acceleratorType: \${TYPE}`,
    ]) {
      expect(accelerators(`workerPoolSpecs:\n  - machineSpec: { ${machine} }\n`)).toEqual([])
    }
    expect(accelerators('machineSpec: { machineType: a2-highgpu-1g }\n')).toEqual([])
  })

  it('reads the Python that starts jobs', () => {
    const pools = `from google.cloud import aiplatform
specs = [
    {
        "machine_spec": {
            "machine_type": "n1-standard-8",
            "accelerator_type": "NVIDIA_TESLA_T4",
            "accelerator_count": 2,
        },
        "replica_count": 1,
    }
]
`
    expect(accelerators(pools, 'job.py')).toMatchObject([{ certainty: 'states', perNode: 2, place: { line: 6 } }])
    // Pools of one list are the chief and its workers.
    const pool = pools.slice(pools.indexOf('    {'), pools.lastIndexOf(']'))
    const several = accelerators(pools.replace(/\]\n$/, `    ,\n${pool}]\n`), 'job.py')
    expect(several).toMatchObject([{ perNode: 2, nodes: 2, count: 4 }])
    const run = 'from google.cloud import aiplatform\njob.run(replica_count=2, machine_type="a2-highgpu-8g")\n'
    expect(accelerators(run, 'job.py')).toMatchObject([{ certainty: 'states', count: 16 }])
    expect(accelerators(run.replace('job.run', 'model.deploy'), 'job.py')).toMatchObject([{ certainty: 'suggests' }])
    expect(accelerators('run(machine_type="a2-highgpu-8g")\n', 'other.py')).toEqual([])
  })

  it('takes the defaults of options for what they are', () => {
    const option = (name: string, value: string) => `p.add_argument("--${name}", default=${value})\n`
    const job = (words: string) =>
      read(
        `from google.cloud import aiplatform\n${option('type', '"NVIDIA_TESLA_T4"')}${option('count', '2')}job.run(${words})\n`,
        'job.py',
      ).map(({ place: _, ...said }) => said)
    const gcp = { what: 'provider', provider: 'gcp', certainty: 'suggests' }
    expect(job('accelerator_type=args.type, accelerator_count=args.count, replica_count=1')).toMatchObject([
      { certainty: 'suggests', accelerator: 'NVIDIA_TESLA_T4', perNode: 2, nodes: 1, count: 2, byDefault: true },
      gcp,
    ])
    expect(job('accelerator_type="NVIDIA_L4", accelerator_count=args.count')).toMatchObject([
      { certainty: 'states', accelerator: 'NVIDIA_L4' },
      { certainty: 'suggests', perNode: 2, byDefault: true },
      gcp,
    ])
    expect(job('accelerator_type=args.other, accelerator_count=args.count')).toEqual([])
  })
})
