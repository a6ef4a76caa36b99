import { describe, expect, it } from '@jest/globals'
import type { Observation } from '../../../../../src/core/evidence/observation/observation.ts'
import { SourceFile } from '../../../../../src/core/evidence/source-file.ts'
import { reader } from '../../../../../src/core/evidence/tables/clouds/sagemaker.ts'

const read = (text: string, path = 'job.yaml'): readonly Observation[] => reader.read(new SourceFile(path, text))

describe('sagemaker', () => {
  it('reads specs of training jobs', () => {
    const json = `{
\t"TrainingJobName": "a",
\t"ResourceConfig": {
\t\t"InstanceType": "ml.p3.16xlarge",
\t\t"InstanceCount": 2
\t},
\t"EnableManagedSpotTraining": true
}`
    expect(read(json, 'job.json')).toMatchObject([
      { certainty: 'states', machine: 'ml.p3.16xlarge', nodes: 2, count: 16, spot: true, place: { line: 4 } },
    ])
    const accelerate = 'compute_environment: AMAZON_SAGEMAKER\nec2_instance_type: ml.p3.2xlarge\nnum_machines: 1\n'
    expect(read(accelerate, 'config.yaml')).toMatchObject([{ machine: 'ml.p3.2xlarge', count: 1 }])
    const endpoint = 'ProductionVariants:\n  - InstanceType: ml.g5.xlarge\n    InitialInstanceCount: 1\n'
    expect(read(endpoint, 'endpoint.yaml')).toMatchObject([{ certainty: 'suggests' }])
    expect(read(`InstanceType: \${type}\nx: ml.p3.2xlarge\n`, 'a.yaml')).toEqual([])
  })
})
