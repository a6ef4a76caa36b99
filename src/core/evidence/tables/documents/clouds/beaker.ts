import { documentReader } from '../../../engines/documents/document-reader.ts'
import { means, orOne, whole } from '../../../engines/documents/fields.ts'

/** Beaker experiments: the GPUs of each replica. */
export const reader = documentReader('beaker', {
  files: ['yaml'],
  recognise: ['tasks.*.resources.gpuCount'],
  at: 'tasks.*',
  certainty: 'states',
  job: 'name',
  request: { kind: means('gpu', whole('resources.gpuCount')), perNode: 'resources.gpuCount', nodes: orOne('replicas') },
  image: 'image.docker',
  commands: ['command', 'arguments'],
})
