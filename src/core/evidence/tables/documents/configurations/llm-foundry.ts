import { documentReader } from '../../../engines/documents/document-reader.ts'
import { fixed, matching, precision, words } from '../../../engines/documents/fields.ts'

/** LLM Foundry and Composer: precision and sharding. */
export const reader = documentReader('llm-foundry', {
  files: ['yaml'],
  each: [['device_train_microbatch_size', 'global_train_batch_size', 'device_train_batch_size'], 'max_duration'],
  certainty: 'states',
  trains: true,
  framework: fixed('pytorch'),
  libraries: { 'llm-foundry': fixed(true), 'flash-attention': matching(/^flash$/, 'model.attn_config.attn_impl') },
  precision: precision('precision'),
  sharding: words('fsdp_config.sharding_strategy', {
    full_shard: 'fsdp',
    shard_grad_op: 'fsdp',
    hybrid_shard: 'fsdp',
    no_shard: 'data',
  }),
})
