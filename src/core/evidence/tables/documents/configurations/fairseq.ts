import { documentReader } from '../../../engines/documents/document-reader.ts'
import { fixed, means, whole } from '../../../engines/documents/fields.ts'

/** Fairseq: the distributed world size. */
export const reader = documentReader('fairseq', {
  files: ['yaml'],
  recognise: ['distributed_training.distributed_world_size'],
  not: ['common.cpu=true', 'common.tpu=true'],
  certainty: 'suggests',
  framework: fixed('pytorch'),
  libraries: { fairseq: fixed(true) },
  request: {
    kind: means('gpu', whole('distributed_training.distributed_world_size')),
    count: 'distributed_training.distributed_world_size',
    perNode: 'distributed_training.nprocs_per_node',
  },
})
