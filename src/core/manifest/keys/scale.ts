import type { Keys } from './key.ts'

const amounts = ['7B', '1.3e9'] as const
const counts = [64, '1_024'] as const

export const scaleKeys = {
  size: {
    kind: 'word',
    words: 'size',
    help: 'The size as a word, if the numbers are not known yet.',
    aliases: 'model_size, job_size, workload_size, training_scale, model.size, scale.name, scale.class, scale.tier',
  },
  parameters: {
    kind: 'amount',
    of: 'parameters',
    help: 'Total parameters of the model.',
    examples: amounts,
    aliases:
      'params, nparams, model_params, base_params, model_size, model.size, scale.size, total_params, scale.model, model.weights?, model.flavor?',
    insteadOf:
      'dense_params, unet_params, backbone_params, encoder_params, decoder_params, trainable_params, trainable_parameters',
  },
  active_parameters: {
    kind: 'amount',
    of: 'parameters',
    help: 'Parameters that process each token, for mixtures of experts.',
    examples: amounts,
    aliases: 'activated_params, active_params_per_token',
  },
  embedding_parameters: {
    kind: 'amount',
    of: 'parameters',
    help: 'Parameters in embedding tables that are sharded or live on the host.',
    examples: amounts,
    aliases: 'embedding_table_params, sparse_parameters',
    insteadOf:
      'embedding_dim, embedding_size, embedding_rows, embedding_tables, num_embedding_tables, num_embeddings, embedding_table_size, embedding_table_rows, embedding_vocab_size, user_vocab, item_vocab, sparse_features, categorical_features, hash_buckets, num_items',
  },
  tokens: {
    kind: 'amount',
    of: 'tokens',
    help: 'Total training tokens.',
    examples: amounts,
    aliases: 'total_tokens, pretraining_tokens, token_budget',
    insteadOf: 'data.size, dataset.size, dataset_tokens, corpus_tokens, tokens_per_epoch',
  },
  samples: {
    kind: 'amount',
    of: 'samples',
    help: 'Samples in the data set.',
    examples: amounts,
    aliases:
      'examples, images, rows, records, prompts, pairs, preference_pairs, train_samples, total_samples, dataset_samples, training.samples, train.samples, data.samples, dataset.samples, data_rows',
    insteadOf: 'data.size, dataset.size, interactions, clicks, impressions',
  },
  dataset_size: {
    kind: 'bytes',
    help: 'Size of the data set in bytes.',
    examples: ['10TB', '512GiB'],
    aliases: 'data_size, dataset_bytes, data_volume, data_bytes, corpus_size, data.size?, dataset.size?',
    insteadOf: 'data.size, dataset.size',
  },
  global_batch_size: {
    kind: 'count',
    of: 'samples',
    per: 'step',
    help: 'Sequences or samples in one optimizer step, over all accelerators; for inference, those that are answered at a time.',
    examples: counts,
    aliases:
      'batch_size, batch, bs, bsz, global_batch, gbs, max_num_seqs, max_batch_size, max_concurrency, max_concurrent_requests, concurrent_requests, concurrency, batch.global, batch.total, batch_size.global, batch_size.total',
  },
  global_batch_tokens: {
    kind: 'amount',
    of: 'tokens',
    per: 'step',
    help: 'Tokens in one optimizer step, over all accelerators.',
    examples: amounts,
    aliases:
      'batch_tokens, tokens_per_batch, tokens_per_step, global_batch_size_tokens, global_batch_size_in_tokens, batch_size_tokens, batch_size_in_tokens, batch?, batch_size?, global_batch?, gbs?',
  },
  micro_batch_size: {
    kind: 'count',
    of: 'samples',
    per: 'device',
    help: 'Sequences or samples that one device computes at a time.',
    examples: counts,
    aliases:
      'micro_batch, mbs, local_batch_size, device_batch_size, per_device_batch_size, batch_per_device, batch_per_core, per_core_batch_size, batch.per_core, micro_batch_size_per_gpu, device_train_microbatch_size, samples_per_gpu, batch.micro, batch.per_device, batch.per_gpu, batch_size.micro, batch_size.per_device, batch_size.per_gpu',
  },
  gradient_accumulation_steps: {
    kind: 'count',
    of: 'steps',
    help: 'Micro batches that each device sums up in one optimizer step.',
    examples: [8],
    aliases:
      'gradient_accumulation, accum, accumulation, accumulation_steps, accumulate_grad_batches, accum_freq, update_freq',
  },
  steps: {
    kind: 'count',
    of: 'steps',
    help: 'Optimizer steps of the whole run; with batch and length they give tokens or samples.',
    examples: [100_000],
    aliases: 'max_steps, train_steps, total_steps, optimizer_steps, iterations, iters',
    insteadOf: 'training.steps, train.steps, trainer.steps',
  },
  sequence_length: {
    kind: 'count',
    of: 'tokens',
    per: 'sample',
    help: 'Tokens in one sequence.',
    examples: counts,
    aliases:
      'seq, seqlen, max_seq_len, max_length, context, context_length, context_size, context_window, n_ctx, block_size, model_max_length, cutoff_len, max_target_length, tokens_per_sequence, ctx, max_context, max_context_length, tokens_per_sample, encoder_seq_length',
  },
  epochs: {
    kind: 'amount',
    of: 'epochs',
    help: 'Passes over the data set.',
    examples: [3],
    aliases: 'max_epochs, total_epochs',
  },
  flops_per_sample: {
    kind: 'amount',
    of: 'operations',
    help: 'Floating-point operations to train on one sample, for models that are not transformers.',
    examples: ['12G', '1.3e9'],
    aliases: 'flops_per_image, flops_per_example',
  },
  users: {
    kind: 'amount',
    of: 'users',
    help: 'Expected users, for inference.',
    examples: ['50k', '2M'],
    aliases:
      'expected_users, daily_users, monthly_users, active_users, concurrent_users, daily_active_users, monthly_active_users, dau, mau',
  },
} as const satisfies Keys
