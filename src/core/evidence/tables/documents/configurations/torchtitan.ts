import { documentReader } from '../../../engines/documents/document-reader.ts'
import {
  either,
  fixed,
  matching,
  means,
  orOne,
  precision,
  product,
  suggests,
  without,
} from '../../../engines/documents/fields.ts'

const shards = 'parallelism.data_parallel_shard_degree'
const copies = 'parallelism.data_parallel_replicate_degree'

/** torchtitan: degrees of parallelism, and precision. */
export const reader = documentReader('torchtitan', {
  files: ['toml'],
  recognise: [
    [
      shards,
      copies,
      'parallelism.tensor_parallel_degree',
      'training.data_parallel_degree',
      'training.tensor_parallel_degree',
    ],
  ],
  certainty: 'states',
  trains: true,
  framework: fixed('pytorch'),
  libraries: { torchtitan: fixed(true) },
  request: {
    // An axis of -1 takes what is left, and is no number.
    count: suggests(
      product(
        shards,
        orOne(copies),
        orOne('parallelism.tensor_parallel_degree'),
        orOne('parallelism.pipeline_parallel_degree'),
        orOne('parallelism.context_parallel_degree'),
      ),
    ),
  },
  sharding: either(means('fsdp', matching(/^(?:-1|[2-9]|1\d)/, shards)), means('data', matching(/^[2-9]/, copies))),
  // Weights that are converted to eight bits are computed with in another format than the rest.
  precision: without(
    ['model.converters.*', 'quantize', 'float8.enable_float8_linear'],
    precision('training.mixed_precision_param'),
  ),
})
