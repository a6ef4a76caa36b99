import { documentReader } from '../../../engines/documents/document-reader.ts'
import { either, matching, means } from '../../../engines/documents/fields.ts'

const machines = ['InstanceType', 'instanceType', 'instance_type', 'ec2_instance_type']
/** Of machines that answer requests, and of clusters that are there for any job. */
const serving = ['InitialInstanceCount', 'initial_instance_count', 'InstanceGroupName', 'instance_group_name']

/** SageMaker job specs: `ml.` machines. */
export const reader = documentReader('sagemaker-job', {
  files: ['yaml', 'json'],
  each: [machines],
  certainty: either(
    ...serving.map((key) => means('suggests' as const, key)),
    means('states', matching(/^ml\./, ...machines)),
  ),
  request: {
    machine: matching(/^ml\.\S+$/, ...machines),
    nodes: [
      'InstanceCount',
      'instanceCount',
      'instance_count',
      'num_machines',
      'InitialInstanceCount',
      'initial_instance_count',
    ],
    provider: means('aws', matching(/^ml\./, ...machines)),
    spot: ['/EnableManagedSpotTraining', '/use_spot_instances'],
  },
})
