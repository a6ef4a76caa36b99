import { documentReader } from '../../../engines/documents/document-reader.ts'
import { beside, either, equal, fixed, matching, means, sole, whole } from '../../../engines/documents/fields.ts'

const aws = { files: ['yaml', 'json'], certainty: 'suggests' } as const
const provider = fixed('aws')
const isGpu = matching(/^GPU$/, 'type', 'Type')

/**
 * CloudFormation templates, ParallelCluster clusters and AWS Batch job definitions: machines. A template makes
 * machines that are there for any job.
 */
export const reader = documentReader(
  'cloudformation',
  {
    ...aws,
    recognise: ['Resources.*.Type'],
    each: [['InstanceType', 'InstanceTypes']],
    request: { machine: either(matching(/^(?!ml\.).+$/, 'InstanceType'), sole('InstanceTypes.*')), provider },
  },
  {
    ...aws,
    recognise: ['Resources.*.Type'],
    at: 'Parameters.*',
    request: { machine: beside(matching(/^String$/, 'Type'), matching(/^[a-z]\w+\.\w+$/, 'Default')), provider },
  },
  {
    ...aws,
    recognise: ['Scheduling'],
    at: 'Scheduling.*.*.ComputeResources.*',
    request: {
      machine: either(sole('InstanceType'), sole('Instances.*.InstanceType')),
      nodes: equal('MinCount', 'MaxCount'),
      provider,
    },
  },
  {
    ...aws,
    recognise: [['**.resourceRequirements.*.type=gpu', '**.ResourceRequirements.*.Type=gpu']],
    at: ['**.resourceRequirements.*', '**.ResourceRequirements.*'],
    request: {
      kind: means('gpu', isGpu),
      perNode: beside(isGpu, whole('value', 'Value')),
      provider,
    },
  },
)
