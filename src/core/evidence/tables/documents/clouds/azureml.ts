import { documentReader } from '../../../engines/documents/document-reader.ts'
import { beside, either, fixed, matching, means, orOne, suggests, whole } from '../../../engines/documents/fields.ts'

const processes = 'distribution.process_count_per_instance'
const ofPytorch = beside(matching(/^pytorch$/i, 'distribution.type'), whole(processes))

/**
 * Azure Machine Learning jobs, alone or in pipelines: instance type and count. The name of their compute is the
 * workspace's choice; only the word `gpu` in it is meaningful.
 */
export const reader = documentReader('azureml', {
  files: ['yaml'],
  recognise: [['$schema', 'compute', 'jobs.*.compute', processes]],
  each: [
    [processes, 'compute', 'resources.instance_type'],
    ['command', processes],
  ],
  certainty: 'states',
  request: {
    machine: 'resources.instance_type',
    perNode: suggests(ofPytorch),
    nodes: orOne('resources.instance_count'),
    kind: suggests(means('gpu', either<unknown>(matching(/\bgpu\b/i, 'compute', 'compute.target'), ofPytorch))),
    provider: fixed('azure'),
  },
  commands: 'command',
})
