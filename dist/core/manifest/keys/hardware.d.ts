export declare const parallelismKeys: {
    readonly data: {
        readonly kind: 'count';
        readonly of: 'other';
        readonly help: 'Replicas of the model.';
        readonly examples: readonly [8];
        readonly aliases: 'dp, dp_size, data_parallel_size, dp_replicate, data_parallel, data_parallelism';
        readonly onlyAtHome: true;
    };
    readonly fsdp: {
        readonly kind: 'count';
        readonly of: 'other';
        readonly help: 'Devices that fully shard the parameters.';
        readonly examples: readonly [8];
        readonly aliases: 'fsdp_size, dp_shard, dp_shard_size, data_parallel_shard_degree, ici_fsdp_parallelism';
    };
    readonly tensor: {
        readonly kind: 'count';
        readonly of: 'other';
        readonly help: 'Devices that split each matrix.';
        readonly examples: readonly [8];
        readonly aliases: 'tp, tp_size, tensor_parallel, tensor_parallel_size, tensor_model_parallel_size, model_parallel_size, ici_tensor_parallelism, hardware.parallelism.model';
    };
    readonly pipeline: {
        readonly kind: 'count';
        readonly of: 'other';
        readonly help: 'Stages of the pipeline.';
        readonly examples: readonly [4];
        readonly aliases: 'pipeline?, pp, pp_size, pipeline_parallel, pipeline_parallel_size, pipeline_model_parallel_size, pipeline_stages';
        readonly onlyAtHome: true;
    };
    readonly context: {
        readonly kind: 'count';
        readonly of: 'other';
        readonly help: 'Devices that split a sequence.';
        readonly examples: readonly [2];
        readonly aliases: 'cp, cp_size, context_parallel, context_parallel_size, ulysses_parallel_size';
        readonly onlyAtHome: true;
    };
    readonly expert: {
        readonly kind: 'count';
        readonly of: 'other';
        readonly help: 'Devices that share the experts.';
        readonly examples: readonly [8];
        readonly aliases: 'ep, ep_size, expert_parallel, expert_parallel_size, expert_model_parallel_size, hardware.expert';
        readonly onlyAtHome: true;
    };
    readonly zero: {
        readonly kind: 'zero-stage';
        readonly help: 'The ZeRO stage of the data-parallel group.';
        readonly aliases: 'zero_stage, deepspeed_stage, zero_optimization_stage, zero_optimization.stage, deepspeed.stage, parallelism.stage, zero.stage';
    };
    readonly sequence: {
        readonly kind: 'flag';
        readonly help: 'Whether activations outside tensor parallelism are split along the sequence.';
        readonly aliases: 'sp, sequence_parallel';
        readonly onlyAtHome: true;
    };
};
export declare const hardwareKeys: {
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
/** Keys outside the reference that only imply one together with others: see `combined-keys.ts`. */
export declare const partialKeys: {
    readonly per_node: {
        readonly kind: 'count';
        readonly of: 'accelerators';
        readonly per: 'node';
        readonly help: '`count`, with `nodes`';
        readonly aliases: 'gpus_per_node, gpus_per_host, gpus_per_machine, gpus_per_instance, gpus_per_server, gpus_per_worker, chips_per_vm, tasks_per_node, ntasks_per_node, nproc_per_node, processes_per_node, process_count_per_instance, process_count_per_node, gpus_per_pod, trainer.devices, resources_per_worker.gpu, nvidia.com/gpu, amd.com/gpu, google.com/tpu, aws.amazon.com/neuron, habana.ai/gaudi';
    };
    readonly workers: {
        readonly kind: 'count';
        readonly of: 'other';
        readonly help: '`count`, with a number for each worker (`gpus_per_worker`)';
        readonly aliases: 'workers, num_workers, worker_count';
    };
    readonly cores: {
        readonly kind: 'count';
        readonly of: 'other';
        readonly help: '`count` of TPU chips, by the cores that each has';
        readonly aliases: 'tpu_cores, tensorcores, hardware.cores';
    };
};
