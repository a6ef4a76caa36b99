/**
 * Mappings without a meaning of their own: their keys are looked up as if they were in the job. All other unknown
 * mappings are skipped.
 */
export const containers =
  'training, train, trainer, training_args, training_arguments, training_config, train_config, hyperparameters, hparams, sft, ppo, grpo, dpo, actor_rollout_ref, finetuning, fine_tuning, pretraining, rl, ml, data, dataset, batch, compute, resources, resource, limits, requests, cluster, infrastructure, infra, slurm, sbatch, kubernetes, k8s, skypilot, ray, runai, run_ai, azureml, azure_ml, sagemaker, vertex, vertex_ai, azure, aws, gcp, oci, scaling_config, train_loop_config, resources_per_worker, resource_config, estimator, machine_spec, worker_pool_spec, worker_pool_specs, distributed, distribution, parallel, sharding, accelerate, lightning, pl_trainer, trainer_args, torchrun, launcher, zero_optimization, ds_config, deepspeed_config, fsdp_config, parallelism_config, peft, peft_config, lora_config, spec, config, job, run, experiment, settings, serving, serve, inference, vllm, sglang, tensorrt_llm, trt_llm, tgi, deploy, deployment, checkpointing, scheduling, cost, costs, sizing, precision, optimizer, optimizer_config, system, software, stack, workload, project, environment, cloud, platform, provider, interconnect, network, architecture, node_selector, model_config, data_config, batch_size, batching'

/** Containers without hardware keys: the nodes of a graph are not machines. */
export const containersOfData = 'data, dataset, data_config, batch, batch_size, batching'

/** Names too generic to be read inside a mapping that is not a section. */
export const generic =
  'name, version, size, kind, type, memory, config, data, steps, count, num, group, labels, tags, evidence, samples, context, region, zone, title, job, status, phase, environment, env, tier, goal, purpose, objective, host, location, where, service, site, vendor, node, nodes_per, device, link, shape, backend, engine, runtime, launcher, cost, tools'

/** Names with several uses: no key is guessed from them, and an error lists the possible ones. */
export const ambiguous: Readonly<Record<string, readonly string[]>> = {
  size: ['scale.size', 'scale.parameters', 'scale.dataset_size'],
  type: ['hardware.accelerator', 'hardware.kind', 'task', 'model.architecture', 'model.method'],
  kind: ['hardware.kind', 'task', 'model.architecture', 'model.method'],
  mode: ['task', 'stage', 'hardware.parallelism'],
  data: ['scale.tokens', 'scale.samples', 'scale.dataset_size'],
  dataset: ['scale.tokens', 'scale.samples', 'scale.dataset_size'],
  corpus: ['scale.tokens', 'scale.samples', 'scale.dataset_size'],
  length: ['scale.sequence_length'],
  memory: ['hardware.memory'],
  nodes: ['hardware.nodes'],
  cost: ['operations.budget', 'operations.price_per_chip_hour'],
  price: ['operations.price_per_chip_hour', 'operations.budget'],
  experience: ['team.cuda', 'team.xla'],
}
