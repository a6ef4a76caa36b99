/**
 * Switches: turned on, they declare these keys (`path=value`, separated by spaces); turned off, nothing. A mapping
 * instead of a boolean turns the switch on, unless it contains `enabled: false`, and its keys are read too.
 */
export const switches: Readonly<Record<string, string>> = {
  'model.precision=bf16': 'bf16, bfloat16, bf16_mixed',
  'model.precision=fp16': 'fp16, float16, half_precision',
  'model.precision=fp8': 'fp8, float8',
  'model.precision=fp32': 'fp32, float32, full_precision',
  'model.precision=tf32': 'tf32, allow_tf32',
  'model.precision=bf16 model.weights_precision=bf16 model.optimizer_precision=bf16': 'pure_bf16, full_bf16, bf16_full',
  'model.weights_precision=int8': 'load_in_8bit',
  'model.method=lora': 'lora, dora',
  'model.method=qlora': 'qlora, load_in_4bit',
  'model.method=full': 'full_finetune, full_finetuning, full_fine_tuning',
  'model.optimizer=adam-8bit': '8bit_adam, adam_8bit',
  'model.attention=fused framework.libraries=flash-attention':
    'flash_attention, flash_attn, flash_attention_2, flash_attention_3, flash_attn_2',
  'model.attention=fused': 'sdpa, fused_attention, memory_efficient_attention',
  'model.architecture=moe': 'moe, mixture_of_experts',
  'model.custom_kernels=cuda': 'custom_cuda, custom_cuda_code',
  'model.custom_kernels=triton': 'custom_triton, triton_kernels',
  'framework.libraries=deepspeed': 'deepspeed',
  'framework.libraries=megatron-lm': 'megatron, megatron_lm',
  'framework.libraries=xformers': 'xformers',
  'framework.libraries=transformer-engine': 'transformer_engine',
  'framework.libraries=apex': 'apex',
  'hardware.parallelism=fsdp': 'fsdp, fsdp2, fully_sharded_data_parallel',
  'hardware.parallelism=zero-1': 'zero1, distributed_optimizer, use_distributed_optimizer',
  'hardware.parallelism=data': 'ddp, distributed_data_parallel',
  'hardware.spot=false': 'on_demand, reserved, reserved_capacity',
  'hardware.offload=optimizer': 'offload_optimizer, optimizer_offload, cpu_adam',
  'hardware.offload=parameters': 'offload_param, offload_params, offload_parameters',
  'hardware.interconnect=nvlink': 'nvlink, nvswitch',
  'hardware.interconnect=infiniband': 'infiniband',
  'hardware.interconnect=efa': 'efa',
}
