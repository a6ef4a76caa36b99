import { documentReader } from '../../../engines/documents/document-reader.ts'
import { fixed, matching, orOne, product, suggests } from '../../../engines/documents/fields.ts'

/**
 * Axolotl: its own keys for parallelism and libraries. The reader of training arguments reads the keys that it shares
 * with the Transformers trainer.
 */
export const reader = documentReader('axolotl', {
  files: ['yaml'],
  recognise: [
    'base_model',
    ['datasets', 'pretraining_dataset', 'test_datasets'],
    ['sequence_len', 'micro_batch_size', 'sample_packing', 'dataset_prepared_path', 'val_set_size'],
  ],
  certainty: 'states',
  framework: fixed('pytorch'),
  libraries: {
    peft: matching(/^q?lora$/, 'adapter'),
    xformers: matching(/^xformers$/, 'attn_implementation'),
    'liger-kernel': matching(/\.LigerPlugin$/, 'plugins.*'),
  },
  request: {
    kind: suggests(fixed('gpu')),
    count: product(
      'dp_shard_size',
      orOne('dp_replicate_size'),
      orOne('tensor_parallel_size'),
      orOne('context_parallel_size'),
    ),
  },
})
