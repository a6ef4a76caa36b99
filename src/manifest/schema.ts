import { z } from 'zod'
import { type Money, parseAmount, parseBytes, parseCount, parseDuration, parseMoney, parseShare } from '../quantity.ts'
import { quantity } from '../quantity-schema.ts'

const amount = (description: string) => quantity(parseAmount, description, ['7B', '1.3e9'])
const count = (description: string) => quantity(parseCount, description, [64, '1_024'])
const bytes = (description: string) => quantity(parseBytes, description, ['10TB', '512GiB'])
const duration = (description: string) =>
  quantity(parseDuration, `${description} Written with its unit.`, ['6h', '14d'])
const share = (description: string) => quantity(parseShare, description, ['35%', 0.35])
const money = (description: string) => quantity<Money>(parseMoney, description, ['20000 USD'])
const words = z.array(z.string())
const wordOrWords = z.union([z.string(), words])
const flag = (description: string) => z.boolean().meta({ description }).optional()

export const sizes = ['small', 'medium', 'large', 'massive'] as const
export const stages = ['exploration', 'prototype', 'production'] as const
export const tasks = ['pretraining', 'training', 'fine-tuning', 'inference', 'reinforcement-learning'] as const
export const architectures = [
  'transformer',
  'moe',
  'cnn',
  'resnet',
  'diffusion',
  'rnn',
  'gnn',
  'recommender',
  'mlp',
  'custom',
] as const
export const kernelKinds = ['cuda', 'triton', 'hip', 'pallas-tpu', 'pallas-gpu', 'nki'] as const
export const precisions = ['fp64', 'fp32', 'tf32', 'bf16', 'fp16', 'fp8', 'int8', 'fp4'] as const
export const methods = ['full', 'lora', 'qlora'] as const
export const optimizers = [
  'adamw',
  'adam',
  'adam-8bit',
  'adafactor',
  'adagrad',
  'lamb',
  'lars',
  'lion',
  'muon',
  'sgd',
] as const
export const interconnects = [
  'nvlink',
  'pcie',
  'infinity-fabric',
  'ici',
  'neuronlink',
  'infiniband',
  'efa',
  'roce',
  'ethernet',
] as const
export const parallelismWords = ['none', 'data', 'zero-1', 'zero-2', 'zero-3', 'fsdp'] as const
export const skills = ['none', 'basic', 'expert'] as const

const precision = z.enum(precisions)

const frameworkSection = z
  .strictObject({
    name: wordOrWords.meta({
      description: 'The framework, or several: tensorflow, keras, jax, flax, pytorch, pytorch-xla, mxnet, …',
    }),
    version: z
      .union([z.string(), z.number()])
      .transform(String)
      .meta({ description: 'Its version, as written: 2.10 is not 2.1.' }),
    libraries: words.meta({
      description: 'Libraries that decide where the job can run: deepspeed, megatron-lm, flash-attention, cudnn, …',
    }),
  })
  .partial()

const scaleSection = z
  .strictObject({
    size: z.enum(sizes).meta({ description: 'The size in a word, where numbers are not known yet.' }),
    parameters: amount('Parameters of the model in all.'),
    active_parameters: amount('Parameters that each token passes through, for mixtures of experts.'),
    embedding_parameters: amount('Parameters in embedding tables that are sharded or live on the host.'),
    tokens: amount('Tokens that training sees in all.'),
    samples: amount('Samples in the data set.'),
    dataset_size: bytes('Size of the data set in bytes.'),
    global_batch_size: count('Sequences or samples in one optimizer step, over all accelerators.'),
    global_batch_tokens: amount('Tokens in one optimizer step, over all accelerators.'),
    micro_batch_size: count('Sequences or samples that one device holds at a time.'),
    sequence_length: count('Tokens in one sequence.'),
    epochs: amount('Passes over the data set.'),
    flops_per_sample: amount('Floating-point operations to train on one sample, for models that are not transformers.'),
    users: amount('Expected users, for inference.'),
  })
  .partial()

const modelSection = z
  .strictObject({
    architecture: z.enum(architectures).meta({ description: 'The kind of network.' }),
    architecture_locked: z.boolean().meta({ description: 'Whether the architecture no longer changes.' }),
    dynamic_shapes: z.boolean().meta({ description: 'Whether tensor shapes change from step to step.' }),
    dynamic_control_flow: z
      .boolean()
      .meta({ description: 'Whether the graph depends on the data (conditions, loops).' }),
    custom_ops: z
      .boolean()
      .meta({ description: 'Whether the model uses operations of its own or layers that frameworks do not ship.' }),
    custom_kernels: z
      .union([z.boolean(), z.array(z.enum(kernelKinds))])
      .meta({ description: 'Whether there are hand-written kernels, or the languages they are written in.' }),
    precision: precision.meta({ description: 'The precision of the computation.' }),
    weights_precision: precision.meta({
      description: 'The precision of the stored weights; fp32 masters unless stated.',
    }),
    optimizer_precision: precision.meta({ description: 'The precision of the optimizer states; fp32 unless stated.' }),
    method: z.enum(methods).meta({ description: 'How the weights are trained.' }),
    optimizer: z.enum(optimizers).meta({ description: 'The optimizer.' }),
    activation_checkpointing: z
      .boolean()
      .meta({ description: 'Whether activations are recomputed in the backward pass.' }),
  })
  .partial()

const parallelismDegrees = z
  .strictObject({
    data: count('Replicas of the model.'),
    fsdp: count('Devices over which parameters are fully sharded.'),
    tensor: count('Devices over which each matrix is split.'),
    pipeline: count('Stages of the pipeline.'),
    context: count('Devices over which a sequence is split.'),
    expert: count('Devices over which experts are spread.'),
    zero: z
      .union([z.literal(1), z.literal(2), z.literal(3)])
      .meta({ description: 'The ZeRO stage of the data-parallel group.' }),
  })
  .partial()

const hardwareSection = z
  .strictObject({
    accelerator: z
      .string()
      .meta({ description: 'The accelerator: h100, a100-80gb, H100:8, tpu-v5e-64, v4-128, mi300x, trn2, …' }),
    count: count('Accelerators in all: GPUs count cards, TPUs and Trainium count chips.'),
    nodes: count('Machines. With it, the COUNT in NAME:COUNT and `machine` are per machine.'),
    slices: count('TPU slices of the declared size.'),
    machine: z.string().meta({ description: "A cloud's machine type, such as a3-highgpu-8g or p5.48xlarge." }),
    topology: z
      .string()
      .regex(/^\d{1,4}(x\d{1,4}){0,2}$/)
      .meta({ description: 'The topology of a TPU slice in chips, such as 4x4 or 4x4x8.' }),
    provider: z.string().meta({
      description:
        'Where it runs: gcp, colab, kaggle, aws, azure, oci, coreweave, lambda, runpod, on-prem, workstation, edge, …',
    }),
    interconnect: z
      .union([z.enum(interconnects), z.array(z.enum(interconnects))])
      .meta({ description: 'What links the accelerators.' }),
    parallelism: z
      .union([z.enum(parallelismWords), parallelismDegrees])
      .meta({ description: 'How the job is spread: one word over all accelerators, or a degree for each kind.' }),
    spot: z.boolean().meta({ description: 'Whether the machines can be taken away at short notice.' }),
  })
  .partial()

const needsSection = z.strictObject({
  multi_cloud: flag('It must be able to move between clouds.'),
  avoid_lock_in: flag('It must not depend on one provider.'),
  on_prem: flag('It must run on premises.'),
  edge: flag('It must run at the edge.'),
  own_hardware: flag('The team wants to own hardware or rent dedicated servers.'),
  interactive_debugging: flag('It must be possible to debug interactively.'),
  low_level_control: flag('Drivers, memory allocation or other low-level control is needed.'),
  energy_efficiency: flag('Energy for each unit of work matters.'),
  community_support: flag('Examples, pretrained models and vendor support matter most.'),
  containers: flag('Ready-made container images and orchestration across platforms matter.'),
  price_control: flag('Control over prices matters.'),
  max_throughput: flag('Throughput matters above all.'),
  other_workloads: words
    .meta({ description: 'Other work on the same hardware: rendering, video, simulation, …' })
    .optional(),
})

const teamSection = z
  .strictObject({
    cuda: z.enum(skills).meta({ description: "The team's experience with CUDA." }),
    xla: z.enum(skills).meta({ description: "The team's experience with XLA." }),
    optimization_time: duration('What the team can spend on tuning for the hardware.'),
    getting_started: z.boolean().meta({ description: 'Whether the team is just getting started.' }),
    tools: words.meta({
      description: 'Tools that are part of how the team works: nsight, pytorch-profiler, cuda-gdb, …',
    }),
  })
  .partial()

const operationsSection = z
  .strictObject({
    queue_time: duration('How long a job waits for this hardware.'),
    max_queue_time: duration('The longest wait that is acceptable.'),
    deadline: duration('How long the job may take.'),
    utilization: share('Share of time that the accelerator is busy, expected or measured (not MFU).'),
    input_pipeline: z
      .enum(['optimized', 'unoptimized'])
      .meta({ description: 'Whether data loading keeps up with the accelerator.' }),
    benchmarked: z.boolean().meta({ description: 'Whether a small run was measured on this hardware.' }),
    budget: money('What the job may cost.'),
    price_per_chip_hour: money('What one accelerator costs an hour.'),
    saves_checkpoints: z.boolean().meta({ description: 'Whether the job saves checkpoints it can resume from.' }),
  })
  .partial()

const sections = {
  framework: frameworkSection.meta({ description: 'The framework and the libraries that bind the job.' }),
  scale: scaleSection.meta({ description: 'How large the job is.' }),
  model: modelSection.meta({ description: 'What is trained, and how.' }),
  hardware: hardwareSection.meta({ description: 'The accelerators that were chosen.' }),
  needs: needsSection.meta({ description: 'What else the hardware must allow.' }),
  team: teamSection.meta({ description: 'What the team knows.' }),
  operations: operationsSection.meta({ description: 'How the job is run.' }),
}

const plainKeys = {
  task: z.enum(tasks).meta({ description: 'What the job does.', default: 'training' }),
  stage: z.enum(stages).meta({ description: 'Where the project stands.' }),
  labels: z
    .record(z.string(), z.union([z.string(), z.number(), z.boolean()]).transform(String))
    .meta({ description: "The user's own labels (team, cost centre); rules ignore them." }),
  group: z.string().meta({ description: 'Jobs that belong together, such as the parts of one RLHF run.' }),
  evidence: z.array(z.string()).meta({ description: "Globs of the repository's files that belong to this job." }),
}

/** A job whose shorthands are already expanded to their mappings. */
export const jobSchema = z.strictObject({ ...plainKeys, ...sections }).partial()
/** The same with its name, for a file of one job. */
export const namedJobSchema = jobSchema.extend({ name: z.string().meta({ description: "The job's name." }).optional() })

/** A job after validation: quantities are numbers (bytes, hours, shares), everything else is as written. */
export type JobDeclaration = z.output<typeof jobSchema>

/** Keys that one word may stand for, and the key inside the section that the word fills. */
export const shorthandKeys = { framework: 'name', scale: 'size', hardware: 'accelerator' } as const

const authoredJob = jobSchema.extend({
  framework: z
    .union([z.string(), words, sections.framework])
    .meta({ description: 'The framework: a word, a list of words, or a mapping.' })
    .optional(),
  scale: z
    .union([z.enum(sizes), sections.scale])
    .meta({ description: 'How large the job is: a word, or numbers.' })
    .optional(),
  hardware: z
    .union([z.string(), sections.hardware])
    .meta({ description: 'The accelerators: a word such as H100:8 or tpu-v5e-64, or a mapping.' })
    .optional(),
})
const version = z.literal(1).meta({ description: 'The version of this format.' }).optional()
const nullable = <T extends z.ZodType>(schema: T) => z.union([schema, z.null()])

/** The whole file as people write it, shorthands included: the source of the published JSON Schema. */
export const authoredManifestSchema = z
  .union([
    z.strictObject({
      version,
      defaults: nullable(authoredJob).meta({ description: 'Keys that every job inherits.' }).optional(),
      jobs: z.record(z.string(), nullable(authoredJob)).meta({ description: 'The jobs by name.' }),
    }),
    authoredJob.extend({
      version,
      name: z.string().meta({ description: "The job's name (default: the folder's)." }).optional(),
    }),
  ])
  .meta({
    title: 'accelerator.yml',
    description: "Declares a training job's framework, stage, scale and hardware for accelerator-review.",
  })
