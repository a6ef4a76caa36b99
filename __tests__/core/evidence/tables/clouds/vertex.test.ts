import { describe, expect, it } from '@jest/globals'
import type { Observation } from '../../../../../src/core/evidence/observation/observation.ts'
import { SourceFile } from '../../../../../src/core/evidence/source-file.ts'
import { reader } from '../../../../../src/core/evidence/tables/clouds/vertex.ts'

const read = (text: string, path = 'job.yaml'): readonly Observation[] => reader.read(new SourceFile(path, text))
const accelerators = (text: string, path?: string) => read(text, path).filter(({ what }) => what === 'accelerator')

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
})
