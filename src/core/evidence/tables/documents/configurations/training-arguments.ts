import { type DocumentFormat, documentReader } from '../../../engines/documents/document-reader.ts'
import {
  as,
  either,
  fixed,
  matching,
  means,
  on,
  precision,
  stages,
  suggests,
  switched,
  without,
  word,
} from '../../../engines/documents/fields.ts'

const deepspeed = ['deepspeed', 'deepspeed_config']

/** What `configs/ds_z2_config.json` is called by. */
const stageIn = (file: string): 'data' | 'zero-1' | 'zero-2' | 'zero-3' | undefined =>
  stages[Number(/(?:zero|_z|stage|^z)[-_]?([0-3])(?!\d)/i.exec(file.slice(file.lastIndexOf('/') + 1))?.[1] ?? -1)]

export const format: DocumentFormat = {
  files: ['yaml'],
  each: [
    ['per_device_train_batch_size', 'base_model', 'finetuning_type'],
    ['per_device_train_batch_size', 'micro_batch_size', 'model_name_or_path'],
  ],
  // A sweep writes a map of choices where the trainer has a value, and the swept program may be anything.
  not: ['parameters.*.value', 'parameters.*.values'],
  certainty: 'states',
  trains: true,
  framework: suggests(fixed('pytorch')),
  precision: either(
    switched({ bf16: ['bf16', 'bfloat16', 'pure_bf16'], fp16: ['fp16', 'float16'] }),
    suggests(precision('torch_dtype', 'dtype', 'model_dtype')),
  ),
  libraries: {
    'flash-attention': either<unknown>(
      on('flash_attention', 'use_flash_attention_2', 'flash_attn_2_enabled'),
      matching(/^(?:flash_attention_[23]|fa[23])$/, 'attn_implementation', 'flash_attn'),
    ),
    bitsandbytes: either<unknown>(
      matching(/^(?:bnb|bitsandbytes)$/, 'quantization_method'),
      on('load_in_4bit', 'load_in_8bit'),
      matching(/^(?:adamw_bnb|paged_)|_8bit$/, 'optim', 'optimizer'),
    ),
    'liger-kernel': on('use_liger_kernel', 'enable_liger_kernel', 'liger_fused_linear_cross_entropy'),
    unsloth: on('use_unsloth'),
    deepspeed: matching(/\.json$|^zero[123]$/, ...deepspeed),
  },
  sharding: either(
    suggests(as(word(...deepspeed), stageIn)),
    without(deepspeed, means('fsdp', matching(/\b(?:full_shard|shard_grad_op|hybrid_shard)/, 'fsdp', 'fsdp.*'))),
  ),
  request: [
    { kind: means('other', on('use_habana')), vendor: fixed('intel') },
    { kind: suggests(means('tpu', matching(/^[1-9]\d?$/, 'tpu_num_cores'))) },
  ],
}

/** Arguments of the Transformers trainer, as TRL, Axolotl and LLaMA-Factory use them too. */
export const reader = documentReader('training-arguments', format)
