import { at, type Bound, type ByBound, isLow } from '../bound.ts'
import type { MemoryJob, Method } from '../job.ts'
import type { Layout } from '../parallelism.ts'
import { shapeOf, type TransformerShape } from '../transformer-shape.ts'
import { activationBytes, isSequenceDiffusion, logitBytes, readsSequences } from './activations.ts'
import { bufferBytes } from './buffers.ts'
import type { MemoryParts } from './parts.ts'
import { runtimeBytes } from './runtime.ts'
import { cacheBytes, promptBytes } from './serving.ts'
import { deviceStates, embeddingStates, type StateBytes } from './states.ts'

export interface MemoryInput extends MemoryJob {
  /** Memory of one device as the framework sees it: memory of the chip / devices per chip. */
  readonly capacityPerDeviceGiB: number
  readonly kind: 'gpu' | 'tpu' | 'other'
}

export const isOffloaded = ({ offload }: MemoryInput): boolean => offload !== undefined && offload !== 'none'

/** Bytes of one device's states on the host: all of them, less those on the device. */
export function hostBytes(input: MemoryInput, parameters: number, layout: Layout): number {
  const method = methodOf(input, 'likely')
  const statesOf = (job: MemoryInput): number => {
    const states = deviceStates({ job, parameters, shape: shapeOf(job, parameters), method, layout }, 'likely')
    return states.weights + states.gradients + states.optimizer
  }
  return statesOf({ ...input, offload: 'none' }) - statesOf(input)
}

/** `layout` undefined: sharded over an unknown number of devices, so only the runtime remains in the limit. */
export function lowParts(
  input: MemoryInput,
  parameters: number,
  layout: Layout | undefined,
  bound: 'frugal' | 'least',
): MemoryParts {
  const parts = layout && partsOf(input, parameters, layout, bound)
  if (parts) return parts
  const none = { weights: 0, gradients: 0, optimizer: 0, activations: 0, cache: 0, logits: 0, buffers: 0 }
  return { ...none, runtime: runtimeBytes(input.kind, input.devices, none, bound) }
}

/** Fine-tuning without a declared method may train adapters on a quantized base. */
const methodOf = ({ method, task }: MemoryJob, bound: Bound): Method =>
  method ?? (isLow(bound) && task === 'fine-tuning' ? 'qlora' : 'full')

/** All parts at one bound. Unknown activations count as zero at the low bounds. */
export function partsOf(input: MemoryInput, parameters: number, layout: Layout, bound: Bound): MemoryParts | undefined {
  const shape = shapeOf(input, parameters)
  const method = methodOf(input, bound)
  const isServed = input.task === 'inference'
  const activations = isServed
    ? servedActivationBytes(input, parameters, shape, layout, bound)
    : activationBytes(input, parameters, shape, layout, bound)
  if (activations === undefined && !isLow(bound)) return undefined
  const laidOut = { job: input, parameters, shape, method, layout }
  const states = deviceStates(laidOut, bound)
  const tables = embeddingStates(input, bound)
  const logits = isServed ? 0 : logitBytes(input, parameters, shape, layout, bound)
  // Gradients appear as activations are freed; with accumulation they stay from one micro batch to the next.
  const gradients = isLow(bound) ? Math.max(0, states.gradients - (activations ?? 0) - logits) : states.gradients
  const parts = {
    weights:
      states.weights +
      tables.weights +
      encoderBytes(input, bound) +
      referenceBytes(input, parameters, layout, { method, bound }),
    gradients,
    optimizer: states.optimizer + tables.optimizer,
    activations: activations ?? 0,
    cache: isServed && writesTokens(input, shape) ? cacheBytes(input, shape, layout, bound) : 0,
    logits,
    buffers: bufferBytes(laidOut, states, bound),
  }
  parts.buffers += stepBytes(input, states, parts.activations + parts.logits, bound)
  return { ...parts, runtime: runtimeBytes(input.kind, input.devices, parts, bound) }
}

/** Encoders, contrastive and diffusion models answer in one pass, and keep nothing from one token to the next. */
export const writesTokens = (input: MemoryInput, { vocabulary }: TransformerShape): boolean =>
  readsSequences(input) && !isSequenceDiffusion(input) && at('most', vocabulary) > 0

/** Serving has no backward pass: it keeps only a layer or two of the activations that training keeps of an image. */
const SERVED_IMAGE_SHARE: ByBound = [0, 0.25, 1]

function servedActivationBytes(
  input: MemoryInput,
  parameters: number,
  shape: TransformerShape,
  layout: Layout,
  bound: Bound,
): number | undefined {
  if (readsSequences(input)) return promptBytes(input, shape, layout, bound)
  const trained = activationBytes(input, parameters, shape, layout, bound)
  return trained && trained * at(bound, SERVED_IMAGE_SHARE)
}

/**
 * Memory of the optimizer step beyond what freed activations leave: PyTorch's Adam updates all parameters at once
 * (`foreach`) and copies their second moment.
 */
function stepBytes(input: MemoryInput, { optimizer }: StateBytes, freed: number, bound: Bound): number {
  const isAdam = input.optimizer === undefined || input.optimizer === 'adamw' || input.optimizer === 'adam'
  return bound === 'most' && isAdam && input.task !== 'inference' ? Math.max(0, optimizer / 2 - freed) : 0
}

/** 16 bits for each parameter. Prompts may be encoded on the host, or before. */
const ENCODER_BYTES: ByBound = [0, 2, 2]

const encoderBytes = ({ task, shape }: MemoryInput, bound: Bound): number =>
  task === 'inference' ? (shape?.textEncoderParameters ?? 0) * at(bound, ENCODER_BYTES) : 0

/** The frozen reference model of reinforcement learning. With adapters it is usually the base without them (TRL). */
function referenceBytes(
  { task }: MemoryInput,
  parameters: number,
  layout: Layout,
  { method, bound }: { readonly method: Method; readonly bound: Bound },
): number {
  const isKept = task === 'reinforcement-learning' && (method === 'full' ? !isLow(bound) : bound === 'most')
  return isKept ? (2 * parameters) / layout.weights : 0
}
