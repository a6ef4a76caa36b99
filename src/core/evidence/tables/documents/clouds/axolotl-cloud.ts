import { documentReader } from '../../../engines/documents/document-reader.ts'
import { cloud, either, fixed, orOne, suggests, without } from '../../../engines/documents/fields.ts'

/** Axolotl cloud configurations (`axolotl train --cloud`): provider and GPUs. */
export const reader = documentReader('axolotl-cloud', {
  files: ['yaml'],
  // Others count their GPUs in the same words.
  recognise: [
    'gpu',
    ['gpu_count', 'provider'],
    ['provider=modal|baseten', 'memory_preprocess', 'timeout_preprocess', 'dockerfile_commands'],
  ],
  certainty: 'states',
  framework: suggests(fixed('pytorch')),
  request: {
    name: 'gpu',
    perNode: orOne('gpu_count'),
    nodes: orOne('node_count'),
    provider: either(cloud('provider'), without(['provider'], fixed('modal'))),
  },
})
