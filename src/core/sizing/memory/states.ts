import type { Precision, StoredPrecision } from '../../catalog/accelerator.ts'
import { at, type Bound, type ByBound, isLow } from '../bound.ts'
import type { MemoryJob, Method, Optimizer } from '../job.ts'
import type { Layout } from '../parallelism.ts'
import { BYTES_PER_NUMBER } from '../precision.ts'
import type { TransformerShape } from '../transformer-shape.ts'
import type { MemoryParts } from './parts.ts'

/** What decides the bytes per trained parameter. Undefined means undeclared. */
export interface StatesInput {
  readonly optimizer?: Optimizer | undefined
  /** Format of the matrix multiplications. Undefined: 16 bits. */
  readonly computePrecision?: Precision | undefined
  /** Format of the stored weights. Undefined: fp32 master weights plus a copy in the compute precision. */
  readonly weightsPrecision?: StoredPrecision | undefined
  /** Format of the optimizer's moments. Undefined: that of the weights. */
  readonly optimizerPrecision?: Precision | undefined
}

/** Bytes per parameter, in the three parts that ZeRO shards in turn. `optimizer` includes master weights. */
export type StateBytes = Pick<MemoryParts, 'weights' | 'gradients' | 'optimizer'>

/**
 * Bytes of fp32 moments per parameter. Source: ZeRO, arXiv 1910.02054, section 3.1, for Adam (8); the others by their
 * number of moments. 8-bit Adam can be paged to the host (QLoRA, arXiv 2305.14314, section 3). Adafactor factors its
 * second moment and has no first one by default (arXiv 1804.04235). SGD may run without momentum. Muon leaves
 * embeddings and head to Adam.
 */
const MOMENT_BYTES: Readonly<Record<Optimizer, ByBound>> = {
  adamw: [8, 8, 8],
  adam: [8, 8, 8],
  'adam-8bit': [2.1, 2.1, 2.1],
  adafactor: [0.02, 0.1, 4.1],
  adagrad: [4, 4, 4],
  lamb: [8, 8, 8],
  lars: [4, 4, 4],
  lion: [4, 4, 4],
  muon: [4, 4.5, 5],
  sgd: [0, 4, 4],
}

/**
 * Bytes per parameter of weights, gradients and optimizer states in full training.
 *
 * Formula: copy in compute precision + gradient + fp32 master + moments; mixed precision with Adam: 2 + 2 + (4 + 8) =
 * 16. Source: ZeRO, arXiv 1910.02054, section 3.1. Least: the backward pass applies and frees gradients layer by layer
 * (LOMO, arXiv 2306.09782); if neither optimizer nor weights precision is declared, only the computing copy counts.
 * Most: mixed precision accumulates gradients in fp32, as Megatron-LM and autocast do.
 */
export function trainingStateBytes(input: StatesInput, bound: Bound): StateBytes {
  const compute = BYTES_PER_NUMBER[input.computePrecision ?? 'bf16']
  const declared = input.weightsPrecision === undefined ? undefined : BYTES_PER_NUMBER[input.weightsPrecision]
  const kept = declared ?? Math.max(4, compute)
  const copy = kept <= 2 ? kept : Math.max(2, compute)
  const master = kept > copy ? kept : 0
  const isOpen = input.optimizer === undefined && declared === undefined
  return {
    weights: isLow(bound) ? Math.min(copy, compute) : copy,
    gradients: bound === 'frugal' ? 0 : bound === 'most' && master > 0 ? Math.max(4, copy) : Math.max(2, copy),
    optimizer: (isOpen && isLow(bound) ? 0 : master) + momentBytes(input, kept, bound),
  }
}

/**
 * Frameworks keep moments in the format of the weights, but in at least 16 bits. An undeclared optimizer is 8-bit Adam
 * at the low bounds and AdamW otherwise.
 */
function momentBytes(input: StatesInput, keptBytes: number, bound: Bound): number {
  const { optimizer = isLow(bound) ? 'adam-8bit' : 'adamw', optimizerPrecision } = input
  const moments = at(bound, MOMENT_BYTES[optimizer])
  if (optimizer === 'adam-8bit') return bound === 'frugal' ? 0 : moments
  const share = (optimizerPrecision === undefined ? Math.max(2, keptBytes) : BYTES_PER_NUMBER[optimizerPrecision]) / 4
  return moments * share
}

/**
 * Bytes of NF4 with its scales: with double quantization, in between, without. Source: QLoRA, arXiv 2305.14314, section
 * 3.
 */
const NF4_BYTES: ByBound = [0.516, 0.54, 0.563]

/**
 * Bytes per parameter of embeddings and head next to a quantized base: 16 bits, or fp32 if the library prepares them so
 * (PEFT).
 */
const UNQUANTIZED_BYTES: ByBound = [2, 2, 4]

/**
 * Bytes of a frozen base model. It has no gradients and no optimizer states.
 *
 * LoRA keeps it in the declared weights precision, or else in 16 bits. QLoRA keeps NF4, with embeddings and head
 * unquantized.
 */
export function frozenBaseBytes(
  method: 'lora' | 'qlora',
  input: StatesInput,
  parameters: number,
  shape: TransformerShape,
  bound: Bound,
): number {
  if (method === 'qlora') {
    const outside = outsideParameters(parameters, shape, bound)
    return at(bound, NF4_BYTES) * (parameters - outside) + at(bound, UNQUANTIZED_BYTES) * outside
  }
  if (input.weightsPrecision !== undefined) return BYTES_PER_NUMBER[input.weightsPrecision] * parameters
  // Many libraries load checkpoints in fp32 by default.
  const open = bound === 'most' ? 'fp32' : 'bf16'
  const compute = BYTES_PER_NUMBER[input.computePrecision ?? open]
  return (isLow(bound) ? Math.min(2, compute) : Math.max(2, compute)) * parameters
}

/** Parameters of embeddings and head, which stay unquantized. */
function outsideParameters(parameters: number, shape: TransformerShape, bound: Bound): number {
  const counted = shape.hiddenSize * at(bound, shape.vocabulary) * at(bound, [1, 2, 2])
  return Math.min(parameters / 2, shape.embeddingParameters ?? counted)
}

/** Usual ranks if undeclared: PEFT's default, most recipes, long training runs. */
const LORA_RANK: ByBound = [8, 16, 64]

/**
 * Parameters of low-rank adapters.
 *
 * Formula: rank r adds 4 · r · hidden to a layer if it adapts only query and value (least), and about 20 · r · hidden
 * if it adapts all seven matrices of a Llama layer. Source: LoRA, arXiv 2106.09685, section 4.
 */
export function adapterParameters({ layers, hiddenSize }: TransformerShape, rank: number | undefined, bound: Bound) {
  return layers * hiddenSize * (rank ?? at(bound, LORA_RANK)) * at(bound, [4, 20, 20])
}

const weightsOnly = (weights: number): StateBytes => ({ weights, gradients: 0, optimizer: 0 })

export interface LaidOutJob {
  readonly job: MemoryJob
  readonly parameters: number
  readonly shape: TransformerShape
  readonly method: Method
  readonly layout: Layout
}

/**
 * Bytes of weights, gradients and optimizer states on one device.
 *
 * Formula: per kind of state, bytes per parameter × parameters / shard factor; experts have their own factors. Source:
 * ZeRO, arXiv 1910.02054, figure 1.
 */
export function deviceStates({ job, parameters, shape, method, layout }: LaidOutJob, bound: Bound): StateBytes {
  const cut = (bytes: StateBytes): StateBytes => sharded(bytes, parameters, job, layout, bound)
  if (job.task === 'inference') return cut(weightsOnly(servedWeightBytes(job, parameters, shape, bound) / parameters))
  if (method === 'full') return cut(onDevice(job, trainingStateBytes(job, bound), layout, bound))
  const isOnHost = job.offload === 'all'
  const base = cut(weightsOnly(isOnHost ? 0 : frozenBaseBytes(method, job, parameters, shape, bound) / parameters))
  const adapters = onDevice(job, trainingStateBytes({ ...job, weightsPrecision: undefined }, bound), layout, bound)
  const share = Math.min(1, adapterParameters(shape, job.loraRank, bound) / parameters)
  const added = cut(adapters)
  return {
    weights: base.weights + added.weights * share,
    gradients: added.gradients * share,
    optimizer: added.optimizer * share,
  }
}

/** The states that stay on the device. DeepSpeed and FSDP offload the gradients too, Megatron-LM does not. */
function onDevice(job: MemoryJob, states: StateBytes, layout: Layout, bound: Bound): StateBytes {
  if (job.offload === undefined || job.offload === 'none') return states
  if (job.offload === 'all') return weightsOnly(0)
  const isKept = at(bound, [0, layout.tensor * layout.pipeline > 1 ? 1 : 0, 1])
  return { weights: states.weights, gradients: states.gradients * isKept, optimizer: 0 }
}

/** Bytes of a 4-bit number with its share of the scales: blocks of 32 (MXFP4) or 128 (AWQ, GPTQ), or 16 (NVFP4). */
const SCALED_FOUR_BITS: ByBound = [4.25 / 8, 4.5 / 8, 4.5 / 8]

/**
 * Bytes of all served weights: in the declared format, or else between 4 and 16 bits. Embeddings and head stay in 16
 * bits next to quantized layers. Offloaded weights leave only the layers in use here.
 */
function servedWeightBytes(job: MemoryJob, parameters: number, shape: TransformerShape, bound: Bound): number {
  if (job.offload === 'all') return 0
  const format = job.weightsPrecision ?? job.computePrecision ?? (isLow(bound) ? 'fp4' : 'bf16')
  const bytes = format === 'fp4' || format === 'int4' ? at(bound, SCALED_FOUR_BITS) : BYTES_PER_NUMBER[format]
  if (bytes >= 2 || isLow(bound)) return bytes * parameters
  const outside = outsideParameters(parameters, shape, bound)
  return bytes * (parameters - outside) + 2 * outside
}

/** Experts have at least the parameters that a token does not pass through; if few are active, nearly all of them. */
function expertParameters(parameters: number, job: MemoryJob, bound: Bound): number {
  const fewest = job.activeParameters === undefined ? 0 : Math.max(0, parameters - job.activeParameters)
  if (!isLow(bound)) return fewest
  return job.architecture === 'moe' || fewest > 0 ? parameters : 0
}

function sharded(bytes: StateBytes, parameters: number, job: MemoryJob, layout: Layout, bound: Bound): StateBytes {
  const experts = expertParameters(parameters, job, bound)
  const dense = parameters - experts
  return {
    weights: bytes.weights * (dense / layout.weights + experts / layout.expertWeights),
    gradients: bytes.gradients * (dense / layout.gradients + experts / layout.expertGradients),
    optimizer: bytes.optimizer * (dense / layout.optimizer + experts / layout.expertOptimizer),
  }
}

/**
 * Bytes of embedding tables on one device: none if the host keeps them, else fp32 rows and their optimizer state,
 * sharded over all devices. Row-wise Adagrad keeps one number per row; Adam, if declared, two per parameter. Source:
 * DLRM, arXiv 1906.00091, section 4 (tables are model parallel).
 */
export function embeddingStates(job: MemoryJob, bound: Bound): StateBytes {
  const tables = (job.embeddingParameters ?? 0) / (job.devices ?? 1)
  if (isLow(bound)) return weightsOnly(0)
  const moments =
    job.optimizer === undefined ? at(bound, [0, 0.1, 4]) : at(bound, [0, MOMENT_BYTES[job.optimizer][1], 8])
  return { weights: 4 * tables, gradients: 0, optimizer: moments * tables }
}
