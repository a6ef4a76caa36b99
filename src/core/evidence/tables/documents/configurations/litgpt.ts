import { documentReader } from '../../../engines/documents/document-reader.ts'
import { fixed, precision, suggests } from '../../../engines/documents/fields.ts'

/** LitGPT: devices (GPUs, by its documentation), nodes and precision. */
export const reader = documentReader('litgpt', {
  files: ['yaml'],
  recognise: ['precision', 'devices', 'num_nodes', 'train.micro_batch_size'],
  certainty: 'suggests',
  framework: fixed('pytorch-lightning'),
  libraries: { litgpt: fixed(true) },
  request: { kind: suggests(fixed('gpu')), perNode: 'devices', nodes: 'num_nodes' },
  precision: precision('precision'),
})
