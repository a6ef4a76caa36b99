import { describe, expect, it } from '@jest/globals'
import type { Observation } from '../../../../../src/core/evidence/observation/observation.ts'
import { SourceFile } from '../../../../../src/core/evidence/source-file.ts'
import { reader } from '../../../../../src/core/evidence/tables/clouds/vertex.ts'

const read = (text: string, path = 'job.yaml'): readonly Observation[] => reader.read(new SourceFile(path, text))
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
