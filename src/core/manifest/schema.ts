import * as z from 'zod/mini'
import { wordsOf } from '../catalog/value-spellings.ts'
import {
  type Money,
  parseAmount,
  parseBytes,
  parseCount,
  parseCountOrNone,
  parseDuration,
  parseFlopsPerSecond,
  parseMoney,
  parseShare,
} from '../text/quantity.ts'
import { described } from './described-schema.ts'
import { quantity } from './quantity-schema.ts'

const amount = (description: string) => quantity(parseAmount, description, ['7B', '1.3e9'])
const count = (description: string) => quantity(parseCount, description, [64, '1_024'])
const bytes = (description: string) => quantity(parseBytes, description, ['10TB', '512GiB'])
const duration = (description: string) => quantity(parseDuration, `${description} Include the unit.`, ['6h', '14d'])
const share = (description: string) => quantity(parseShare, description, ['35%', 0.35])
const money = (description: string) => quantity<Money>(parseMoney, description, ['20000 USD'])
const words = (description: string) => described(z.array(z.string()), { description })
const flag = (description: string) => z.optional(described(z.boolean(), { description }))

export const sizes = wordsOf('size')
export const stages = wordsOf('stage')
export const tasks = wordsOf('task')
export const architectures = wordsOf('architecture')
export const kernelKinds = wordsOf('kernels')
export const precisions = wordsOf('precision')
export const methods = wordsOf('method')
export const optimizers = wordsOf('optimizer')
export const interconnects = wordsOf('interconnect')
export const parallelismWords = wordsOf('parallelism')
export const skills = wordsOf('skill')
const attentions = wordsOf('attention')
const kinds = wordsOf('kind')
const offloads = wordsOf('offload')

const precision = (description: string) => described(z.enum(precisions), { description })

const frameworkSection = z.partial(
  z.strictObject({
    name: described(z.union([z.string(), z.array(z.string())]), {
      description: 'The framework, or several: tensorflow, keras, jax, flax, pytorch, pytorch-xla, mxnet, …',
    }),
    version: described(z.pipe(z.union([z.string(), z.number()]), z.transform(String)), {
      description: 'The version of the framework, as written: 2.10 is not 2.1.',
    }),
    libraries: words('Libraries that decide where the job can run: deepspeed, megatron-lm, flash-attention, cudnn, …'),
  }),
)

const scaleSection = z.partial(
  z.strictObject({
    size: described(z.enum(sizes), { description: 'The size as a word, if the numbers are not known yet.' }),
    parameters: amount('Total parameters of the model.'),
    active_parameters: amount('Parameters that process each token, for mixtures of experts.'),
    embedding_parameters: amount('Parameters in embedding tables that are sharded or live on the host.'),
    tokens: amount('Total training tokens.'),
    samples: amount('Samples in the data set.'),
    dataset_size: bytes('Size of the data set in bytes.'),
    global_batch_size: count('Sequences or samples in one optimizer step, over all accelerators.'),
    global_batch_tokens: amount('Tokens in one optimizer step, over all accelerators.'),
    micro_batch_size: count('Sequences or samples that one device computes at a time.'),
    sequence_length: count('Tokens in one sequence.'),
    gradient_accumulation_steps: count('Micro batches that each device sums up in one optimizer step.'),
    steps: count('Optimizer steps of the whole run.'),
    epochs: amount('Passes over the data set.'),
    flops_per_sample: amount('Floating-point operations to train on one sample, for models that are not transformers.'),
    users: amount('Expected users, for inference.'),
  }),
)

const modelSection = z.partial(
  z.strictObject({
    name: described(z.string(), {
      description: 'A published model, such as meta-llama/Llama-3.1-8B; it supplies the sizes that are not declared.',
    }),
    config: described(z.string(), {
      description: "The path of the model's config.json, in Hugging Face's form, relative to this file.",
    }),
    architecture: described(z.enum(architectures), { description: 'The architecture of the network.' }),
    architecture_locked: described(z.boolean(), { description: 'Whether the architecture no longer changes.' }),
    dynamic_shapes: described(z.boolean(), { description: 'Whether tensor shapes change from step to step.' }),
    dynamic_control_flow: described(z.boolean(), {
      description: 'Whether the graph depends on the data (conditions, loops).',
    }),
    custom_ops: described(z.boolean(), {
      description: 'Whether the model uses custom operations or layers that frameworks do not include.',
    }),
    custom_kernels: described(z.union([z.boolean(), z.array(z.enum(kernelKinds))]), {
      description: 'Whether the job uses custom kernels, or the languages in which they are written.',
    }),
    precision: precision('The precision of the computation.'),
    weights_precision: precision('The precision of the stored weights; fp32 master weights by default.'),
    optimizer_precision: precision('The precision of the optimizer states; fp32 by default.'),
    method: described(z.enum(methods), { description: 'How the weights are trained.' }),
    layers: count('Layers of the network.'),
    hidden_size: count('Width of the hidden state.'),
    heads: count('Attention heads of a layer.'),
    kv_heads: count('Heads of a layer that hold keys and values.'),
    head_dim: count('Width of one attention head.'),
    vocabulary: quantity(parseCountOrNone, 'Words of the vocabulary; 0 for a model without a language-model head.', [
      128_256, 0,
    ]),
    image_size: count('Pixels along one side of an image.'),
    lora_rank: count('Rank of the LoRA matrices.'),
    optimizer: described(z.enum(optimizers), { description: 'The optimizer.' }),
    activation_checkpointing: described(z.union([z.boolean(), z.literal('selective')]), {
      description: 'Whether the backward pass recomputes activations: all, or only those of attention.',
    }),
    attention: described(z.enum(attentions), {
      description: 'Whether a fused kernel computes attention, or the matrix of scores is stored.',
    }),
  }),
)

const parallelismDegrees = z.partial(
  z.strictObject({
    data: count('Replicas of the model.'),
    fsdp: count('Devices that fully shard the parameters.'),
    tensor: count('Devices that split each matrix.'),
    pipeline: count('Stages of the pipeline.'),
    context: count('Devices that split a sequence.'),
    expert: count('Devices that share the experts.'),
    zero: described(z.union([z.literal(1), z.literal(2), z.literal(3)]), {
      description: 'The ZeRO stage of the data-parallel group.',
    }),
    sequence: described(z.boolean(), {
      description: 'Whether activations outside tensor parallelism are split along the sequence.',
    }),
  }),
)

const peakByPrecision = z.partialRecord(
  z.enum(precisions),
  quantity(parseFlopsPerSecond, 'Operations per second, without sparsity.', ['500TFLOPS']),
)

const hardwareSection = z.partial(
  z.strictObject({
    accelerator: described(z.string(), {
      description: 'The accelerator: h100, a100-80gb, H100:8, tpu-v5e-64, v4-128, mi300x, trn2, …',
    }),
    count: count('Total accelerators: cards of GPUs, chips of TPUs and Trainium.'),
    nodes: count('Machines. If set, the COUNT in NAME:COUNT and `machine` are per machine.'),
    slices: count('TPU slices of the declared size.'),
    machine: described(z.string(), { description: "A cloud's machine type, such as a3-highgpu-8g or p5.48xlarge." }),
    topology: described(z.string().check(z.regex(/^[1-9]\d{0,3}(x[1-9]\d{0,3}){0,2}$/)), {
      description: 'The topology of a TPU slice in chips, such as 4x4 or 4x4x8.',
    }),
    provider: described(z.string(), {
      description:
        'Where it runs: gcp, colab, kaggle, aws, azure, oci, coreweave, lambda, runpod, on-prem, workstation, edge, …',
    }),
    region: described(z.string(), { description: "The provider's region or zone." }),
    kind: described(z.enum(kinds), {
      description: 'The kind of accelerator, if the catalog does not know its name.',
    }),
    memory: bytes('Memory of one accelerator, if the catalog does not know it.'),
    peak: described(peakByPrecision, {
      description: 'Peak of one accelerator by precision, if the catalog does not know it: { bf16: 500TFLOPS }.',
    }),
    offload: described(z.union([z.enum(offloads), z.array(z.enum(offloads))]), {
      description: 'What is kept in host memory.',
    }),
    interconnect: described(
      z.union([z.enum(interconnects), z.string(), z.array(z.union([z.enum(interconnects), z.string()]))]),
      {
        description: 'What links the accelerators.',
      },
    ),
    parallelism: described(z.union([z.enum(parallelismWords), parallelismDegrees]), {
      description: 'How the job is distributed: one word for all accelerators, or a degree for each kind.',
    }),
    spot: described(z.boolean(), { description: 'Whether the provider can reclaim the machines at short notice.' }),
  }),
)

const needsSection = z.strictObject({
  multi_cloud: flag('The job must be able to move between clouds.'),
  avoid_lock_in: flag('The job must not depend on one provider.'),
  on_prem: flag('The job must run on premises.'),
  edge: flag('The job must run at the edge.'),
  own_hardware: flag('The team wants to own its hardware or rent dedicated servers.'),
  interactive_debugging: flag('The team must be able to debug interactively.'),
  low_level_control: flag('The job needs control over drivers, memory allocation or other low-level parts.'),
  energy_efficiency: flag('Energy per unit of work matters.'),
  community_support: flag('Examples, pretrained models and vendor support matter most.'),
  containers: flag('Ready-made container images and orchestration across platforms matter.'),
  price_control: flag('Control over prices matters.'),
  max_throughput: flag('Throughput matters most.'),
  other_workloads: z.optional(words('Other work on the same hardware: rendering, video, simulation, …')),
})

const teamSection = z.partial(
  z.strictObject({
    cuda: described(z.enum(skills), { description: "The team's experience with CUDA." }),
    xla: described(z.enum(skills), { description: "The team's experience with XLA." }),
    optimization_time: duration('The time that the team can spend on tuning for the hardware.'),
    getting_started: described(z.boolean(), { description: 'Whether the team is just getting started.' }),
    tools: words('Tools that the team relies on: nsight, pytorch-profiler, cuda-gdb, …'),
  }),
)

const operationsSection = z.partial(
  z.strictObject({
    queue_time: duration('How long a job waits for this hardware.'),
    max_queue_time: duration('The longest acceptable wait.'),
    deadline: duration('The time in which the job must finish.'),
    utilization: share('The share of time in which the accelerator is busy, expected or measured (not MFU).'),
    input_pipeline: described(z.enum(wordsOf('inputPipeline')), {
      description: 'Whether data loading keeps up with the accelerator.',
    }),
    benchmarked: described(z.boolean(), { description: 'Whether a small run was measured on this hardware.' }),
    budget: money('The most that the job may cost.'),
    price_per_chip_hour: money('The price of one accelerator per hour.'),
    saves_checkpoints: described(z.boolean(), {
      description: 'Whether the job saves checkpoints from which it can resume.',
    }),
  }),
)

export const sections = {
  framework: described(frameworkSection, {
    description: 'The framework, and the libraries that decide where the job can run.',
  }),
  scale: described(scaleSection, { description: 'The size of the job.' }),
  model: described(modelSection, { description: 'The model, and how it is trained.' }),
  hardware: described(hardwareSection, { description: 'The chosen accelerators.' }),
  needs: described(needsSection, { description: 'Other needs that decide the hardware.' }),
  team: described(teamSection, { description: "The team's experience." }),
  operations: described(operationsSection, { description: 'How the job runs.' }),
}

const plainKeys = {
  task: described(z.enum(tasks), { description: 'The kind of job.', default: 'training' }),
  stage: described(z.enum(stages), { description: 'The stage of the project.' }),
  labels: described(z.record(z.string(), z.pipe(z.union([z.string(), z.number(), z.boolean()]), z.transform(String))), {
    description: 'Your own labels (team, cost center); only policies read them.',
  }),
  group: described(z.string(), { description: 'Jobs that belong together, such as the parts of one RLHF run.' }),
  evidence: described(z.array(z.string()), {
    description: 'Globs of the files in the repository that belong to this job.',
  }),
}

/** A job whose shorthands are already expanded to their mappings. */
export const jobSchema = z.partial(z.strictObject({ ...plainKeys, ...sections }))
/** The same with its name, for a file of one job. */
export const namedJobSchema = z.extend(jobSchema, {
  name: z.optional(described(z.string(), { description: "The job's name." })),
})

type ValidJob = z.output<typeof jobSchema>

/** A job after validation: quantities are numbers (bytes, hours, shares), everything else is as written. */
export type JobDeclaration = ValidJob & {
  /** If the sizes contradict each other, what else they may be. */
  readonly readings?: readonly SizeReading[]
}

/** Sizes as one of several statements that contradict each other gives them. */
export interface SizeReading {
  readonly scale: NonNullable<ValidJob['scale']>
  readonly architecture?: NonNullable<NonNullable<ValidJob['model']>['architecture']>
}

/** Keys that one word may stand for, and the key inside the section that the word fills. */
export const shorthandKeys = { framework: 'name', scale: 'size', model: 'name', hardware: 'accelerator' } as const
