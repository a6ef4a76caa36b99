import { type DocumentFormat, documentReader } from '../../../engines/documents/document-reader.ts'
import { either, fixed, matching, means, on, suggests } from '../../../engines/documents/fields.ts'

const deepspeed = ['deepspeed', 'deepspeed_config']

const format: DocumentFormat = {
  files: ['yaml'],
  each: [
    ['per_device_train_batch_size', 'base_model', 'finetuning_type'],
    ['per_device_train_batch_size', 'micro_batch_size', 'model_name_or_path'],
  ],
  // A sweep has a map of choices in place of a value, and may run any program.
  not: ['parameters.*.value', 'parameters.*.values'],
  certainty: 'states',
  framework: suggests(fixed('pytorch')),
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
  request: [
    { kind: means('other', on('use_habana')), vendor: fixed('intel') },
    { kind: suggests(means('tpu', matching(/^[1-9]\d?$/, 'tpu_num_cores'))) },
  ],
}

/** Arguments of the Transformers trainer, which TRL, Axolotl and LLaMA-Factory also use. */
export const reader = documentReader('training-arguments', format)
