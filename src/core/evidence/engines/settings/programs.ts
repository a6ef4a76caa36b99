import type { Signs } from '../document-paths.ts'
import {
  type DocumentedDefaults,
  defaultsOfAxolotl,
  defaultsOfLightning,
  defaultsOfMaxText,
  defaultsOfTransformers,
} from './documented-defaults.ts'
import {
  checkpoints,
  granularityOf,
  isOn,
  learnsByReward,
  lightningStrategy,
  methodBuilt,
  modelBuilt,
  type Names,
  offloadInName,
  offloadOfShards,
  offloadTo,
  stageInName,
  stageOf,
  strategyOf,
  taskOfStage,
} from './setting-meanings.ts'

/** A training program: its signs, and the names that differ from the manifest's. */
export interface Program {
  /** Signs of its documents. */
  readonly recognise?: Signs
  /** Matches a word of the commands that start it. */
  readonly starts?: RegExp
  readonly names?: readonly Names[]
  /** Names, separated by spaces, with another meaning here than in a manifest, or not about training. */
  readonly not?: string
  readonly defaults?: readonly DocumentedDefaults[]
  /** A file with its defaults, which others override, and its name for people. */
  readonly base?: { readonly file: RegExp; readonly program: string }
}

/** Options for the file of DeepSpeed. */
const ofDeepSpeed = 'deepspeed?? deepspeed_config?? deepspeed_config_file?? config_file?? training.deepspeed??'

const isAttention = /att(?:n|ention)|^mha$|transformer/i

/** Names that many trainers share. */
const shared: readonly Names[] = [
  ['task', '$program?', learnsByReward],
  ['model.precision', 'torch_dtype?? *.torch_dtype?? dtype?? *.dtype?? model_dtype??'],
  ['model.activation_checkpointing', 'gradient_checkpointing training.gradient_checkpointing', checkpoints],
  ['hardware.parallelism', ofDeepSpeed, stageInName],
  ['hardware.offload', ofDeepSpeed, offloadInName('optimizer')],
  ['hardware.offload', ofDeepSpeed, offloadInName('parameters')],
  ['hardware.parallelism', 'fsdp fsdp.* fsdp_config.sharding_strategy fsdp_config.fsdp_sharding_strategy', strategyOf],
  ...offloadOfShards('fsdp fsdp.*', /\boffload\b/i),
  ['model.attention', 'use_flash_attn use_flash_attention use_flash_attn_2', { true: 'fused' }],
  // A mixture of experts has another shape than a dense model.
  [
    'model.architecture',
    ['n_expert', 'num_experts', 'num_local_experts', 'num_moe_experts', 'n_routed_experts']
      .flatMap((name) => [name, `*.${name}`])
      .join(' '),
    (text) => (Number(text) > 1 ? 'moe' : undefined),
  ],
  // Layers without attention have another size, and other activations, than a transformer's.
  ['model.architecture', 'layer._name_ *.layer._name_', (text) => (isAttention.test(text) ? undefined : 'custom')],
]

/** Names that are not the training's precision, or that mean one device in some programs and all devices in others. */
const elsewhere =
  'model_type *.tf32 *.allow_tf32 *.batch_size *.batch *.train_batch_size *.training_batch_size *.rollout_batch_size *.max_model_len *.context *.max_len *.samples'

const batches = [
  ...['batch_size', 'micro_batch_size', 'global_batch_size'],
  ...['per_device_train_batch_size', 'train_batch_size'],
]
const lengths = [
  ...['max_steps', 'steps', 'max_epochs', 'epochs', 'num_epochs', 'num_train_epochs'],
  ...['train_iters', 'train-iters'],
]
const anywhere = (names: readonly string[]): readonly string[] =>
  names.flatMap((name) => [name, `*.${name}`, `*.*.${name}`])

/** The training programs, most specific first. */
const known: readonly Program[] = [
  {
    recognise: ['base_model', ['datasets', 'pretraining_dataset', 'test_datasets', 'sequence_len', 'micro_batch_size']],
    starts: /^axolotl(?:\.|$)/,
    defaults: defaultsOfAxolotl,
    names: [
      ['task', 'rl'],
      ['model.precision', 'bf16', { auto: 'bf16', true: 'bf16', full: 'bf16' }],
      [
        'hardware.parallelism',
        'fsdp_config? fsdp_version?',
        (text) => (/^(?:\{\}|[12])$/.test(text) ? 'fsdp' : undefined),
      ],
      ['hardware.parallelism.data', 'dp_replicate_size'],
      ...offloadOfShards('fsdp_config.offload_params fsdp_config.fsdp_offload_params'),
      ['model.attention', 'sdp_attention xformers_attention flash_attention', { true: 'fused' }],
    ],
  },
  {
    // Accelerate: the file that `accelerate config` writes.
    recognise: [['distributed_type', 'compute_environment']],
    names: [
      ['hardware.parallelism', 'distributed_type?', { multi_gpu: 'data', fsdp: 'fsdp' }],
      ['hardware.parallelism', 'deepspeed_config.zero_stage', stageOf],
      ...offloadTo('deepspeed_config.offload_optimizer_device', 'optimizer'),
      ...offloadTo('deepspeed_config.offload_param_device', 'parameters'),
      ...offloadOfShards('fsdp_config.fsdp_offload_params'),
      // `false` is the default, and the trainer has its own option.
      ['model.activation_checkpointing', 'fsdp_config.fsdp_activation_checkpointing', { true: true }],
      ['hardware.parallelism.data', 'parallelism_config.parallelism_config_dp_replicate_size'],
      ['hardware.parallelism.fsdp', 'parallelism_config.parallelism_config_dp_shard_size'],
      ['hardware.parallelism.tensor', 'parallelism_config.parallelism_config_tp_size'],
      ['hardware.parallelism.context', 'parallelism_config.parallelism_config_cp_size'],
    ],
  },
  {
    // DeepSpeed, in its own file or in GPT-NeoX's.
    recognise: [['zero_optimization', 'train_micro_batch_size_per_gpu']],
    names: [
      ['scale.global_batch_size', 'train_batch_size'],
      ['hardware.parallelism', 'zero_optimization.stage', stageOf],
      ...offloadTo('zero_optimization.offload_optimizer.device', 'optimizer'),
      ...offloadTo('zero_optimization.offload_param.device', 'parameters'),
      ['hardware.parallelism.pipeline', 'pipe_parallel_size'],
      ['model.precision', 'fp16.type', { bfloat16: 'bf16', bf16: 'bf16' }],
      ['model.activation_checkpointing', 'checkpoint_activations', isOn],
    ],
  },
  {
    recognise: ['model._component_', ['optimizer', 'epochs', 'loss']],
    starts: /^tune$/,
    names: [
      ['model.name', 'model._component_', modelBuilt],
      ['model.method', 'model._component_', methodBuilt],
      ['model.optimizer', 'optimizer._component_'],
      ['scale.sequence_length', 'tokenizer.max_seq_len dataset.max_seq_len'],
      ['scale.micro_batch_size', 'batch_size'],
      ['hardware.parallelism.tensor', 'tensor_parallel_dim'],
      ['hardware.parallelism.fsdp', 'data_parallel_shard_dim'],
      ['hardware.parallelism.data', 'data_parallel_replicate_dim'],
      ...offloadOfShards('fsdp_cpu_offload'),
      ['hardware.parallelism', 'fsdp_cpu_offload?', { true: 'fsdp' }],
      // The weights and the optimizer's states have this format, without a copy in another.
      ['model.precision', 'dtype'],
      ['model.weights_precision', 'dtype'],
      ['model.optimizer_precision', 'dtype'],
    ],
    not: 'max_steps_per_epoch',
  },
  {
    // MaxText and MaxDiffusion: an axis of -1 takes the remaining devices.
    recognise: [
      [
        ...['ici_fsdp_parallelism', 'ici_data_parallelism', 'ici_tensor_parallelism', 'dcn_data_parallelism'],
        ...['base_config', 'max_target_length', 'base_emb_dim'],
      ],
      [
        ...['steps', 'per_device_batch_size', 'max_target_length', 'learning_rate', 'ici_fsdp_parallelism'],
        // A file for the model only.
        'base_num_decoder_layers',
      ],
    ],
    starts: /(?:^|\/)maxtext(?:$|[./])/i,
    defaults: defaultsOfMaxText,
    base: { file: /(?:^|\/)base\.ya?ml$/, program: 'MaxText' },
    names: [
      // Quantized training computes in one format and stores another, so neither is the job's precision.
      ['model.precision', 'dtype quantization'],
      ['model.optimizer', 'opt_type'],
      ['model.layers', 'base_num_decoder_layers'],
      ['model.hidden_size', 'base_emb_dim'],
      ['model.heads', 'base_num_query_heads base_num_heads'],
      ['model.kv_heads', 'base_num_kv_heads'],
      ['model.head_dim', 'head_dim'],
      ['model.vocabulary', 'vocab_size'],
      ['scale.sequence_length', 'max_target_length'],
      ['hardware.parallelism', 'ici_fsdp_parallelism? dcn_fsdp_parallelism?', { '-1': 'fsdp' }],
      ['hardware.parallelism.fsdp', 'ici_fsdp_parallelism'],
      ['hardware.parallelism.data', 'dcn_data_parallelism'],
      ['hardware.parallelism.pipeline', 'ici_pipeline_parallelism'],
      ['hardware.parallelism.context', 'ici_context_parallelism'],
      ['hardware.parallelism.expert', 'ici_expert_parallelism'],
    ],
    not: 'eval_per_device_batch_size',
  },
  {
    // NeMo: its first generation, Automodel and RL.
    recognise: [
      [
        ...['model.micro_batch_size', 'model.data.train_ds', 'model.encoder_seq_length', 'model.peft'],
        ...['step_scheduler', 'policy.train_micro_batch_size', 'exp_manager'],
      ],
    ],
    starts: /^(?:trainer\.|\+{0,2}model\.(?:data|micro_batch_size|encoder_seq_length))/,
    names: [
      ['model.precision', 'model.fp8', { true: 'fp8' }],
      ['model.name', 'model.restore_from_path? policy.model_name'],
      ['model.optimizer', 'model.optim.name optimizer._target_ policy.optimizer.name'],
      ['model.method', 'model.peft.peft_scheme', { lora: 'lora', qlora: 'qlora', none: 'full' }],
      ['model.lora_rank', 'model.peft.lora_tuning.adapter_dim peft.dim'],
      ['model.precision', 'trainer.precision? policy.precision'],
      ['model.attention', 'model.use_flash_attention', { true: 'fused', false: 'plain' }],
      ['model.activation_checkpointing', 'model.activations_checkpoint_granularity', granularityOf],
      ['hardware.parallelism', 'model.fsdp', { true: 'fsdp' }],
      ['hardware.parallelism.zero', 'model.optim.name', { distributed_fused_adam: 1, mcore_distributed_optim: 1 }],
      ['hardware.parallelism.sequence', 'model.sequence_parallel', isOn],
      ['scale.sequence_length', 'model.encoder_seq_length model.data.seq_length? policy.max_total_sequence_length'],
      [
        'scale.sequence_length',
        'model.data.train_ds.max_seq_length? dataset.seq_length? packed_sequence.packed_sequence_size?',
      ],
      [
        'scale.micro_batch_size',
        'model.data.train_ds.micro_batch_size? step_scheduler.local_batch_size policy.train_micro_batch_size',
      ],
      [
        'scale.global_batch_size',
        'model.data.train_ds.global_batch_size? step_scheduler.global_batch_size policy.train_global_batch_size',
      ],
      ['scale.epochs', 'step_scheduler.num_epochs'],
      ['scale.steps', 'step_scheduler.max_steps'],
      ['hardware.parallelism.tensor', 'policy.dtensor_cfg.tensor_parallel_size'],
      ['hardware.parallelism.context', 'policy.dtensor_cfg.context_parallel_size'],
      ['model.activation_checkpointing', 'policy.dtensor_cfg.activation_checkpointing', isOn],
    ],
    // NeMo derives accumulation from its two batch sizes. Lightning's number must be 1. The strategy is for `fsdp: true`.
    not: 'model.precision trainer.accumulate_grad_batches model.fsdp_sharding_strategy',
  },
  {
    // Lightning, its command line, and LitGPT.
    recognise: [
      ['trainer.max_epochs', 'trainer.max_steps', 'trainer.devices', 'trainer.precision', 'train.micro_batch_size'],
    ],
    starts: /^--trainer(?:\.|$)|^litgpt$/,
    defaults: defaultsOfLightning,
    names: [
      [
        'hardware.parallelism',
        'trainer.strategy trainer.strategy.class_path trainer.strategy._target_',
        lightningStrategy,
      ],
      ['scale.micro_batch_size', 'data.batch_size? data.init_args.batch_size? datamodule.batch_size?'],
      ['scale.sequence_length', 'data.init_args.max_length? data.init_args.max_seq_length? data.init_args.block_size?'],
      ['model.method', '**.use_peft?', { true: 'lora' }],
      ['model.name', 'model.init_args.model_name? model.init_args.model_name_or_path? checkpoint_dir?'],
      ['model.optimizer', 'optimizer.class_path optimizer._target_?'],
      ['model.method', 'quantize', (text) => (/^bnb\.(?:nf4|fp4)/.test(text) ? 'qlora' : undefined)],
      ['scale.tokens', 'train.max_tokens'],
    ],
  },
  {
    // nanoGPT, whose configurations are constants in Python. Its accumulation is that of all processes, which most
    // programs with the same names do not divide, so it and the steps stay open.
    starts: /^(?:.{0,100}\/)?config\/[\w/-]{1,100}\.py$/,
    names: [
      ['scale.micro_batch_size', 'batch_size'],
      ['model.name', 'init_from'],
    ],
    not: 'gradient_accumulation_steps max_iters',
  },
  {
    // A model's own file, which tells its shape only.
    recognise: ['num_hidden_layers', 'hidden_size', ['model_type', 'architectures']],
    names: [
      ['model.layers', 'num_hidden_layers'],
      ['model.heads', 'num_attention_heads'],
      ['model.kv_heads', 'num_key_value_heads'],
      ['model.head_dim', 'head_dim'],
      ['model.vocabulary', 'vocab_size'],
    ],
    not: 'torch_dtype dtype max_position_embeddings attention_dropout',
  },
  {
    // The programs of Diffusers. Their batch size is per device.
    starts:
      /^(?:.*\/)?train_(?:dreambooth|text_to_image|controlnet|unconditional|instruct_pix2pix|custom_diffusion)\w*\.py$/,
    names: [['scale.micro_batch_size', 'train_batch_size']],
  },
  {
    // Transformers' trainer, TRL, LLaMA-Factory, Megatron-LM, and programs with the same names.
    recognise: [
      anywhere(['learning_rate', 'lr', 'optim', 'optimizer', 'per_device_train_batch_size', 'finetuning_type']),
      anywhere([
        ...[...batches, ...lengths, 'model_name_or_path', 'gradient_accumulation_steps'],
        ...['seq_length', 'max_seq_length', 'cutoff_len'],
      ]),
    ],
    starts: /./,
    defaults: defaultsOfTransformers,
    names: [
      ['task', 'stage', taskOfStage],
      // An encoder-decoder's summary is short, and its attention is over the source.
      ['scale.sequence_length', 'max_prompt_length+max_completion_length? max_source_length'],
      ['model.method', 'quantization_bit quantization.bits use_4bit_quantization', { 4: 'qlora', true: 'qlora' }],
      ['model.method', 'use_peft? peft.enabled?', { true: 'lora' }],
      // InternVL's rank, or 0.
      ['model.method', 'use_llm_lora? use_backbone_lora?', (rank) => (Number(rank) > 0 ? 'lora' : undefined)],
      ['model.lora_rank', 'use_llm_lora?', (rank) => (Number(rank) > 0 ? Number(rank) : undefined)],
      // llama-cookbook's, per device.
      ['scale.micro_batch_size', 'batch_size_training?'],
      // LLaVA's.
      ['model.method', 'lora_enable?', { true: 'lora' }],
      ['model.vocabulary', 'pad_vocab_size_to? padded_vocab_size?'],
      ['scale.samples', 'max_train_samples?'],
      ['model.weights_precision', 'quantization_bit', { 8: 'int8' }],
      ['model.activation_checkpointing', 'disable_gradient_checkpointing', { true: false, false: true }],
      ['model.activation_checkpointing', 'lora_config.use_gradient_checkpointing', checkpoints],
      // Megatron-LM's flag is short for selective granularity.
      ['model.activation_checkpointing', 'recompute_activations', { true: 'selective' }],
      ['model.activation_checkpointing', 'recompute_granularity'],
      ['hardware.parallelism', 'use_distributed_optimizer? training.use_distributed_optimizer?', { true: 'zero-1' }],
    ],
    not: 'max_target_length',
  },
]

export const programs: readonly Program[] = known.map((each) => ({
  ...each,
  names: [...(each.names ?? []), ...shared],
  not: `${elsewhere} ${each.not ?? ''}`,
}))
