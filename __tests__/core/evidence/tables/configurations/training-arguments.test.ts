import { describe, expect, it } from '@jest/globals'
import { reader } from '../../../../../src/core/evidence/tables/configurations/training-arguments.ts'
import { observationLines } from '../../../../support/observation-lines.ts'

const read = (text: string) => observationLines(reader, 'config.yaml', text)

describe('training arguments', () => {
  it('are those of TRL', () => {
    const text = `model_name_or_path: org/model
torch_dtype: bfloat16
attn_implementation: flash_attention_2
bf16: true
load_in_4bit: false
per_device_train_batch_size: 4
optim: paged_adamw_32bit
`
    expect(read(text)).toEqual([
      '3! library flash-attention configured',
      '4! precision bf16',
      '6? framework pytorch configured',
      '7! library bitsandbytes configured',
    ])
  })

  it('are those of Axolotl', () => {
    const text = `base_model: org/model
micro_batch_size: 2
bf16: auto
fp16: true
tf32: true
flash_attention: true
load_in_4bit: true
deepspeed: deepspeed_configs/zero3_bf16.json
liger_fused_linear_cross_entropy: true
`
    expect(read(text)).toEqual([
      '2? framework pytorch configured',
      '4! precision fp16',
      '6! library flash-attention configured',
      '7! library bitsandbytes configured',
      '8! library deepspeed configured',
      '8? sharding zero-3',
      '9! library liger-kernel configured',
    ])
    expect(read('base_model: m\nmicro_batch_size: 2\nfsdp:\n  - full_shard\n  - auto_wrap\n')).toEqual([
      '2? framework pytorch configured',
      '3! sharding fsdp',
    ])
  })

  it('are those of LLaMA-Factory', () => {
    const text = `model_name_or_path: org/model
quantization_bit: 4
stage: sft
finetuning_type: lora
flash_attn: fa2
deepspeed: examples/deepspeed/ds_z2_config.json
`
    expect(read(text)).toEqual([
      '2! library bitsandbytes configured',
      '4? framework pytorch configured',
      '5! library flash-attention configured',
      '6! library deepspeed configured',
      '6? sharding zero-2',
    ])
  })

  it('lie inside other settings', () => {
    expect(read('model: x\ntraining:\n  per_device_train_batch_size: 8\n  fp16: true\n')).toEqual([
      '3? framework pytorch configured',
      '4! precision fp16',
    ])
  })

  it('suggest a precision by the weights where no other is said', () => {
    expect(read('per_device_train_batch_size: 8\ntorch_dtype: torch.float16\n')).toContain('2? precision fp16')
    expect(read('per_device_train_batch_size: 8\nbf16: true\nfp16: true\n')).toEqual([
      '1? framework pytorch configured',
    ])
    expect(read('per_device_train_batch_size: 8\nbf16: full\n')).toContain('2! precision bf16')
  })

  it('are none in a sweep, which may be of any program', () => {
    expect(read('program: train.py\nparameters:\n  per_device_train_batch_size:\n    value: 64\n')).toEqual([])
  })

  it('name other hardware', () => {
    expect(read('per_device_train_batch_size: 8\ntpu_num_cores: 8\n')).toContain('2? accelerator tpu google')
    expect(read('per_device_train_batch_size: 8\nuse_habana: true\n')).toContain('2! accelerator other intel')
  })

  it('say nothing where they are left open, or are none', () => {
    expect(read('per_device_train_batch_size: 8\nbf16: auto\ndeepspeed: $deepspeed\nfsdp: ""\n')).toEqual([
      '1? framework pytorch configured',
    ])
    expect(read('bf16: true\nlearning_rate: 1e-4\n')).toEqual([])
    expect(read('# per_device_train_batch_size: 8\nbf16: true\n')).toEqual([])
    expect(read('micro_batch_size: 4\nbf16: true\n')).toEqual([])
    expect(read('- per_device_train_batch_size\n')).toEqual([])
  })
})
