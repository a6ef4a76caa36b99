import type { Precision } from '../catalog/accelerator.ts'
import { exactly, type Interval, scale } from './interval.ts'
import { BYTES_PER_NUMBER } from './precision.ts'
import { shapeOfParameters } from './transformer-shape.ts'

export type Optimizer =
  | 'adamw'
  | 'adam'
  | 'adam-8bit'
  | 'adafactor'
  | 'adagrad'
  | 'lamb'
  | 'lars'
  | 'lion'
  | 'muon'
  | 'sgd'

export type Method = 'full' | 'lora' | 'qlora'

/** What decides how many bytes one parameter takes while it is trained. Whatever is absent was not declared. */
export interface StatesInput {
  readonly optimizer?: Optimizer | undefined
  /** Format of the matrix multiplications. Absent: 16 bits. */
  readonly computePrecision?: Precision | undefined
  /** Format in which the weights are kept. Absent: fp32 masters beside a copy in the compute precision. */
  readonly weightsPrecision?: Precision | undefined
  /** Format of the optimizer's moments. Absent: that of the weights. */
  readonly optimizerPrecision?: Precision | undefined
}

/**
 * Bytes per trained parameter, in the three parts that ZeRO shards one after the other. Master weights belong to
 * `optimizer`.
 */
export interface StateBytes {
  readonly weights: Interval
  readonly gradients: Interval
  readonly optimizer: Interval
}

/**
 * Bytes of moments per parameter when they are fp32. Source: ZeRO, arXiv 1910.02054, section 3.1, for Adam (8); the
 * others from the number of moments that the method keeps. The low bounds: 8-bit Adam can be paged to the host
 * (QLoRA, arXiv 2305.14314, section 3), Adafactor factors its second moment (arXiv 1804.04235), SGD may run without
 * momentum.
 */
const MOMENT_BYTES: Readonly<Record<Optimizer, Interval>> = {
  adamw: [8, 8],
  adam: [8, 8],
  'adam-8bit': [0, 2.1],
  adafactor: [0.02, 4.1],
  adagrad: [4, 4],
  lamb: [8, 8],
  lars: [4, 4],
  lion: [4, 4],
  muon: [4, 4],
  sgd: [0, 4],
}

/**
 * Bytes per parameter of weights, gradients and optimizer of a full training.
 *
 * Formula: copy in compute precision + gradient + fp32 master + moments; mixed precision with Adam: 2 + 2 + (4 + 8) =
 * 16. Source: ZeRO, arXiv 1910.02054, section 3.1. The low bound of the gradients is 0: they can be applied and freed
 * layer by layer in the backward pass (LOMO, arXiv 2306.09782). It keeps the 16-bit copy of the weights, which
 * autocast caches too. With neither optimizer nor weights precision declared, the low bound is the copy in compute
 * precision and nothing else.
 */
export function trainingStateBytes(input: StatesInput): StateBytes {
  const compute = BYTES_PER_NUMBER[input.computePrecision ?? 'bf16']
  const declared = input.weightsPrecision === undefined ? undefined : BYTES_PER_NUMBER[input.weightsPrecision]
  const kept = declared ?? Math.max(4, compute)
  const copy = kept <= 2 ? kept : Math.max(2, compute)
  const master = kept > copy ? kept : 0
  const moments = momentBytes(input, kept)
  const undeclared = input.optimizer === undefined && declared === undefined
  return {
    weights: [Math.min(copy, compute), copy],
    gradients: [0, Math.max(2, copy)],
    optimizer: [undeclared ? 0 : master + moments[0], master + moments[1]],
  }
}

/** Moments take the format of the weights, as the frameworks do it, but no less than 16 bits. */
function momentBytes({ optimizer, optimizerPrecision }: StatesInput, keptBytes: number): Interval {
  if (optimizer === 'adam-8bit') return MOMENT_BYTES[optimizer]
  const share = (optimizerPrecision === undefined ? Math.max(2, keptBytes) : BYTES_PER_NUMBER[optimizerPrecision]) / 4
  return scale(optimizer === undefined ? [0, MOMENT_BYTES.adamw[1]] : MOMENT_BYTES[optimizer], share)
}

/**
 * Bytes per parameter of a base model that is frozen: it has neither gradients nor optimizer.
 *
 * LoRA keeps it in the declared weights precision, otherwise in 16 bits. QLoRA keeps NF4 with one scale per block:
 * 4.127 bits with double quantisation, 4.5 bits without, and embeddings in 16 bits: 0.52 to 0.6 bytes. Source: QLoRA,
 * arXiv 2305.14314, section 3.
 */
export function frozenBaseBytes(method: 'lora' | 'qlora', input: StatesInput): Interval {
  if (method === 'qlora') return [0.52, 0.58]
  if (input.weightsPrecision !== undefined) return exactly(BYTES_PER_NUMBER[input.weightsPrecision])
  const compute = BYTES_PER_NUMBER[input.computePrecision ?? 'bf16']
  return [Math.min(2, compute), Math.max(2, compute)]
}

/**
 * The share of a base model's parameters that low-rank adapters add.
 *
 * Formula: rank r adds 4 · r · hidden to a layer of 12 · hidden² when it adapts query and value only (low bound, r =
 * 8), and about 19 · r · hidden when it adapts all seven matrices of a Llama layer (high bound, r = 16). Source:
 * LoRA, arXiv 2106.09685, section 4.
 */
export function adapterShare(parameters: number): Interval {
  const { hiddenSize } = shapeOfParameters(parameters)
  return [Math.min(1, (4 * 8) / (12 * hiddenSize)), Math.min(1, (19 * 16) / (12 * hiddenSize))]
}
