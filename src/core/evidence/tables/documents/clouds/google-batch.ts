import { documentReader } from '../../../engines/documents/document-reader.ts'
import { as, fixed, matching, means, word } from '../../../engines/documents/fields.ts'

/** Google Cloud Batch jobs: the machine type and its accelerators. How many there are follows from the tasks. */
export const reader = documentReader('google-batch', {
  files: ['json', 'yaml'],
  recognise: ['taskGroups', 'allocationPolicy.instances.*.policy'],
  at: 'allocationPolicy.instances.*.policy',
  certainty: 'states',
  request: {
    name: as(word('accelerators.*.type'), (type) => type.slice(type.lastIndexOf('/') + 1)),
    machine: 'machineType',
    perNode: 'accelerators.*.count',
    provider: fixed('gcp'),
    spot: means(true, matching(/^SPOT$/, 'provisioningModel')),
  },
  image: '/taskGroups.*.taskSpec.runnables.*.container.imageUri',
})
