/**
 * Keys as people write them for those of the reference, by the path that is meant. A name with a section before it
 * (`model.size`) is read so in that section only; any other wherever it stands in a job. A name may stand for several
 * keys: it is the first whose values it can hold (`gpus: 8` counts, `gpus: H100` names). Case, `-`, `_` and blanks do
 * not matter. `hardware.per_node` is no key of the reference: with `nodes` it gives `count`.
 */
export const keySpellings: Readonly<Record<string, string>> = {
  task: 'algorithm, algo, rl_algorithm, task_type, job_type, workload, workload_type, training_type, mode, purpose, use_case, training_mode, objective, phase, training_stage, finetuning_stage, kind, type, job.type, task.type, tasks, run_type, training_task, activity, what, goal, training_method, training, use, serves, recipe',
  stage:
    'project_stage, maturity, lifecycle, lifecycle_stage, environment, env, project_phase, status, stage.name, readiness, development_stage, phase, tier, env_type, deployment_stage, environment_type, project_status',
  name: 'job, job.name, project.name, experiment.name, run.name, job_name, run_name, experiment_name, title, metadata.name, project_name, jobname',
  group: 'job_group',
  evidence: 'files, sources, code, launch_files',

  'framework.name':
    'frameworks, backend, ml_framework, framework_name, library, engine, framework.type, framework.framework, framework.backend, software, stack, dl_framework, tech_stack, framework.core, toolchain, toolkit, runtime, software_stack, framework.base, framework.id, framework.engine, framework.primary, framework.stack, estimator, fw, container',
  'framework.version':
    'framework_version, pytorch_version, torch_version, jax_version, tf_version, tensorflow_version, framework.ver, framework.release, keras_version, torch.version',
  'framework.libraries':
    'libs, dependencies, packages, requirements, framework.extras, framework.addons, framework.plugins, framework.with, extra_libraries, python_packages, deps, pip, framework.modules, framework.tools, framework.extensions, framework.stack, framework.ecosystem, framework.packages, framework.lib, framework.library, framework.additional, libraries_used, framework.uses, framework.wrapper, framework.trainer, framework.launcher, framework.distributed, framework.kernels, launcher, framework.strategy, framework.engine, framework.distributed_backend, extension, extensions',

  'scale.size':
    'scale.class, scale.category, scale.level, scale.scale, model.size, scale.word, scale.tier, size, job_size, scale.model_size, scale.type, scale.name, model_size, model.scale, scale.overall, workload_size, training_scale',
  'scale.parameters':
    'params, num_params, n_params, nparams, num_parameters, model_size, model_parameters, model_params, total_params, total_parameters, param_count, parameter_count, params_total, n_parameters, number_of_parameters, model.size, scale.model, scale.size, scale.model_size, trainable_parameters_total, scale.params_b, params_count, total_param_count, model_parameter_count, model.total, model.count, scale.weights, num_model_parameters, size, scale.total, scale.parameters_total, scale.scale, base_model_params, base_model_parameters, model.n, model.parameter, scale.param, base_params',
  'scale.active_parameters':
    'active_params, activated_params, activated_parameters, params_active, active_params_per_token, model.active, scale.active, parameters_active, num_active_params, active_param_count, n_active_params',
  'scale.embedding_parameters':
    'embedding_params, embeddings_params, embedding_table_params, embedding_table_parameters, sparse_params, sparse_parameters, embedding_param_count, num_embedding_parameters, scale.embeddings, embedding_size_params',
  'scale.tokens':
    'train_tokens, training_tokens, num_tokens, total_tokens, n_tokens, num_train_tokens, dataset_tokens, token_budget, token_count, data_tokens, data.size, scale.data, scale.dataset, dataset.size, data, dataset, corpus, pretraining_tokens, corpus_tokens, corpus_size, scale.training_data, dataset_size, tokens_total, target_tokens, num_training_tokens, tokens_seen, scale.training_size, data_size, scale.data_size, training_budget_tokens',
  'scale.samples':
    'train_num_samples, num_samples, dataset_samples, train_samples, num_examples, examples, images, num_images, n_samples, dataset_images, train_examples, num_train_examples, training_samples, dataset_examples, sample_count, data.size, scale.data, scale.dataset, dataset.size, data, dataset, rows, num_rows, records, dataset_size, corpus_size, instances, pairs, clips, utterances, videos, interactions, scale.training_data, image_count, scale.images, scale.documents, documents, prompts, num_prompts, n_images, training_images, training_examples, n_examples, image_text_pairs, data_size, scale.data_size, sequences, num_sequences, dataset_length, dataset_rows, molecules, graphs, conversations, scale.pairs, structures, scale.videos',
  'scale.dataset_size':
    'data_size, dataset_bytes, data_volume, dataset.size, data.size, dataset_gb, scale.data, scale.dataset, data, dataset, dataset_size_gb, dataset_size_tb, data_bytes, corpus_size, scale.storage, training_data_size, scale.training_data, data_size_gb, data_size_tb, corpus, dataset_size_bytes, total_data, storage_size, training_data, embedding_table_bytes',
  'scale.global_batch_size':
    'train_global_batch_size, ims_per_batch, images_per_batch, batch_size, total_batch_size, effective_batch_size, train_batch_size, global_bs, gbs, batch, global_batch, bs, batch_size_global, total_train_batch_size, global_train_batch_size, effective_batch, n_batch, batchsize, scale.batch, overall_batch_size, total_batch, batch_size_total, minibatch_size, mini_batch_size, batch.global, batch.total, training_batch_size, rollout_batch_size, ppo_batch_size, aggregate_batch_size, scale.effective, batch.size, batch_size_effective, global_batchsize',
  'scale.global_batch_tokens':
    'batch_tokens, tokens_per_batch, tokens_per_step, global_batch_size_tokens, global_tokens_per_batch, batch_size_tokens, batch_size_in_tokens, train_batch_tokens, total_batch_tokens, global_batch_size_in_tokens, batch_size, global_batch_size, batch, global_batch, effective_batch_size, max_tokens_per_batch_global, step_tokens, total_batch_size_tokens',
  'scale.micro_batch_size':
    'batch_size_per_card, micro_batch_size_per_gpu, per_device_parallelism, max_sentences, per_device_train_batch_size, per_device_batch_size, micro_batch, mbs, per_gpu_batch_size, train_micro_batch_size_per_gpu, micro_bs, batch_size_per_gpu, batch_size_per_device, device_batch_size, local_batch_size, batch_per_gpu, device_train_microbatch_size, microbatch_size, per_gpu_train_batch_size, batch_size_per_replica, per_replica_batch_size, batch_per_device, per_device_eval_batch_size_train, batch.micro, batch.per_device, batch.per_gpu, micro_train_batch_size, per_core_batch_size, batch_size_per_core, batch_size_per_chip, per_chip_batch_size, micro_batchsize, train_microbatch_size, ppo_micro_batch_size_per_gpu, batch_per_replica, per_device_train_bs, micro_batch_per_gpu, imgs_per_gpu, samples_per_gpu, local_batch, batch.local, batch_size_local, images_per_gpu, per_device_bs',
  'scale.sequence_length':
    'max_total_sequence_length, tokens_per_sample, seq_len, seq_length, seqlen, max_seq_len, max_seq_length, context_length, context_len, ctx_len, n_ctx, max_length, context_window, block_size, sequence_len, max_target_length, max_position_embeddings, max_len, context, context_size, max_sequence_length, model_max_length, cutoff_len, encoder_seq_length, seq, train_seq_len, ctx, scale.context, max_context, max_context_length, training_seq_len, sequence, max_model_len, context_tokens, input_length, tokens_per_sequence, n_positions, train_context_length, max_seqlen, max_length_tokens, max_prompt_length_total, seq_size, sample_len, max_tokens_per_sequence, crop_size_tokens, length',
  'scale.epochs':
    'num_epoch, max_num_epochs, number_of_epochs, max_train_epochs, num_train_epochs, num_epochs, n_epochs, max_epochs, epoch, train_epochs, passes, training_epochs, epoch_count, total_epochs, nepochs, max_epoch',
  'scale.flops_per_sample':
    'flops_per_image, flops_per_example, flops, training_flops_per_sample, train_flops_per_sample',
  'scale.users':
    'expected_users, num_users, daily_users, monthly_users, dau, mau, active_users, concurrent_users, user_count, daily_active_users, monthly_active_users, users_per_day, n_users, customers, end_users',

  'model.architecture':
    'arch, model_type, model_architecture, architecture, network, model_arch, model.type, model.kind, model.arch, model.class, model.family, net, model_family, network_type, model_class, model_kind, architecture_type, model.network, network_architecture, architecture.type, architecture.family, architecture.name, architecture.kind, model_category, modality, model.modality, model.structure, model.base, model.name',
  'model.name':
    'base_model_name_or_path, model.flavor, model_name, model_name_or_path, base_model, pretrained_model, pretrained_model_name_or_path, model_id, checkpoint, hf_model, model.base, model.id, model.pretrained, model.model, model.model_name, model.checkpoint, pretrained, foundation_model, base_checkpoint, model.base_model, model.path, model.repo, model.type, model.arch, model.architecture, model.hf_id, model.from, architecture, model_path, model.variant, model.family, model.network, model.hf_repo, model.arch_name, model.model_name_or_path, base, policy_model, model.checkpoint_name, init_from, model.base_model_name, hf_model_id, huggingface_model, model.model_id, model.pretrained_model, arch, served_model, served_model_name, base_model_name, model.preset, model.hf_model, model_tag',
  'model.config': 'model_config, config_json, hf_config, model_config_path, model.config_path, model.config_file',
  'model.architecture_locked':
    'arch_locked, architecture_frozen, architecture_fixed, architecture_stable, locked, frozen_architecture, fixed_architecture, model.frozen, model.fixed, model.stable, architecture_final, model_locked, stable_architecture, architecture_finalized, model_frozen, model.locked, architecture_settled, architecture_changes_no, arch_frozen, arch_fixed, arch_stable, architecture.locked, architecture.frozen, architecture.stable',
  'model.dynamic_shapes':
    'shapes, input_shapes, dynamic_shape, variable_shapes, variable_shape, variable_length, variable_length_inputs, dynamic_batch, dynamic_shaped, dynamic_input_shapes, variable_sequence_length, variable_input_shapes, variable_input_sizes, dynamic_inputs, ragged, dynamic_input_sizes, variable_size_inputs, variable_resolution, dynamic_sequence_lengths, dynamic_tensors, variable_lengths, dynamic_lengths, ragged_inputs, uses_dynamic_shapes, has_dynamic_shapes, variable_input_size, variable_sized_inputs, variable_seq_len',
  'model.dynamic_control_flow':
    'control_flow, dynamic_graph, data_dependent_control_flow, dynamic_graphs, data_dependent_branches, python_control_flow, dynamic_computation, conditional_computation, uses_dynamic_control_flow, has_dynamic_control_flow',
  'model.custom_ops':
    'custom_operations, custom_op, custom_layers, custom_operators, has_custom_ops, nonstandard_ops, non_standard_ops, uses_custom_ops, custom_layer, unsupported_ops, custom_torch_ops',
  'model.custom_kernels':
    'custom_cuda_kernels, custom_cuda, cuda_kernels, kernels, custom_kernel, triton_kernels, has_custom_kernels, hand_written_kernels, custom_triton_kernels, uses_custom_kernels, own_kernels, custom_cuda_ops, handwritten_kernels, kernel, uses_custom_cuda, cuda_extensions, cpp_extensions, custom_kernel, custom_cuda_extensions',
  'model.precision':
    'mixed_precision_dtype, mixed_precision_param, dtype, mixed_precision, torch_dtype, compute_dtype, amp, train_dtype, training_precision, precision_type, data_type, compute_precision, precision_plugin, mixed_precision_policy, numerics, trainer_precision, bits, autocast, model_dtype, number_format, amp_dtype, precision.compute, precision.type, mixed_precision_type, activation_dtype, autocast_dtype, precision.dtype, precision.training, precision.mixed, floating_point, quantization, compute_type, mp_policy, dtype_policy, precision_mode, amp_level, serving_precision, inference_precision, inference_dtype, weight_and_activation_precision, model.quantization',
  'model.weights_precision':
    'param_dtype, weight_dtype, weights_dtype, parameter_dtype, param_precision, master_weights, weight_precision, params_dtype, master_weight_dtype, precision.weights, precision.params, parameter_precision, weights_format',
  'model.optimizer_precision':
    'optimizer_dtype, optim_dtype, optimizer_state_dtype, opt_dtype, optimizer_states_dtype, optimizer_state_precision, mu_dtype, precision.optimizer, optimizer_states_precision',
  'model.method':
    'quantization_bit, quantization_bits, finetuning_method, fine_tuning_method, finetuning_type, finetune_type, peft, peft_method, adapter, tuning_method, training_method, finetune_method, tuning, peft_type, finetune, fine_tuning, fine_tuning_type, adaptation, model.finetuning, model.adaptation, strategy, method, train_type, fine_tune_method, tuning_type, sft_type, finetuning, fine_tune_type, training_type',
  'model.lora_rank':
    'r, lora_r, lora_dim, lora.r, lora.rank, rank, lora.lora_r, adapter_rank, peft.r, peft.rank, peft.lora_r, lora.dim, network_dim, adapter_dim',
  'model.optimizer':
    'optimizer.algorithm, optim, optimizer_type, optimizer_name, optimiser, opt, opt_type, optimizer.type, optimizer.name, optim.name, optimizer.class, optimizer._target_, optim.type, optimizer.optimizer, optimizer_class, optimizer_algorithm',
  'model.activation_checkpointing':
    'fsdp_activation_checkpointing, megatron_lm_recompute_activations, megatron_lm_recompute_granularity, xla_fsdp_grad_ckpt, gradient_checkpointing_enable, gradient_checkpointing, remat, grad_checkpointing, activation_recompute, recompute, recompute_activations, activation_checkpoint, checkpoint_activations, recompute_granularity, remat_policy, grad_ckpt, activations_checkpoint_granularity, gradient_checkpoint, activation_recomputation, rematerialization, enable_gradient_checkpointing, enable_activation_checkpointing, use_gradient_checkpointing, ac, activation_checkpoint_mode, use_remat, grad_checkpoint, full_recompute, activations_checkpoint_method, activation_ckpt, use_activation_checkpointing, gradient_ckpt, activations_checkpointing, selective_recompute',
  'model.attention':
    'flash_attn, flash_attention, attn_implementation, attention_implementation, attn, attention_type, attention_kernel, attention_backend, attn_impl, attn_backend, attn_type, attn_kernel, attention.type, attention.implementation, attention_impl',

  'hardware.kind':
    'accelerator_kind, device_kind, device_type, hardware_type, hardware_kind, processor, device, hardware.type, hardware.class, accelerator_class, hardware.device',
  'hardware.accelerator':
    'k8s.amazonaws.com/accelerator, karpenter.k8s.aws/instance-gpu-name, runtime, hardware.version, accelerator_model_name, gpu.nvidia.com/class, cloud.google.com/gke-accelerator, cloud.google.com/gke-tpu-accelerator, gpu.nvidia.com/model, nvidia.com/gpu.product, accelerator_type, accelerators, gpu_type, gpu, gpus, tpu, tpus, tpu_type, gpu_model, gpu_name, accelerator_name, device, device_type, chip, chips, card, cards, hardware.type, hardware.name, hardware.model, chip_type, device_name, tpu_version, gpu_sku, hardware.gpu, hardware.tpu, npu, hpu, xpu, devices, accelerator.type, accelerator.name, accelerator.model, tpu_slice, slice, slice_type, tpu_pod, pod, tpu_pod_slice, tpu_generation, gpu_kind, gpu_class, hardware.chips, hardware.hw, hw, hardware.what, accelerator_model, hardware.family, instance, instance_type, machine_type, node_type, tpu_accelerator_type, accelerator_topology, gres, gpu_accelerator, tpu_accelerator, node, gpu_instance, hardware_type, trainium, gaudi, device_model, server, servers, target, target_hardware, gpu_types, graphics_card, hardware.devices, chip_generation, generation, hardware.hardware, compute_type, compute',
  'hardware.machine':
    'ec2_instance_type, node.kubernetes.io/instance-type, beta.kubernetes.io/instance-type, machine_type, instance_type, vm_type, vm_size, instance, instance_name, node_type, instance_types, vm, machine_family, sku, shape, hardware.type, flavor, server_type, compute_sku, hardware.sku, hardware.name, accelerator, gpu_instance, ml_instance, instance_class, node_instance_type, vm_sku, node_sku, hardware.model, gpu, gpus, tpu, node, server, servers, azure_vm, machine_name, aws_instance, ec2_instance, host_type, hardware.accelerator, gpu_type, compute_target, instance.type, hardware.server, hardware.node, compute_type, machine_shape, node_pool_machine_type, worker_type, worker_machine_type, instance_size, accelerator_type, hardware.box, system, gce_machine_type, hardware.hw, compute, cluster',
  'hardware.count':
    'scaling_config.num_workers, slots_per_trial, aws.amazon.com/neurondevice, huawei.com/Ascend910, distributed_world_size, gpu.nvidia.com/count, fsdp_devices_total, num_gpus, n_gpus, ngpus, gpu_count, gpus, gpu, num_devices, n_devices, devices, num_accelerators, accelerator_count, accelerators, num_chips, chips, n_chips, chip_count, tpus, tpu_chips, tpu_count, num_tpus, world_size, num_processes, number_of_gpus, total_gpus, gpus_total, hardware.number, hardware.num, hardware.quantity, hardware.total, quantity, qty, hardware.amount, gpu_num, hardware.size, gpu_amount, num_cards, cards, accelerator.count, num_hpus, hpus, num_xpus, total_chips, total_devices, device_count, number_of_devices, npus, num_npus, count_total, total_accelerators, total_count, gpu_total, hardware.accelerators, gpu_number, number_gpus, nb_gpus, no_of_gpus, num_gpu, n_gpu, ntasks, tensor_parallel_gpus, hardware.n, chips_total, nproc, replicas_total, trainer_gpus, accelerator_num, number_of_chips, number_of_accelerators, gpu_quantity, hardware.accelerator_number, trainium_chips, total_tpus, total_tpu_chips',
  'hardware.per_node':
    'resources_per_worker.gpu, resources_per_worker.tpu, nprocs_per_node, numProcPerNode, process_count_per_instance, chips_per_vm, karpenter.k8s.aws/instance-gpu-count, cloud.google.com/gke-accelerator-count, nvidia.com/gpu.count, nvidia.com/gpu, amd.com/gpu, google.com/tpu, aws.amazon.com/neuron, habana.ai/gaudi, gpus_per_node, gpus_per_host, num_gpus_per_node, nproc_per_node, devices_per_node, accelerators_per_node, n_gpus_per_node, ngpus_per_node, gpu_per_node, gpus_per_machine, gpus_per_instance, gpus_per_worker, per_node, tasks_per_node, ntasks_per_node, trainer.devices, count_per_node, num_gpus_per_machine, chips_per_node, chips_per_host, num_devices_per_node, gpu_count_per_node, processes_per_node, cards_per_node, gpus_per_server, gpu_per_machine, gpus_per_task_node, gpus_per_pod, accelerators_per_host, accelerator_per_node, gpus_per_vm, gpus_each, devices_per_host, count_each, num_gpu_per_node, per_host, hpus_per_node, npus_per_node',
  'hardware.cores': 'hardware.cores, tpu_cores, num_cores, n_cores, tensorcores',
  'hardware.nodes':
    'hardware.instances, hardware.vms, num_nodes, nnodes, n_nodes, node_count, hosts, num_hosts, machines, num_machines, instances, instance_count, instance_num, num_instances, servers, num_servers, number_of_nodes, replicas, num_workers_nodes, machine_count, node_num, host_count, server_count, num_node, nb_nodes, vm_count, number_of_instances, number_of_machines, min_nodes, workers_nodes, trainer.num_nodes, node, vms, worker_count, num_vms, replica_count, node_number, numnodes, boxes',
  'hardware.slices': 'num_slices, slice_count, n_slices, tpu_slices, number_of_slices, num_tpu_slices, pods, num_pods',
  'hardware.topology':
    'tpu_topology, slice_topology, pod_topology, accelerator_topology, tpu.topology, gke_tpu_topology, cloud.google.com/gke-tpu-topology, slice_shape, pod_shape, mesh_topology, tpu_shape',
  'hardware.provider':
    'cloud, cloud_provider, platform, vendor, csp, host, hosting, location, where, infra, infrastructure, cloud_vendor, hardware.on, service, compute_provider, site, provider.name, environment, cloud.provider, cloud_platform, cluster, hardware.hosted, hosted_on, hardware.deployment, compute, facility, datacenter, data_center, hoster, provider_name, hosted_by, cloud_name, deployment, cluster_type, hosted, compute_platform, runs_on, run_on, hardware.env, hardware.environment, orchestrator, hardware.source, hardware.owner, vendor_cloud, system, hpc, hardware.site, hardware.location, hardware.where, hardware.runs_on, operations.site, operations.location, operations.where, operation.location, operation.site, operation.where',
  'hardware.region':
    'tpu_zone, topology.kubernetes.io/region, topology.kubernetes.io/zone, availability_zones, zone, availability_zone, cloud_region, gcp_zone, aws_region, regions, location, gcp_region, zones, azure_region, hardware.az, az, region_name',
  'hardware.interconnect':
    'network, fabric, networking, link, interconnects, gpu_interconnect, network_fabric, network_type, hardware.network, internode, intranode, inter_node, intra_node, inconnect, node_interconnect, inter_node_network, connection, backend_network, scale_out, scale_up, hardware.connectivity, network_interconnect, fabric_type, interconnect_type, interconnect.type, internode_network, inter_gpu, inter_node_interconnect, intra_node_interconnect, intranode_network, link_type, cluster_network, interconnect.intra_node, interconnect.inter_node, nic, hardware.links, internode_interconnect, intranode_interconnect, network.type, network.fabric, inter_chip, gpu_link, interconnection',
  'hardware.parallelism':
    'fsdp, fsdp_config, zero_config, parallel, strategy, distributed_strategy, sharding, sharding_strategy, distribution, training_strategy, distributed, distributed_type, distribution_strategy, parallel_strategy, parallelism_strategy, zero, zero_stage, parallelization, trainer.strategy, dist_strategy, distributed_training, parallelism.type, parallelism.strategy, parallelism.name, ddp_backend, fsdp_sharding_strategy, fsdp.sharding_strategy, model_parallelism, parallelism.sharding, fsdp_strategy, parallelism.mode, parallelism.kind, multi_gpu_strategy, strategy.name, strategy.type, multi_gpu, zero.stage, parallel_mode, distribute, parallelism_type, distributed_mode, parallelism.method, data_parallelism, tf_strategy, dp_strategy, parallelism.zero_stage_name, trainer_strategy, data_parallel_mode, distribution.type, distributed_backend, framework.parallelism, framework.strategy, sharding.strategy, sharding.type',
  'hardware.spot':
    'EnableManagedSpotTraining, spot_policy, cloud.google.com/gke-spot, cloud.google.com/gke-provisioning, karpenter.sh/capacity-type, eks.amazonaws.com/capacityType, kubernetes.azure.com/scalesetpriority, preemptible, spot_instances, use_spot, is_spot, interruptible, preempt, spot_instance, capacity_type, pricing_model, spot_vm, spot_vms, enable_spot, pricing, use_spot_instances, use_preemptible, provisioning_model, managed_spot, provisioning, purchase_option, purchase_type, billing, preemptable, reclaimable, market_type, purchasing, capacity, instance_lifecycle, qos, purchase_model, provisioning_type, reservation_type, scheduling_type, billing_model, instance_market, scheduling',
  'hardware.memory':
    'gpu_memory, vram, device_memory, accelerator_memory, memory_per_gpu, hbm, gpu_ram, gpu_memory_gb, hbm_memory, gpu_mem, memory_gb, memory_per_device, vram_gb, hbm_gb, gpu_vram, hbm_per_chip, memory_per_chip, memory_per_card, vram_per_gpu, gpu.memory, accelerator.memory, gpu_memory_per_device, gpu_memory_size, hardware.mem, card_memory, per_gpu_memory',
  'hardware.peak': 'peak_flops, peak_performance, peak_tflops',
  'hardware.offload':
    'fsdp_offload_params, offloading, cpu_offload, offload_device, zero_offload, offload_to_cpu, offloading_type, deepspeed_offload',

  'hardware.parallelism.data':
    'parallelism_config_dp_replicate_size, dp_replicate_size, data_parallel_replicate_size, dp, data_parallel, data_parallel_size, dp_size, dp_degree, data_parallel_degree, num_replicas, parallelism.ddp, parallelism.replicas, parallelism.data_parallelism, data_parallelism, dp_replicate, replicate, ici_data_parallelism, data_parallel_replicas, data_parallel_replicate_degree, parallelism.dp_replicas',
  'hardware.parallelism.fsdp':
    'parallelism_config_dp_shard_size, dp_shard_size, data_parallel_shard_size, fsdp_devices, fsdp_size, fsdp_degree, ici_fsdp_parallelism, dp_shard, data_parallel_shard_degree, parallelism.shard, shard_degree, fsdp_shards, ici_fsdp, fsdp_parallelism, data_parallel_shard, dp_shard_degree',
  'hardware.parallelism.tensor':
    'parallelism_config_tp_size, megatron_lm_tp_degree, autotp_size, deepspeed_autotp_size, model_axis_size, tp, tensor_parallel, tensor_model_parallel_size, tensor_parallel_size, tp_size, tp_degree, tensor_parallel_degree, model_parallel, model_parallel_size, tensor_parallelism, tensor_model_parallel, parallelism.model, mp_size, ici_tensor_parallelism, model_parallelism, model_parallel_degree, parallelism.tensors, tensor_size, parallelism.mp, tp_parallel, mp_degree, rollout_tp, tensor_degree',
  'hardware.parallelism.pipeline':
    'megatron_lm_pp_degree, pp, pipeline_parallel, pipeline_model_parallel_size, pipeline_parallel_size, pp_size, pp_degree, pipeline_parallel_degree, pipeline_stages, pipeline_parallelism, pipeline_model_parallel, num_stages, pipe_parallel_size, ici_pipeline_parallelism, pipeline_size, pipeline_degree, pipe',
  'hardware.parallelism.context':
    'parallelism_config_cp_size, parallelism_config_sp_size, megatron_lm_context_parallel_size, ulysses_parallel_size, ring_attn_size, cp, context_parallel, context_parallel_size, cp_size, context_parallel_degree, context_parallelism, ring_attention_size, cp_degree, sequence_parallel_size, ulysses_degree, ulysses_sequence_parallel_size, sp_size, context_size, parallelism.seq, ici_sequence_parallelism, ici_context_parallelism, parallelism.sp, ring, ulysses, sequence_parallel_degree',
  'hardware.parallelism.expert':
    'megatron_lm_expert_model_parallel_size, ep, expert_parallel, expert_model_parallel_size, expert_parallel_size, ep_size, expert_parallel_degree, expert_parallelism, moe_expert_parallel_size, ep_degree, parallelism.experts, ici_expert_parallelism, expert_degree, parallelism.moe',
  'hardware.parallelism.zero':
    'zero_stage, zero_optimization_stage, zero_optimization.stage, parallelism.stage, deepspeed_stage, zero, deepspeed_zero_stage, zero.stage, deepspeed.stage, ds_zero_stage, deepspeed_zero, zero_level, deepspeed.zero, strategy.stage, sharding.stage',
  'hardware.parallelism.sequence':
    'megatron_lm_sequence_parallelism, sequence_parallel, sequence_parallelism, sp, seq_parallel, use_sequence_parallel, parallelism.seq, enable_sequence_parallel',

  'needs.multi_cloud':
    'multicloud, cloud_agnostic, portability, portable, multi_cloud_portability, cloud_portability, any_cloud, cross_cloud, cloud_neutral, needs.multiple_clouds, portable_across_clouds, cloud_portable',
  'needs.avoid_lock_in':
    'vendor_lock_in, no_lock_in, avoid_vendor_lock_in, avoid_lockin, lock_in, vendor_neutral, no_vendor_lock_in, no_lockin, vendor_independence, vendor_lockin_concern, vendor_neutrality, lock_in_concern, avoid_vendor_lockin, no_vendor_lockin, vendor_agnostic, needs.independence',
  'needs.on_prem':
    'on_premise, on_premises, onprem, must_be_on_prem, on_site, data_residency, on_prem_required, air_gapped, airgapped, on_prem_only, onpremise, onpremises, must_run_on_prem, data_must_stay_on_prem',
  'needs.edge': 'edge_deployment, runs_at_edge, on_device, edge_devices, edge_inference',
  'needs.own_hardware':
    'owned_hardware, own_servers, own_gpus, dedicated, hardware_ownership, dedicated_hardware, owned, buy_hardware, dedicated_servers, needs.ownership',
  'needs.interactive_debugging':
    'debugging, interactive, debug, step_debugging, interactive_debug, needs_debugging, interactive_development, easy_debugging, pdb, interactive_sessions, debuggability, quick_debugging, fast_debugging, easy_to_debug',
  'needs.low_level_control':
    'low_level, low_level_access, driver_control, kernel_control, low_level_access_to_hardware, fine_grained_control, low_level_hardware_control, needs.control, memory_control, low_level_tuning',
  'needs.energy_efficiency':
    'energy, energy_efficient, power_efficiency, low_power, efficiency, green, sustainability, carbon, needs.power, low_carbon, energy_conscious, carbon_footprint, power_efficient, performance_per_watt, perf_per_watt',
  'needs.community_support':
    'community, support, ecosystem, large_community, needs.documentation, pretrained_models, broad_ecosystem, community_ecosystem',
  'needs.containers':
    'docker, kubernetes, k8s, containerized, container, containerization, container_images, needs.kubernetes, docker_images',
  'needs.price_control':
    'cost_control, predictable_cost, predictable_costs, cost_predictability, predictable_pricing, price_predictability, cost_transparency, needs.cost, fixed_price, fixed_costs, negotiable_prices',
  'needs.max_throughput':
    'throughput, high_throughput, maximum_throughput, max_performance, throughput_first, needs.performance, needs.speed, maximize_throughput, throughput_critical',
  'needs.other_workloads':
    'also_used_for, other_work, other_jobs, shared_with, additional_workloads, mixed_workloads, workloads, also_runs, other_uses, shared_workloads, hardware_shared_with, other_tasks',

  'team.cuda':
    'cuda_experience, cuda_skill, cuda_skills, cuda_expertise, cuda_knowledge, gpu_experience, gpu_expertise, gpu_skills, team.gpu, cuda_level, team_cuda, cuda_engineers, knows_cuda, gpu_skill, gpu_knowledge, cuda_familiarity, cuda_proficiency, team.cuda_c, experience.cuda, experience.gpu, skills.cuda, skills.gpu',
  'team.xla':
    'xla_experience, xla_skill, xla_skills, xla_expertise, xla_knowledge, tpu_experience, tpu_expertise, tpu_skills, team.tpu, team.jax, jax_experience, xla_level, team_xla, knows_xla, tpu_skill, tpu_knowledge, xla_familiarity, xla_proficiency, tpu_familiarity, experience.xla, experience.tpu, skills.xla, skills.tpu, team.jax_xla, xla_tpu, jax_xla, xla_tpu_experience',
  'team.optimization_time':
    'tuning_time, optimisation_time, time_for_tuning, time_to_optimize, optimization_budget, tuning_budget, time_for_optimization, time_to_tune, porting_time, engineering_time, time_available_for_tuning, optimization_effort, porting_budget, time_budget_for_optimization, engineering_hours, optimize_time, available_tuning_time, tuning_hours',
  'team.getting_started':
    'new_to_ml, beginner, newcomer, beginners, first_project, team.new, newcomers, is_new, just_starting, new_team, starting_out',
  'team.tools':
    'profilers, profiling_tools, debugging_tools, profiler, debuggers, tooling, debugger, profiling, dev_tools',

  'operations.queue_time':
    'queue, queue_wait, expected_queue_time, avg_queue_time, queue_wait_time, wait_time, average_queue_time, wait, typical_queue_time, time_in_queue, queue_hours, queue_delay, current_queue_time, typical_wait, expected_wait, expected_queue, typical_queue, queueing_time, average_wait, operations.queueing, estimated_queue_time, median_queue_time, wait_in_queue, queuing_time, queue_duration, avg_wait, queue_minutes, avg_queue_wait',
  'operations.max_queue_time':
    'max_queue, max_wait, max_wait_time, acceptable_queue_time, max_queue_wait, maximum_queue_time, tolerated_queue_time, acceptable_wait, maximum_wait, max_acceptable_queue_time, tolerable_queue_time, queue_limit, max_tolerable_queue, max_acceptable_wait, acceptable_queue, max_queueing_time',
  'operations.deadline':
    'due, time_budget, max_duration, max_runtime, finish_within, max_time, wall_clock_budget, target_time, target_duration, time_to_result, must_finish_in, time_limit_total, max_training_time, deadline_hours, deadline_days, timeline, must_finish_within, training_time_budget, max_run_time, wall_clock_target, target_wall_clock, time_to_train, due_in, target_training_time, turnaround, max_days, max_hours, must_complete_in, finish_in, time_frame, max_training_days, target_runtime, complete_within, max_wallclock, max_training_hours, deadline_in',
  'operations.utilization':
    'gpu_utilization, utilisation, tpu_utilization, gpu_util, expected_utilization, util, duty_cycle, accelerator_utilization, average_utilization, gpu_utilisation, avg_utilization, chip_utilization, avg_gpu_utilization, utilization_target, target_utilization, measured_utilization, mean_utilization, hardware_utilization, average_gpu_utilization, busy, expected_gpu_utilization, device_utilization, tpu_util, utilization_expected',
  'operations.input_pipeline':
    'data_pipeline, data_loading, dataloader, input, data_loader, input_pipeline_optimized, dataloading, pipeline_optimized, data_input_pipeline, data_pipeline_optimized, data_loading_optimized',
  'operations.benchmarked':
    'benchmark, profiled, measured, tested, benchmark_done, benchmarks_run, small_run_measured, pilot_run, pilot_run_done, has_been_benchmarked, benchmark_run, was_benchmarked, benchmarked_on_hardware, benchmarks',
  'operations.budget':
    'cost_limit, max_cost, budget_usd, cost_budget, max_budget, spending_limit, cost_cap, budget_eur, total_budget, compute_budget, budget_total, money, budget_limit, max_spend, cost_ceiling, compute_budget_usd, max_cost_usd, budget_dollars, spend_limit, funding, budget_per_run, price_cap, training_budget, cost, run_budget, operations.cost_max',
  'operations.price_per_chip_hour':
    'price, hourly, rate, price_per_hour, hourly_price, price_per_gpu_hour, cost_per_hour, gpu_hour_price, price_per_chip, cost_per_gpu_hour, usd_per_gpu_hour, usd_per_hour, price_per_tpu_hour, cost_per_chip_hour, gpu_price_per_hour, hourly_cost_per_gpu, price_gpu_hour, usd_per_chip_hour, price_per_accelerator_hour, rate_per_gpu_hour, hourly_rate, gpu_hourly_rate',
  'operations.saves_checkpoints':
    'checkpointing, checkpoints, save_checkpoints, checkpoint, saves_checkpoint, resume, resumable, auto_resume, enable_checkpointing, model_checkpointing, save_ckpt, checkpoint_enabled, can_resume, save_checkpoint, restartable, checkpoints_saved, fault_tolerant, fault_tolerance, checkpointed, resume_from_checkpoint, checkpoints_enabled, preemption_safe',
}

/**
 * Keys that are switches: turned on they say this, and turned off nothing. By what they say (`path=value`, several
 * separated by blanks); the names as above.
 */
export const switchSpellings: Readonly<Record<string, string>> = {
  'hardware.parallelism=zero-1': 'use_distributed_optimizer, megatron_lm_use_distributed_optimizer',
  'framework.libraries=vllm': 'use_vllm',
  'framework.libraries=megatron-lm': 'use_megatron_lm',
  'model.optimizer=muon': 'use_muon',
  'model.optimizer=lion': 'use_lion_optimizer',
  'model.optimizer=adafactor': 'adafactor, use_adafactor',
  'model.weights_precision=int8': 'load_in_8bit',
  'model.precision=fp16 model.weights_precision=fp16 model.optimizer_precision=fp16': 'full_fp16',
  'model.precision=bf16 model.weights_precision=bf16': 'memory_efficient_bf16',
  'model.precision=fp16 model.weights_precision=fp16': 'memory_efficient_fp16',
  'model.precision=fp32': 'float32',
  'model.precision=bf16':
    'bf16, use_bf16, bfloat16, bf16_mixed, bf16_training, enable_bf16, bf16_enabled, bf16.enabled',
  'model.precision=bf16 model.weights_precision=bf16 model.optimizer_precision=bf16': 'pure_bf16, bf16_full, full_bf16',
  'model.precision=fp16':
    'fp16, use_fp16, float16, amp, use_amp, half, half_precision, fp16_mixed, fp16_enabled, enable_fp16, fp16.enabled, use_mixed_precision, mixed_precision_training',
  'model.precision=fp8': 'fp8, use_fp8, enable_fp8, float8, fp8_training',
  'model.precision=tf32': 'tf32, allow_tf32, use_tf32',
  'model.method=lora':
    'use_dora, peft_use_dora, lora, use_lora, use_peft, enable_lora, peft_enabled, lora_enabled, lora.enabled',
  'model.method=qlora': 'qlora, use_qlora, load_in_4bit, quantize_base, lora_4bit, load_4bit, four_bit',
  'model.method=full': 'full_finetune, full_fine_tuning, full_finetuning, full_parameter, full_parameter_finetuning',
  'model.optimizer=adam-8bit': 'use_8bit_adam, adam_8bit, use_8bit_optimizer, optimizer_8bit, 8bit_adam',
  'model.attention=fused framework.libraries=flash-attention':
    'flash_attention, use_flash_attention, flash_attn, use_flash_attn, flash_attention_2, use_flash_attention_2, flashattention, flash_attention_3, use_flash_attn_2, flash, enable_flash_attention, flash_attention2, flash_attention3, flash_attn_2, flash_attn_3, use_flash_attention2',
  'model.attention=fused':
    'mem_eff_attn, use_pytorch_sdpa, flex_attention, sdpa, use_sdpa, sdp_attention, fused_attention, use_memory_efficient_attention, mem_efficient_attention, xformers_attention, sdpa_attention, use_fused_attention, memory_efficient_attention',
  'model.architecture=moe': 'moe, is_moe, use_moe, mixture_of_experts',
  'framework.libraries=deepspeed': 'deepspeed, use_deepspeed',
  'framework.libraries=xformers':
    'diffusers_xformers, xformers, use_xformers, xformers_memory_efficient_attention, enable_xformers_memory_efficient_attention',
  'framework.libraries=transformer-engine': 'transformer_engine, use_transformer_engine, use_te',
  'framework.libraries=apex': 'apex, use_apex',
  'framework.libraries=torch-xla': 'torch_xla, use_xla_tpu',
  'hardware.parallelism=fsdp':
    'use_torch_fsdp2, fsdp, use_fsdp, fully_sharded, fully_sharded_data_parallel, fsdp2, enable_fsdp',
  'hardware.parallelism=data': 'ddp, use_ddp, data_parallel, distributed_data_parallel',
  'hardware.spot=false': 'on_demand, ondemand, reserved, reserved_capacity, reserved_instances',
  'hardware.provider=workstation': 'hardware.workstation, hardware.desktop, hardware.laptop',
  'hardware.provider=on-prem':
    'self_hosted, hardware.onprem, hardware.on_prem, hardware.on_premise, hardware.on_premises, hardware.in_house',
  'hardware.offload=optimizer':
    'optimizer_memory_host_offload, megatron_lm_optimizer_cpu_offload, offload_optimizer, optimizer_offload, cpu_adam, optimizer_cpu_offload',
  'hardware.offload=parameters':
    'parameter_memory_host_offload, offload_param, offload_params, param_offload, offload_parameters, params_offload',
  'hardware.interconnect=nvlink': 'nvlink, has_nvlink, nvswitch, use_nvlink',
  'hardware.interconnect=infiniband': 'infiniband, ib, has_infiniband, use_infiniband',
  'hardware.interconnect=efa': 'efa, efa_enabled, enable_efa, use_efa',
  'model.custom_kernels=triton': 'custom_triton, triton_custom_kernels, triton',
  'model.custom_kernels=cuda': 'cuda_custom_kernels, custom_cuda_code',
}

/** Mappings of other programs, and the section that their keys are looked for in first; `""` for a whole job. */
export const foreignSections: Readonly<Record<string, string>> = {
  '': 'spec, config, job, metadata, args, arguments, settings, template, general, common, experiment, project, task, training_job, run, extra, misc, cfg, base, parameters, details, trial, experiment_config, basics, job_spec, train_job, trainjob, conf',
  framework:
    'software, stack, software_stack, env, environment, libs, runtime, backend, tooling, versions, dependencies, packages, torch, pytorch, jax, tensorflow',
  scale:
    'training, train, trainer, training_args, training_arguments, training_config, hyperparameters, hparams, hyperparams, batch, data, dataset, datasets, data_config, schedule, train_config, trainer_config, workload, size, batching, dataloader, data_loading, sft, ppo, grpo, dpo, rl, rollout, finetuning, fine_tuning, optimization, model_size, training_parameters, params, train_params, inference, serving, learning, training_params, hyper_parameters, batch_size, dataset_config, finetune, sequence, actor, corpus, training_setup, traffic, generation, serve, training_run',
  model:
    'model_config, architecture, network, net, optimizer, optim, optimiser, peft, lora, qlora, quantization, precision, mixed_precision, adapter, attention, lora_config, peft_config, quant, quantization_config, tuning, model_args, memory, regularization, activation_checkpointing, policy, policy_model, actor_model, bf16, fp16, amp, recompute, model_arguments, fp8, compile, model_spec, base_model',
  hardware:
    'resources, compute, infra, infrastructure, cluster, scaling_config, scalingconfig, resources_per_worker, accelerators, machine, devices, gpu, gpus, tpu, tpus, platform, system, node_config, instance, slurm, sbatch, kubernetes, k8s, sky, skypilot, resource_config, resourceconfig, limits, requests, node_pool, machine_spec, worker, workers, accelerator, nodes, node, cloud, provider, worker_pool, machine_config, hw, host, deployment, device, pool, capacity, server, launch, launcher, resource, compute_config, hardware_config, allocation, instances, torchrun, hosting, location, platform_config, worker_pool_specs, worker_pool_spec, sagemaker, vertex, runpod, compute_resources, cluster_config, submission, resource_pool, node_selector, nodeselector, gke, cores, hardware_spec, accelerator_config, hpc, interconnect, network, environment_config, lightning, spot',
  'hardware.parallelism':
    'parallelism, parallel, distributed, strategy, deepspeed, fsdp, sharding, zero_optimization, megatron, mesh, parallelization, distribution, fsdp_config, deepspeed_config, zero, ici_parallelism, parallelism_config, parallel_config, fsdp_options, mesh_shape, distributed_training, distributed_config, ddp, degrees, parallel_degrees, nemo, accelerate, model_parallel, ds_config, data_parallel, distributed_strategy',
  needs:
    'requirements, requires, constraints, needs, must_have, preferences, nonfunctional, priorities, requirement, wants, must_haves, need',
  team: 'skills, people, expertise, org, experience, staff, team_info, team_skills, engineers, background, team_experience',
  operations:
    'ops, operation, operational, slo, sla, constraints, runtime, cost, costs, availability, budget, checkpointing, checkpoints, checkpoint, queue, limits, timing, scheduling, monitoring, time, planning, finance, operations_info, efficiency, input, observability',
}

/** What a mapping says by being there, unless a key says otherwise. */
export const impliedByMapping: Readonly<Record<string, readonly (readonly [key: string, value: string])[]>> = {
  deepspeed: [['framework.libraries', 'deepspeed']],
  deepspeedconfig: [['framework.libraries', 'deepspeed']],
  dsconfig: [['framework.libraries', 'deepspeed']],
  megatron: [['framework.libraries', 'megatron-lm']],
  fsdp: [['hardware.parallelism', 'fsdp']],
  fsdpconfig: [['hardware.parallelism', 'fsdp']],
  lora: [['model.method', 'lora']],
  loraconfig: [['model.method', 'lora']],
  qlora: [['model.method', 'qlora']],
  gpu: [['hardware.kind', 'gpu']],
  gpus: [['hardware.kind', 'gpu']],
  tpu: [['hardware.kind', 'tpu']],
  tpus: [['hardware.kind', 'tpu']],
}

/** What the name of a key says beside its value: eight GPUs are GPUs. */
export const kindOfName: Readonly<Record<string, RegExp>> = { gpu: /gpu/, tpu: /tpu/ }
