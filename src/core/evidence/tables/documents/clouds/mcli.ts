import { documentReader } from '../../../engines/documents/document-reader.ts'
import { fixed } from '../../../engines/documents/fields.ts'

/** MosaicML runs (`mcli`): `compute.gpus` over all nodes. */
export const reader = documentReader('mcli', {
  files: ['yaml'],
  recognise: [['compute.gpus', 'gpu_num'], 'image', 'command'],
  certainty: 'states',
  job: 'name',
  request: {
    count: ['compute.gpus', 'gpu_num'],
    kind: fixed('gpu'),
    name: ['compute.gpu_type', 'gpu_type'],
    nodes: 'compute.nodes',
  },
  image: 'image',
  commands: 'command',
})
