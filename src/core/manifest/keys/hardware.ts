import type { Keys } from './key.ts'

export const parallelismKeys = {
  data: {
    kind: 'count',
    of: 'other',
    help: 'Replicas of the model.',
    examples: [8],
    aliases: 'dp, dp_size, data_parallel_size, dp_replicate, data_parallel, data_parallelism',
    onlyAtHome: true,
  },
  fsdp: {
    kind: 'count',
    of: 'other',
    help: 'Devices that fully shard the parameters.',
    examples: [8],
    aliases: 'fsdp_size, dp_shard, dp_shard_size, data_parallel_shard_degree, ici_fsdp_parallelism',
  },
  tensor: {
    kind: 'count',
    of: 'other',
    help: 'Devices that split each matrix.',
    examples: [8],
    aliases:
      'tp, tp_size, tensor_parallel, tensor_parallel_size, tensor_model_parallel_size, model_parallel_size, ici_tensor_parallelism, hardware.parallelism.model',
  },
  pipeline: {
    kind: 'count',
    of: 'other',
    help: 'Stages of the pipeline.',
    examples: [4],
    aliases:
      'pipeline?, pp, pp_size, pipeline_parallel, pipeline_parallel_size, pipeline_model_parallel_size, pipeline_stages',
    onlyAtHome: true,
  },
  context: {
    kind: 'count',
    of: 'other',
    help: 'Devices that split a sequence.',
    examples: [2],
    aliases: 'cp, cp_size, context_parallel, context_parallel_size, ulysses_parallel_size',
    onlyAtHome: true,
  },
  expert: {
    kind: 'count',
    of: 'other',
    help: 'Devices that share the experts.',
    examples: [8],
    aliases: 'ep, ep_size, expert_parallel, expert_parallel_size, expert_model_parallel_size, hardware.expert',
    // In other mappings a number of experts belongs to the model.
    onlyAtHome: true,
  },
  zero: {
    kind: 'zero-stage',
    help: 'The ZeRO stage of the data-parallel group.',
    aliases:
      'zero_stage, deepspeed_stage, zero_optimization_stage, zero_optimization.stage, deepspeed.stage, parallelism.stage, zero.stage',
  },
  sequence: {
    kind: 'flag',
    help: 'Whether activations outside tensor parallelism are split along the sequence.',
    aliases: 'sp, sequence_parallel',
    onlyAtHome: true,
  },
} as const satisfies Keys

export const hardwareKeys = {
  accelerator: {
    kind: 'name',
    of: 'accelerator',
    help: 'The accelerator: h100, a100-80gb, H100:8, tpu-v5e-64, v4-128, mi300x, trn2, …',
    variable: { name: 'accelerator', type: 'texts' },
    aliases:
      'accel, accelerators, accelerator_type, accelerator_name, accelerator_model, gpu, gpus, gpu_type, tpu, tpus, tpu_type, tpu_version, npu, hpu, chip, chips, chip_type, card, cards, device_type, device, devices, hardware_type, hardware.type, hardware.device, hardware.name, hardware.model, hardware.generation?, hardware.version?, tpu_generation, gpu_generation?, hw, slice_type, tpu_slice, tpu_accelerator_type, gres, nvidia.com/gpu.product, cloud.google.com/gke-accelerator, cloud.google.com/gke-tpu-accelerator, slice?, box?, rig?, laptop?, desktop?, workstation?, colab?, kaggle?, compute?, compute.type?, system.type?, resources.type?',
    insteadOf: 'mig, mig_profile, mig_slice',
  },
  count: {
    kind: 'count',
    of: 'accelerators',
    help: 'Total accelerators: cards of GPUs, chips of TPUs and Trainium.',
    examples: [64, '1_024'],
    aliases:
      'gpus, gpu, ngpus, ngpu, total_gpus, tpus, tpu, tpu_chips, npus, hpus, chips, cards, device, devices, accelerators, world_size, distributed_world_size, num_processes, hardware.number, hardware.quantity, hardware.total, hardware.qty, hardware.n, num, compute.count, system.count, resources.count',
    insteadOf: 'hardware.workers',
  },
  nodes: {
    kind: 'count',
    of: 'nodes',
    help: 'Machines. If set, the COUNT in NAME:COUNT and `machine` are per machine.',
    examples: [8],
    aliases: 'node?, nnodes, hosts, machines, servers, instances, vms, replicas, total_nodes',
    insteadOf: 'hardware.workers, scale.nodes',
  },
  slices: {
    kind: 'count',
    of: 'slices',
    help: 'TPU slices of the declared size.',
    examples: [2],
    aliases: 'num_slices, tpu_slices',
  },
  machine: {
    kind: 'name',
    of: 'machine',
    help: "A cloud's machine type, such as a3-highgpu-8g or p5.48xlarge.",
    aliases:
      'machine_type, instance, instances, instance_type, instance_name, vm_type, vm_size, vm_sku, node_type, server_type, machine_shape, ec2_instance_type, aws_instance, ec2?, node.kubernetes.io/instance-type, vm?, node?, sku?, shape?, flavor?, machine_name?',
  },
  topology: {
    kind: 'topology',
    help: 'The topology of a TPU slice in chips, such as 4x4 or 4x4x8.',
    aliases: 'tpu_topology, slice_topology, gke_tpu_topology, cloud.google.com/gke-tpu-topology',
  },
  provider: {
    kind: 'name',
    of: 'provider',
    help: 'Where it runs: gcp, colab, kaggle, aws, azure, oci, coreweave, lambda, runpod, on-prem, workstation, edge, …',
    aliases:
      'cloud, cloud_provider, cloud_platform, csp, compute_provider, provider_name, platform?, host?, hosting?, hosted_on?, location?, where?, runs_on?, cluster?, infrastructure?, infra?, environment?, deployment?, service?, site?, orchestrator?, compute?',
  },
  region: {
    kind: 'text',
    help: "The provider's region or zone.",
    aliases:
      'zone, availability_zone, cloud_region, gcp_region, aws_region, azure_region, gcp_zone, tpu_zone, hardware.location, cloud.region, cloud.zone, provider.region, platform.region',
  },
  kind: {
    kind: 'word',
    words: 'kind',
    help: 'The kind of accelerator, if the catalog does not know its name.',
    aliases: 'accelerator_kind, device_type, hardware_kind, hardware_type, hardware.type, hardware.device, device?',
    onlyAtHome: true,
  },
  memory: {
    kind: 'bytes',
    help: 'Memory of one accelerator, if the catalog does not know it.',
    examples: ['80GB'],
    variable: 'none',
    aliases: 'gpu_memory, gpu_ram, vram, hbm, memory_per_gpu, unified_memory, hardware.mem',
    onlyAtHome: true,
  },
  peak: {
    kind: 'peak',
    help: 'Peak of one accelerator by precision, if the catalog does not know it: { bf16: 500TFLOPS }.',
    variable: 'none',
    aliases: 'peak_flops, peak_performance',
  },
  offload: {
    kind: 'words',
    words: 'offload',
    help: 'What is kept in host memory.',
    aliases: 'offloading, cpu_offload, zero_offload, offload_to_cpu, offload_device?',
  },
  interconnect: {
    kind: 'open-words',
    words: 'interconnect',
    help: 'What links the accelerators.',
    aliases:
      'fabric, network_fabric, gpu_interconnect, node_interconnect, inter_node, intra_node, interconnects, network?, networking?, link?, hardware.network',
  },
  parallelism: {
    kind: 'parallelism',
    help: 'How the job is distributed: one word for all accelerators, or a degree for each kind.',
    aliases:
      'parallelism_strategy, distributed_strategy, distribution_strategy, distributed_type, sharding_strategy, fsdp_sharding_strategy, sharding?, hardware.parallelism.type?, hardware.parallelism.strategy?, hardware.parallelism.name?, hardware.parallelism.kind?, hardware.parallelism.mode?, trainer.strategy, mesh?, device_mesh?, strategy?, distributed?, distribution?, parallel?, parallelization?, fsdp?, zero?, data_parallel?, data_parallelism?, model_parallelism?, training_strategy?',
    insteadOf: 'distribution, distributed',
  },
  spot: {
    kind: 'flag',
    help: 'Whether the provider can reclaim the machines at short notice.',
    aliases:
      'preemptible, preemptable, interruptible, spot_instance, spot_instances, spot_vm, managed_spot, capacity_type, provisioning_model, pricing_model?, pricing?, purchase_option?, capacity?',
  },
} as const satisfies Keys

/** Keys outside the reference that only imply one together with others: see `combined-keys.ts`. */
export const partialKeys = {
  per_node: {
    kind: 'count',
    of: 'accelerators',
    per: 'node',
    help: '`count`, with `nodes`',
    aliases:
      'gpus_per_node, gpus_per_host, gpus_per_machine, gpus_per_instance, gpus_per_server, gpus_per_worker, chips_per_vm, tasks_per_node, ntasks_per_node, nproc_per_node, processes_per_node, process_count_per_instance, process_count_per_node, gpus_per_pod, trainer.devices, resources_per_worker.gpu, nvidia.com/gpu, amd.com/gpu, google.com/tpu, aws.amazon.com/neuron, habana.ai/gaudi',
  },
  workers: {
    kind: 'count',
    of: 'other',
    help: '`count`, with a number for each worker (`gpus_per_worker`)',
    aliases: 'workers, num_workers, worker_count',
  },
  cores: {
    kind: 'count',
    of: 'other',
    help: '`count` of TPU chips, by the cores that each has',
    aliases: 'tpu_cores, tensorcores, hardware.cores',
  },
} as const satisfies Keys
