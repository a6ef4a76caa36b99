import type { Keys } from './key.ts'

export const modelKeys = {
  name: {
    kind: 'name',
    of: 'model',
    help: 'A published model, such as meta-llama/Llama-3.1-8B; it supplies the sizes that are not declared.',
    aliases:
      'model_name, llm, model_path, actor, model_name_or_path, base_model, base_model_name, base_model_name_or_path, pretrained_model, pretrained_model_name_or_path, model_id, hf_id, hf_model_id, hf_model, foundation_model, policy_model, served_model, served_model_name, model.hf, model.id, model.model, model.base, model.base_model, model.checkpoint, model.pretrained, model.path, model.variant, model._component_?, model._target_?',
    onlyAtHome: true,
  },
  config: {
    kind: 'text',
    help: "The path of the model's config.json, in Hugging Face's form, relative to this file.",
    aliases: 'config_json, hf_config, model_config_path, model.config_path, model.config_file',
    variable: 'none',
    onlyAtHome: true,
  },
  architecture: {
    kind: 'word',
    words: 'architecture',
    help: 'The architecture of the network.',
    aliases:
      'arch, model_arch, model_type, model_family, architecture_type, network_type, network_architecture, model.type, model.kind, model.class, model.family, model.network',
  },
  layers: {
    kind: 'count',
    of: 'layers',
    help: 'Layers of the network; with `hidden_size` they give the size of a transformer.',
    examples: [32],
    aliases: 'n_layer, n_layers, num_layers, hidden_layers, num_hidden_layers, transformer_layers, model.depth',
    insteadOf: 'num_blocks, encoder_layers, decoder_layers',
  },
  hidden_size: {
    kind: 'count',
    of: 'other',
    help: 'Width of the hidden state.',
    examples: [4096],
    aliases:
      'd_model, model_dim, n_embd, embed_dim, model.width, model.hidden, model.dim, architecture.hidden, architecture.dim',
    insteadOf: 'embedding_dim, embedding_size, hidden_channels',
  },
  heads: {
    kind: 'count',
    of: 'heads',
    help: 'Attention heads of a layer.',
    examples: [32],
    aliases: 'n_head, n_heads, num_heads, attention_heads, num_attention_heads, query_heads',
  },
  kv_heads: {
    kind: 'count',
    of: 'heads',
    help: 'Heads of a layer that hold keys and values.',
    examples: [8],
    aliases: 'n_kv_heads, num_kv_heads, key_value_heads, num_key_value_heads, num_query_groups',
  },
  head_dim: {
    kind: 'count',
    of: 'other',
    help: 'Width of one attention head.',
    examples: [128],
    aliases: 'd_head',
  },
  vocabulary: {
    kind: 'count-or-none',
    of: 'other',
    help: 'Words of the vocabulary; 0 for a model without a language-model head.',
    examples: [128_256, 0],
    aliases: 'vocab, vocab_size, n_vocab, padded_vocab_size',
  },
  image_size: {
    kind: 'count',
    of: 'pixels',
    help: 'Pixels along one side of an image.',
    examples: [224],
    aliases: 'imgsz, image_resolution, input_resolution, resolution?, res?',
  },
  architecture_locked: {
    kind: 'flag',
    help: 'Whether the architecture no longer changes.',
    aliases: 'architecture_frozen, architecture_fixed, architecture_stable, model.locked, model.frozen',
  },
  dynamic_shapes: {
    kind: 'flag',
    help: 'Whether tensor shapes change from step to step.',
    aliases:
      'dynamic_shape, variable_shapes, variable_length, variable_length_inputs, variable_sequence_length, dynamic_input_shapes, dynamic_sequence_lengths, ragged_inputs, shapes?, input_shapes?',
  },
  dynamic_control_flow: {
    kind: 'flag',
    help: 'Whether the graph depends on the data (conditions, loops).',
    aliases: 'dynamic_graph, dynamic_graphs, data_dependent_control_flow',
  },
  custom_ops: {
    kind: 'flag',
    help: 'Whether the model uses custom operations or layers that frameworks do not include.',
    aliases: 'custom_op, custom_operations, custom_operators, custom_layers',
  },
  custom_kernels: {
    kind: 'flag-or-words',
    words: 'kernels',
    help: 'Whether the job uses custom kernels, or the languages in which they are written.',
    aliases: 'custom_kernel, cuda_kernels, custom_cuda_kernels, own_kernels, hand_written_kernels, kernels?',
  },
  precision: {
    kind: 'word',
    words: 'precision',
    help: 'The precision of the computation.',
    aliases:
      'dtype, prec, torch_dtype, compute_dtype, model_dtype, serving_precision, mixed_precision_dtype, mixed_precision?, data_type?, quantization?, amp?, numerics?, number_format?, mixed?, precision.compute, precision.training',
    insteadOf: 'amp, autocast',
  },
  weights_precision: {
    kind: 'word',
    words: 'weights',
    help: 'The precision of the stored weights; fp32 master weights by default. `int4` is any format of 4-bit integers with scales, such as AWQ, GPTQ and NF4.',
    aliases:
      'quantization?, quantisation?, quantization_method?, quant_method?, quant?, quantize?, load_format?, param_dtype, weight_dtype, precision.weights, weights?, model.weights?',
  },
  optimizer_precision: {
    kind: 'word',
    words: 'precision',
    help: 'The precision of the optimizer states; fp32 by default.',
    aliases: 'optimizer_state_dtype, mu_dtype, precision.optimizer',
  },
  method: {
    kind: 'word',
    words: 'method',
    help: 'How the weights are trained.',
    aliases:
      'tuning?, finetuning_method, finetuning_type, finetune_method, finetune_type, tuning_method, peft_method, peft_type, adapter?, peft?, fine_tuning?, finetune?, adaptation?',
  },
  lora_rank: {
    kind: 'count',
    of: 'other',
    help: 'Rank of the LoRA matrices.',
    examples: [16],
    aliases:
      'lora_r, lora_dim, adapter_rank, lora.r, lora.rank, finetuning.rank, lora_config.r, qlora.r, qlora.rank, peft.r, peft.rank, peft_config.r',
  },
  optimizer: {
    kind: 'word',
    words: 'optimizer',
    help: 'The optimizer.',
    aliases: 'optim, optimiser, optimizer_type, optimizer_name, opt?',
  },
  activation_checkpointing: {
    kind: 'flag-or-word',
    words: 'checkpointing',
    help: 'Whether the backward pass recomputes activations: all, or only those of attention.',
    aliases:
      'gradient_checkpointing, fsdp_activation_checkpointing, activation_recomputation, recompute_activations, recompute_granularity, rematerialization, remat_policy, activations_checkpoint_granularity, remat?, recompute?',
  },
  attention: {
    kind: 'word',
    words: 'attention',
    help: 'Whether a fused kernel computes attention, or the matrix of scores is stored.',
    aliases: 'attn_implementation, attn_impl, attention_kernel, attention_backend, attn?, attention_type?',
  },
} as const satisfies Keys
