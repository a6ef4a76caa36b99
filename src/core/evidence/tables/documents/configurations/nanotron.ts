import { documentReader } from '../../../engines/documents/document-reader.ts'
import { fixed, matching, orOne, precision, product, suggests, zeroStage } from '../../../engines/documents/fields.ts'

/** nanotron: the parallelism, whose product is the number of GPUs. */
export const reader = documentReader('nanotron', {
  files: ['yaml'],
  recognise: ['parallelism.dp', 'parallelism.tp', 'parallelism.pp', 'model'],
  certainty: 'states',
  trains: true,
  framework: fixed('pytorch'),
  libraries: { 'flash-attention': matching(/^flash_attention/, 'model.model_config._attn_implementation') },
  precision: precision('model.dtype'),
  sharding: zeroStage('optimizer.zero_stage'),
  request: {
    kind: suggests(fixed('gpu')),
    // Whoever launches it allots the GPUs; a repository holds such files for runs of all sizes.
    count: product(
      'parallelism.dp',
      'parallelism.tp',
      'parallelism.pp',
      orOne('parallelism.context_parallel_size'),
      orOne('parallelism.expert_parallel_size'),
    ),
  },
})
