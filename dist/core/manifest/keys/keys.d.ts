import type { Vocabulary } from '../../catalog/names/value-spellings.js';
import type { Key } from './key.js';
/** A section of a job. */
export interface Section {
    readonly help: string;
    readonly aliases?: string;
    /** The key that a word replacing the whole section declares. */
    readonly word?: string;
    /** More about that word, for the reference. */
    readonly ofWord?: string;
}
/** In the order of the reference. */
export declare const sections: {
    readonly framework: {
        readonly help: 'The framework, and the libraries that decide where the job can run.';
        readonly word: 'name';
        readonly ofWord: 'A word or a list of words stands for `name`.';
    };
    readonly scale: {
        readonly help: 'The size of the job.';
        readonly word: 'size';
        readonly ofWord: 'A word stands for `size`.';
    };
    readonly model: {
        readonly help: 'The model, and how it is trained.';
        readonly word: 'name';
        readonly ofWord: 'A word stands for `name`, or for `architecture` where it is one.';
    };
    readonly hardware: {
        readonly help: 'The chosen accelerators.';
        readonly aliases: 'accelerator, accelerators, gpu, gpus, tpu, tpus, machine, instance, node, workstation, host, server, rig, rack';
        readonly word: 'accelerator';
        readonly ofWord: 'A word stands for `accelerator`; a machine type may stand wherever an accelerator may.';
    };
    readonly needs: {
        readonly help: 'Other needs that decide the hardware.';
        readonly aliases: 'need, requirements, requires, constraints';
    };
    readonly team: {
        readonly help: "The team's experience.";
        readonly aliases: 'skills, team_skills, expertise, experience';
    };
    readonly operations: {
        readonly help: 'How the job runs.';
        readonly aliases: 'operation, ops';
    };
};
export declare const keysOfSections: {
    readonly framework: {
        readonly name: {
            readonly kind: 'names';
            readonly of: 'framework';
            readonly help: 'The framework, or several: tensorflow, keras, jax, flax, pytorch, pytorch-xla, mxnet, …';
            readonly aliases: 'frameworks, ml_framework, dl_framework, framework_name, framework.type, framework.framework, framework.core, serve.engine?, serving.engine?, inference.engine?, backend?, engine?, serving?, serving_framework?, serving_engine?, inference_engine?, inference_server?, library?, software?, stack?, runtime?, toolkit?';
            readonly onlyAtHome: true;
        };
        readonly version: {
            readonly kind: 'version';
            readonly help: 'The version of the framework, as written: 2.10 is not 2.1.';
            readonly aliases: 'framework_version, pytorch_version, torch_version, jax_version, tf_version, tensorflow_version';
            readonly onlyAtHome: true;
        };
        readonly libraries: {
            readonly kind: 'list';
            readonly help: 'Libraries that decide where the job can run: deepspeed, megatron-lm, flash-attention, cudnn, …';
            readonly aliases: 'libs, lib?, packages, extra_libraries, python_packages, framework.extras, framework.extensions, framework.plugins, framework.with, framework.library, dependencies?, launcher?, extensions?';
        };
    };
    readonly scale: {
        readonly size: {
            readonly kind: 'word';
            readonly words: 'size';
            readonly help: 'The size as a word, if the numbers are not known yet.';
            readonly aliases: 'model_size, job_size, workload_size, training_scale, model.size, scale.name, scale.class, scale.tier';
        };
        readonly parameters: {
            readonly kind: 'amount';
            readonly of: 'parameters';
            readonly help: 'Total parameters of the model.';
            readonly examples: readonly ["7B", "1.3e9"];
            readonly aliases: 'params, nparams, model_params, base_params, model_size, model.size, scale.size, total_params, scale.model, model.weights?, model.flavor?';
            readonly insteadOf: 'dense_params, unet_params, backbone_params, encoder_params, decoder_params, trainable_params, trainable_parameters';
        };
        readonly active_parameters: {
            readonly kind: 'amount';
            readonly of: 'parameters';
            readonly help: 'Parameters that process each token, for mixtures of experts.';
            readonly examples: readonly ["7B", "1.3e9"];
            readonly aliases: 'activated_params, active_params_per_token';
        };
        readonly embedding_parameters: {
            readonly kind: 'amount';
            readonly of: 'parameters';
            readonly help: 'Parameters in embedding tables that are sharded or live on the host.';
            readonly examples: readonly ["7B", "1.3e9"];
            readonly aliases: 'embedding_table_params, sparse_parameters';
            readonly insteadOf: 'embedding_dim, embedding_size, embedding_rows, embedding_tables, num_embedding_tables, num_embeddings, embedding_table_size, embedding_table_rows, embedding_vocab_size, user_vocab, item_vocab, sparse_features, categorical_features, hash_buckets, num_items';
        };
        readonly tokens: {
            readonly kind: 'amount';
            readonly of: 'tokens';
            readonly help: 'Total training tokens.';
            readonly examples: readonly ["7B", "1.3e9"];
            readonly aliases: 'total_tokens, pretraining_tokens, token_budget';
            readonly insteadOf: 'data.size, dataset.size, dataset_tokens, corpus_tokens, tokens_per_epoch';
        };
        readonly samples: {
            readonly kind: 'amount';
            readonly of: 'samples';
            readonly help: 'Samples in the data set.';
            readonly examples: readonly ["7B", "1.3e9"];
            readonly aliases: 'examples, images, rows, records, prompts, pairs, preference_pairs, train_samples, total_samples, dataset_samples, training.samples, train.samples, data.samples, dataset.samples, data_rows';
            readonly insteadOf: 'data.size, dataset.size, interactions, clicks, impressions';
        };
        readonly dataset_size: {
            readonly kind: 'bytes';
            readonly help: 'Size of the data set in bytes.';
            readonly examples: readonly ["10TB", "512GiB"];
            readonly aliases: 'data_size, dataset_bytes, data_volume, data_bytes, corpus_size, data.size?, dataset.size?';
            readonly insteadOf: 'data.size, dataset.size';
        };
        readonly global_batch_size: {
            readonly kind: 'count';
            readonly of: 'samples';
            readonly per: 'step';
            readonly help: 'Sequences or samples in one optimizer step, over all accelerators; for inference, those that are answered at a time.';
            readonly examples: readonly [64, "1_024"];
            readonly aliases: 'batch_size, batch, bs, bsz, global_batch, gbs, max_num_seqs, max_batch_size, max_concurrency, max_concurrent_requests, concurrent_requests, concurrency, batch.global, batch.total, batch_size.global, batch_size.total';
        };
        readonly global_batch_tokens: {
            readonly kind: 'amount';
            readonly of: 'tokens';
            readonly per: 'step';
            readonly help: 'Tokens in one optimizer step, over all accelerators.';
            readonly examples: readonly ["7B", "1.3e9"];
            readonly aliases: 'batch_tokens, tokens_per_batch, tokens_per_step, global_batch_size_tokens, global_batch_size_in_tokens, batch_size_tokens, batch_size_in_tokens, batch?, batch_size?, global_batch?, gbs?';
        };
        readonly micro_batch_size: {
            readonly kind: 'count';
            readonly of: 'samples';
            readonly per: 'device';
            readonly help: 'Sequences or samples that one device computes at a time.';
            readonly examples: readonly [64, "1_024"];
            readonly aliases: 'micro_batch, mbs, local_batch_size, device_batch_size, per_device_batch_size, batch_per_device, batch_per_core, per_core_batch_size, batch.per_core, micro_batch_size_per_gpu, device_train_microbatch_size, samples_per_gpu, batch.micro, batch.per_device, batch.per_gpu, batch_size.micro, batch_size.per_device, batch_size.per_gpu';
        };
        readonly gradient_accumulation_steps: {
            readonly kind: 'count';
            readonly of: 'steps';
            readonly help: 'Micro batches that each device sums up in one optimizer step.';
            readonly examples: readonly [8];
            readonly aliases: 'gradient_accumulation, accum, accumulation, accumulation_steps, accumulate_grad_batches, accum_freq, update_freq';
        };
        readonly steps: {
            readonly kind: 'count';
            readonly of: 'steps';
            readonly help: 'Optimizer steps of the whole run; with batch and length they give tokens or samples.';
            readonly examples: readonly [100000];
            readonly aliases: 'max_steps, train_steps, total_steps, optimizer_steps, iterations, iters';
            readonly insteadOf: 'training.steps, train.steps, trainer.steps';
        };
        readonly sequence_length: {
            readonly kind: 'count';
            readonly of: 'tokens';
            readonly per: 'sample';
            readonly help: 'Tokens in one sequence.';
            readonly examples: readonly [64, "1_024"];
            readonly aliases: 'seq, seqlen, max_seq_len, max_length, context, context_length, context_size, context_window, n_ctx, block_size, model_max_length, cutoff_len, max_target_length, tokens_per_sequence, ctx, max_context, max_context_length, tokens_per_sample, encoder_seq_length';
        };
        readonly epochs: {
            readonly kind: 'amount';
            readonly of: 'epochs';
            readonly help: 'Passes over the data set.';
            readonly examples: readonly [3];
            readonly aliases: 'max_epochs, total_epochs';
        };
        readonly flops_per_sample: {
            readonly kind: 'amount';
            readonly of: 'operations';
            readonly help: 'Floating-point operations to train on one sample, for models that are not transformers.';
            readonly examples: readonly ["12G", "1.3e9"];
            readonly aliases: 'flops_per_image, flops_per_example';
        };
        readonly users: {
            readonly kind: 'amount';
            readonly of: 'users';
            readonly help: 'Expected users, for inference.';
            readonly examples: readonly ["50k", "2M"];
            readonly aliases: 'expected_users, daily_users, monthly_users, active_users, concurrent_users, daily_active_users, monthly_active_users, dau, mau';
        };
    };
    readonly model: {
        readonly name: {
            readonly kind: 'name';
            readonly of: 'model';
            readonly help: 'A published model, such as meta-llama/Llama-3.1-8B; it supplies the sizes that are not declared.';
            readonly aliases: 'model_name, llm, model_path, actor, model_name_or_path, base_model, base_model_name, base_model_name_or_path, pretrained_model, pretrained_model_name_or_path, model_id, hf_id, hf_model_id, hf_model, foundation_model, policy_model, served_model, served_model_name, model.hf, model.id, model.model, model.base, model.base_model, model.checkpoint, model.pretrained, model.path, model.variant, model._component_?, model._target_?';
            readonly onlyAtHome: true;
        };
        readonly config: {
            readonly kind: 'text';
            readonly help: "The path of the model's config.json, in Hugging Face's form, relative to this file.";
            readonly aliases: 'config_json, hf_config, model_config_path, model.config_path, model.config_file';
            readonly variable: 'none';
            readonly onlyAtHome: true;
        };
        readonly architecture: {
            readonly kind: 'word';
            readonly words: 'architecture';
            readonly help: 'The architecture of the network.';
            readonly aliases: 'arch, model_arch, model_type, model_family, architecture_type, network_type, network_architecture, model.type, model.kind, model.class, model.family, model.network';
        };
        readonly layers: {
            readonly kind: 'count';
            readonly of: 'layers';
            readonly help: 'Layers of the network; with `hidden_size` they give the size of a transformer.';
            readonly examples: readonly [32];
            readonly aliases: 'n_layer, n_layers, num_layers, hidden_layers, num_hidden_layers, transformer_layers, model.depth';
            readonly insteadOf: 'num_blocks, encoder_layers, decoder_layers';
        };
        readonly hidden_size: {
            readonly kind: 'count';
            readonly of: 'other';
            readonly help: 'Width of the hidden state.';
            readonly examples: readonly [4096];
            readonly aliases: 'd_model, model_dim, n_embd, embed_dim, model.width, model.hidden, model.dim, architecture.hidden, architecture.dim';
            readonly insteadOf: 'embedding_dim, embedding_size, hidden_channels';
        };
        readonly heads: {
            readonly kind: 'count';
            readonly of: 'heads';
            readonly help: 'Attention heads of a layer.';
            readonly examples: readonly [32];
            readonly aliases: 'n_head, n_heads, num_heads, attention_heads, num_attention_heads, query_heads';
        };
        readonly kv_heads: {
            readonly kind: 'count';
            readonly of: 'heads';
            readonly help: 'Heads of a layer that hold keys and values.';
            readonly examples: readonly [8];
            readonly aliases: 'n_kv_heads, num_kv_heads, key_value_heads, num_key_value_heads, num_query_groups';
        };
        readonly head_dim: {
            readonly kind: 'count';
            readonly of: 'other';
            readonly help: 'Width of one attention head.';
            readonly examples: readonly [128];
            readonly aliases: 'd_head';
        };
        readonly vocabulary: {
            readonly kind: 'count-or-none';
            readonly of: 'other';
            readonly help: 'Words of the vocabulary; 0 for a model without a language-model head.';
            readonly examples: readonly [128256, 0];
            readonly aliases: 'vocab, vocab_size, n_vocab, padded_vocab_size';
        };
        readonly image_size: {
            readonly kind: 'count';
            readonly of: 'pixels';
            readonly help: 'Pixels along one side of an image.';
            readonly examples: readonly [224];
            readonly aliases: 'imgsz, image_resolution, input_resolution, resolution?, res?';
        };
        readonly architecture_locked: {
            readonly kind: 'flag';
            readonly help: 'Whether the architecture no longer changes.';
            readonly aliases: 'architecture_frozen, architecture_fixed, architecture_stable, model.locked, model.frozen';
        };
        readonly dynamic_shapes: {
            readonly kind: 'flag';
            readonly help: 'Whether tensor shapes change from step to step.';
            readonly aliases: 'dynamic_shape, variable_shapes, variable_length, variable_length_inputs, variable_sequence_length, dynamic_input_shapes, dynamic_sequence_lengths, ragged_inputs, shapes?, input_shapes?';
        };
        readonly dynamic_control_flow: {
            readonly kind: 'flag';
            readonly help: 'Whether the graph depends on the data (conditions, loops).';
            readonly aliases: 'dynamic_graph, dynamic_graphs, data_dependent_control_flow';
        };
        readonly custom_ops: {
            readonly kind: 'flag';
            readonly help: 'Whether the model uses custom operations or layers that frameworks do not include.';
            readonly aliases: 'custom_op, custom_operations, custom_operators, custom_layers';
        };
        readonly custom_kernels: {
            readonly kind: 'flag-or-words';
            readonly words: 'kernels';
            readonly help: 'Whether the job uses custom kernels, or the languages in which they are written.';
            readonly aliases: 'custom_kernel, cuda_kernels, custom_cuda_kernels, own_kernels, hand_written_kernels, kernels?';
        };
        readonly precision: {
            readonly kind: 'word';
            readonly words: 'precision';
            readonly help: 'The precision of the computation.';
            readonly aliases: 'dtype, prec, torch_dtype, compute_dtype, model_dtype, serving_precision, mixed_precision_dtype, mixed_precision?, data_type?, quantization?, amp?, numerics?, number_format?, mixed?, precision.compute, precision.training';
            readonly insteadOf: 'amp, autocast';
        };
        readonly weights_precision: {
            readonly kind: 'word';
            readonly words: 'weights';
            readonly help: 'The precision of the stored weights; fp32 master weights by default. `int4` is any format of 4-bit integers with scales, such as AWQ, GPTQ and NF4.';
            readonly aliases: 'quantization?, quantisation?, quantization_method?, quant_method?, quant?, quantize?, load_format?, param_dtype, weight_dtype, precision.weights, weights?, model.weights?';
        };
        readonly optimizer_precision: {
            readonly kind: 'word';
            readonly words: 'precision';
            readonly help: 'The precision of the optimizer states; fp32 by default.';
            readonly aliases: 'optimizer_state_dtype, mu_dtype, precision.optimizer';
        };
        readonly method: {
            readonly kind: 'word';
            readonly words: 'method';
            readonly help: 'How the weights are trained.';
            readonly aliases: 'tuning?, finetuning_method, finetuning_type, finetune_method, finetune_type, tuning_method, peft_method, peft_type, adapter?, peft?, fine_tuning?, finetune?, adaptation?';
        };
        readonly lora_rank: {
            readonly kind: 'count';
            readonly of: 'other';
            readonly help: 'Rank of the LoRA matrices.';
            readonly examples: readonly [16];
            readonly aliases: 'lora_r, lora_dim, adapter_rank, lora.r, lora.rank, finetuning.rank, lora_config.r, qlora.r, qlora.rank, peft.r, peft.rank, peft_config.r';
        };
        readonly optimizer: {
            readonly kind: 'word';
            readonly words: 'optimizer';
            readonly help: 'The optimizer.';
            readonly aliases: 'optim, optimiser, optimizer_type, optimizer_name, opt?';
        };
        readonly activation_checkpointing: {
            readonly kind: 'flag-or-word';
            readonly words: 'checkpointing';
            readonly help: 'Whether the backward pass recomputes activations: all, or only those of attention.';
            readonly aliases: 'gradient_checkpointing, fsdp_activation_checkpointing, activation_recomputation, recompute_activations, recompute_granularity, rematerialization, remat_policy, activations_checkpoint_granularity, remat?, recompute?';
        };
        readonly attention: {
            readonly kind: 'word';
            readonly words: 'attention';
            readonly help: 'Whether a fused kernel computes attention, or the matrix of scores is stored.';
            readonly aliases: 'attn_implementation, attn_impl, attention_kernel, attention_backend, attn?, attention_type?';
        };
    };
    readonly hardware: {
        readonly accelerator: {
            readonly kind: 'name';
            readonly of: 'accelerator';
            readonly help: 'The accelerator: h100, a100-80gb, H100:8, tpu-v5e-64, v4-128, mi300x, trn2, …';
            readonly variable: {
                readonly name: 'accelerator';
                readonly type: 'texts';
            };
            readonly aliases: 'accel, accelerators, accelerator_type, accelerator_name, accelerator_model, gpu, gpus, gpu_type, tpu, tpus, tpu_type, tpu_version, npu, hpu, chip, chips, chip_type, card, cards, device_type, device, devices, hardware_type, hardware.type, hardware.device, hardware.name, hardware.model, hardware.generation?, hardware.version?, tpu_generation, gpu_generation?, hw, slice_type, tpu_slice, tpu_accelerator_type, gres, nvidia.com/gpu.product, cloud.google.com/gke-accelerator, cloud.google.com/gke-tpu-accelerator, slice?, box?, rig?, laptop?, desktop?, workstation?, colab?, kaggle?, compute?, compute.type?, system.type?, resources.type?';
            readonly insteadOf: 'mig, mig_profile, mig_slice';
        };
        readonly count: {
            readonly kind: 'count';
            readonly of: 'accelerators';
            readonly help: 'Total accelerators: cards of GPUs, chips of TPUs and Trainium.';
            readonly examples: readonly [64, "1_024"];
            readonly aliases: 'gpus, gpu, ngpus, ngpu, total_gpus, tpus, tpu, tpu_chips, npus, hpus, chips, cards, device, devices, accelerators, world_size, distributed_world_size, num_processes, hardware.number, hardware.quantity, hardware.total, hardware.qty, hardware.n, num, compute.count, system.count, resources.count';
            readonly insteadOf: 'hardware.workers';
        };
        readonly nodes: {
            readonly kind: 'count';
            readonly of: 'nodes';
            readonly help: 'Machines. If set, the COUNT in NAME:COUNT and `machine` are per machine.';
            readonly examples: readonly [8];
            readonly aliases: 'node?, nnodes, hosts, machines, servers, instances, vms, replicas, total_nodes';
            readonly insteadOf: 'hardware.workers, scale.nodes';
        };
        readonly slices: {
            readonly kind: 'count';
            readonly of: 'slices';
            readonly help: 'TPU slices of the declared size.';
            readonly examples: readonly [2];
            readonly aliases: 'num_slices, tpu_slices';
        };
        readonly machine: {
            readonly kind: 'name';
            readonly of: 'machine';
            readonly help: "A cloud's machine type, such as a3-highgpu-8g or p5.48xlarge.";
            readonly aliases: 'machine_type, instance, instances, instance_type, instance_name, vm_type, vm_size, vm_sku, node_type, server_type, machine_shape, ec2_instance_type, aws_instance, ec2?, node.kubernetes.io/instance-type, vm?, node?, sku?, shape?, flavor?, machine_name?';
        };
        readonly topology: {
            readonly kind: 'topology';
            readonly help: 'The topology of a TPU slice in chips, such as 4x4 or 4x4x8.';
            readonly aliases: 'tpu_topology, slice_topology, gke_tpu_topology, cloud.google.com/gke-tpu-topology';
        };
        readonly provider: {
            readonly kind: 'name';
            readonly of: 'provider';
            readonly help: 'Where it runs: gcp, colab, kaggle, aws, azure, oci, coreweave, lambda, runpod, on-prem, workstation, edge, …';
            readonly aliases: 'cloud, cloud_provider, cloud_platform, csp, compute_provider, provider_name, platform?, host?, hosting?, hosted_on?, location?, where?, runs_on?, cluster?, infrastructure?, infra?, environment?, deployment?, service?, site?, orchestrator?, compute?';
        };
        readonly region: {
            readonly kind: 'text';
            readonly help: "The provider's region or zone.";
            readonly aliases: 'zone, availability_zone, cloud_region, gcp_region, aws_region, azure_region, gcp_zone, tpu_zone, hardware.location, cloud.region, cloud.zone, provider.region, platform.region';
        };
        readonly kind: {
            readonly kind: 'word';
            readonly words: 'kind';
            readonly help: 'The kind of accelerator, if the catalog does not know its name.';
            readonly aliases: 'accelerator_kind, device_type, hardware_kind, hardware_type, hardware.type, hardware.device, device?';
            readonly onlyAtHome: true;
        };
        readonly memory: {
            readonly kind: 'bytes';
            readonly help: 'Memory of one accelerator, if the catalog does not know it.';
            readonly examples: readonly ["80GB"];
            readonly variable: 'none';
            readonly aliases: 'gpu_memory, gpu_ram, vram, hbm, memory_per_gpu, unified_memory, hardware.mem';
            readonly onlyAtHome: true;
        };
        readonly peak: {
            readonly kind: 'peak';
            readonly help: 'Peak of one accelerator by precision, if the catalog does not know it: { bf16: 500TFLOPS }.';
            readonly variable: 'none';
            readonly aliases: 'peak_flops, peak_performance';
        };
        readonly offload: {
            readonly kind: 'words';
            readonly words: 'offload';
            readonly help: 'What is kept in host memory.';
            readonly aliases: 'offloading, cpu_offload, zero_offload, offload_to_cpu, offload_device?';
        };
        readonly interconnect: {
            readonly kind: 'open-words';
            readonly words: 'interconnect';
            readonly help: 'What links the accelerators.';
            readonly aliases: 'fabric, network_fabric, gpu_interconnect, node_interconnect, inter_node, intra_node, interconnects, network?, networking?, link?, hardware.network';
        };
        readonly parallelism: {
            readonly kind: 'parallelism';
            readonly help: 'How the job is distributed: one word for all accelerators, or a degree for each kind.';
            readonly aliases: 'parallelism_strategy, distributed_strategy, distribution_strategy, distributed_type, sharding_strategy, fsdp_sharding_strategy, sharding?, hardware.parallelism.type?, hardware.parallelism.strategy?, hardware.parallelism.name?, hardware.parallelism.kind?, hardware.parallelism.mode?, trainer.strategy, mesh?, device_mesh?, strategy?, distributed?, distribution?, parallel?, parallelization?, fsdp?, zero?, data_parallel?, data_parallelism?, model_parallelism?, training_strategy?';
            readonly insteadOf: 'distribution, distributed';
        };
        readonly spot: {
            readonly kind: 'flag';
            readonly help: 'Whether the provider can reclaim the machines at short notice.';
            readonly aliases: 'preemptible, preemptable, interruptible, spot_instance, spot_instances, spot_vm, managed_spot, capacity_type, provisioning_model, pricing_model?, pricing?, purchase_option?, capacity?';
        };
    };
    readonly needs: {
        readonly multi_cloud: {
            readonly kind: 'flag';
            readonly help: 'The job must be able to move between clouds.';
            readonly aliases: 'multicloud, cloud_agnostic, cross_cloud, portability, portable';
        };
        readonly avoid_lock_in: {
            readonly kind: 'flag';
            readonly help: 'The job must not depend on one provider.';
            readonly aliases: 'no_lock_in, no_vendor_lock_in, avoid_vendor_lock_in, vendor_neutral, vendor_neutrality';
        };
        readonly on_prem: {
            readonly kind: 'flag';
            readonly help: 'The job must run on premises.';
            readonly aliases: 'on_premise, on_premises, on_prem_only, air_gapped';
        };
        readonly edge: {
            readonly kind: 'flag';
            readonly help: 'The job must run at the edge.';
            readonly aliases: 'edge_deployment, on_device';
            readonly onlyAtHome: true;
        };
        readonly own_hardware: {
            readonly kind: 'flag';
            readonly help: 'The team wants to own its hardware or rent dedicated servers.';
            readonly aliases: 'owned_hardware, own_servers, own_gpus, dedicated_servers, dedicated_hardware';
        };
        readonly interactive_debugging: {
            readonly kind: 'flag';
            readonly help: 'The team must be able to debug interactively.';
            readonly aliases: 'interactive_debug, needs.debugging, needs.interactive';
        };
        readonly low_level_control: {
            readonly kind: 'flag';
            readonly help: 'The job needs control over drivers, memory allocation or other low-level parts.';
            readonly aliases: 'low_level_access, driver_control, needs.low_level';
        };
        readonly energy_efficiency: {
            readonly kind: 'flag';
            readonly help: 'Energy per unit of work matters.';
            readonly aliases: 'energy_efficient, power_efficiency, needs.energy, needs.sustainability';
        };
        readonly community_support: {
            readonly kind: 'flag';
            readonly help: 'Examples, pretrained models and vendor support matter most.';
            readonly aliases: 'needs.community, needs.support';
        };
        readonly containers: {
            readonly kind: 'flag';
            readonly help: 'Ready-made container images and orchestration across platforms matter.';
            readonly aliases: 'containerized, needs.docker, needs.kubernetes, needs.k8s';
            readonly onlyAtHome: true;
        };
        readonly price_control: {
            readonly kind: 'flag';
            readonly help: 'Control over prices matters.';
            readonly aliases: 'cost_control, predictable_cost, predictable_costs, predictable_pricing';
        };
        readonly max_throughput: {
            readonly kind: 'flag';
            readonly help: 'Throughput matters most.';
            readonly aliases: 'maximum_throughput, high_throughput, needs.throughput';
        };
        readonly other_workloads: {
            readonly kind: 'list';
            readonly help: 'Other work on the same hardware: rendering, video, simulation, …';
            readonly aliases: 'other_work, other_uses, additional_workloads, mixed_workloads, also_used_for, shared_with';
        };
    };
    readonly team: {
        readonly cuda: {
            readonly kind: 'word';
            readonly words: 'skill';
            readonly help: "The team's experience with CUDA.";
            readonly aliases: 'cuda_experience, cuda_skill, cuda_skills, cuda_expertise, cuda_level, gpu_experience, gpu_expertise, team.gpu';
            readonly onlyAtHome: true;
        };
        readonly xla: {
            readonly kind: 'word';
            readonly words: 'skill';
            readonly help: "The team's experience with XLA.";
            readonly aliases: 'xla_experience, xla_skill, xla_skills, xla_expertise, xla_level, tpu_experience, tpu_expertise, team.tpu, team.jax';
            readonly onlyAtHome: true;
        };
        readonly optimization_time: {
            readonly kind: 'duration';
            readonly help: 'The time that the team can spend on tuning for the hardware. Include the unit.';
            readonly examples: readonly ["6h", "14d"];
            readonly aliases: 'optimisation_time, tuning_time, porting_time, optimization_budget, tuning_budget, time_for_tuning, time_for_optimization';
        };
        readonly getting_started: {
            readonly kind: 'flag';
            readonly help: 'Whether the team is just getting started.';
            readonly aliases: 'newcomers, newcomer, beginners, beginner, first_project, team.new, team.beginner';
        };
        readonly tools: {
            readonly kind: 'list';
            readonly help: 'Tools that the team relies on: nsight, pytorch-profiler, cuda-gdb, …';
            readonly aliases: 'profilers, profiling_tools, debugging_tools, profiler, debugger, team.tooling';
            readonly onlyAtHome: true;
        };
    };
    readonly operations: {
        readonly queue_time: {
            readonly kind: 'duration';
            readonly help: 'How long a job waits for this hardware. Include the unit.';
            readonly examples: readonly ["6h", "14d"];
            readonly aliases: 'queue_wait, queue_wait_time, wait_time, time_in_queue, expected_queue_time, average_queue_time, typical_queue_time, operations.queue, operations.wait';
        };
        readonly max_queue_time: {
            readonly kind: 'duration';
            readonly help: 'The longest acceptable wait. Include the unit.';
            readonly examples: readonly ["6h", "14d"];
            readonly aliases: 'max_queue, max_queue_wait, max_wait, max_wait_time, maximum_queue_time, acceptable_queue_time, acceptable_wait';
        };
        readonly deadline: {
            readonly kind: 'duration';
            readonly help: 'The time in which the job must finish. Include the unit.';
            readonly examples: readonly ["6h", "14d"];
            readonly aliases: 'time_limit, walltime, wall_clock, wall_clock_limit, max_duration?, max_runtime, max_time, finish_within, time_budget, target_time, due_in, done_by?, done_in?, finish?, finish_by?, finish_in?, needed_by?, ready_by?, ready_in?, due?, eta?';
            readonly insteadOf: 'max_run, training_days, training_hours, max_hours, training_time';
        };
        readonly utilization: {
            readonly kind: 'share';
            readonly help: 'The share of time in which the accelerator is busy, expected or measured (not MFU).';
            readonly examples: readonly ["35%", 0.35];
            readonly aliases: 'utilisation, gpu_utilization, tpu_utilization, expected_utilization, average_utilization, target_utilization, duty_cycle';
        };
        readonly input_pipeline: {
            readonly kind: 'word';
            readonly words: 'inputPipeline';
            readonly help: 'Whether data loading keeps up with the accelerator.';
            readonly aliases: 'data_pipeline?, data_loading?, dataloader?';
        };
        readonly benchmarked: {
            readonly kind: 'flag';
            readonly help: 'Whether a small run was measured on this hardware.';
            readonly aliases: 'benchmark_done, benchmark_run, pilot_run, pilot_run_done, operations.benchmark, operations.profiled';
        };
        readonly budget: {
            readonly kind: 'money';
            readonly help: 'The most that the job may cost.';
            readonly examples: readonly ["20000 USD"];
            readonly aliases: 'cost_limit, cost_budget, cost_cap, max_cost, max_budget, max_spend, total_budget, compute_budget, spending_limit, budget_limit';
        };
        readonly monthly_budget: {
            readonly kind: 'money';
            readonly help: 'The most that the job may cost in a month.';
            readonly examples: readonly ["4000 USD"];
            readonly aliases: 'budget_per_month, monthly_cost, monthly_cost_limit, monthly_limit, monthly_spend, cost_per_month, max_cost_per_month, max_monthly_cost';
        };
        readonly price_per_chip_hour: {
            readonly kind: 'money';
            readonly help: 'The price of one accelerator per hour.';
            readonly examples: readonly ["2.50 USD"];
            readonly aliases: 'price_per_hour, price_per_tpu_hour, cost_per_gpu_hour, hourly_price, hourly_rate, gpu_hourly_rate';
            readonly insteadOf: 'hourly_cost, cost_per_hour, instance_price, price_per_node_hour';
        };
        readonly saves_checkpoints: {
            readonly kind: 'flag';
            readonly help: 'Whether the job saves checkpoints from which it can resume.';
            readonly aliases: 'save_checkpoints, auto_resume, resumable, checkpointed, checkpoint_interval, checkpoint_every, checkpointing?, checkpoints?, operations.resume';
        };
    };
};
export type SectionName = keyof typeof keysOfSections;
/** Every key of the reference by its path: `hardware.count`. All other lists of keys derive from it. */
export declare const keys: ReadonlyMap<string, Key>;
/** The same, with the partial keys. */
export declare const allKeys: ReadonlyMap<string, Key>;
/** The vocabulary of a key; undefined for other kinds of keys. */
export declare function vocabularyOf(path: string): Vocabulary | undefined;
/** Splits a list of aliases, and says which are read only if their value suits the key. */
export declare const namesIn: (aliases?: string) => {
    readonly name: string;
    readonly onlyIfFits: boolean;
}[];
