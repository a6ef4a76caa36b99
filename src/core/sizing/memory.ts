import { leastActivationBytes, ordinaryActivationBytes } from './device-activations.ts'
import { deviceStateBytes, embeddingBytes, gatherBufferBytes } from './device-states.ts'
import type { Interval } from './interval.ts'
import type { MemoryJob } from './job.ts'
import { undeclaredMemoryFacts } from './memory-assumptions.ts'
import type { Method } from './model-states.ts'
import { type Layout, possibleLayouts } from './parallelism.ts'
import { GIB } from './units.ts'

export interface MemoryInput extends MemoryJob {
  /** Memory of one device that the framework sees: memory of the chip / devices per chip. */
  readonly capacityPerDeviceGiB: number
  readonly kind: 'gpu' | 'tpu' | 'other'
}

export interface MemoryEstimate {
  /**
   * `does-not-fit`: even the most frugal way that the declaration leaves open needs more than a device has. `fits`:
   * what is declared, with the ordinary choice for what is not, needs no more than a device has. `unknown`: neither.
   */
  readonly verdict: 'fits' | 'does-not-fit' | 'unknown'
  /** The most frugal way that the declaration leaves open. */
  readonly leastPerDeviceGiB: number
  /** From there to the ordinary way; absent where the architecture does not tell the activations. */
  readonly perDeviceGiB?: Interval
  readonly capacityPerDeviceGiB: number
  /** True where the verdict is unknown and the ordinary way needs more than a device has. */
  readonly tight: boolean
  /** Keys of the manifest that would tell, where the verdict is unknown. */
  readonly needs: readonly string[]
  /** What the estimate takes for granted because the manifest does not say it. */
  readonly assumptions: readonly string[]
}

/**
 * What the framework, its kernels and its communication buffers take of each device before a model is there, in GiB.
 */
const FRAMEWORK_GIB: Readonly<Record<MemoryInput['kind'], Interval>> = {
  gpu: [0.4, 2],
  tpu: [0.2, 1],
  other: [0.4, 2],
}

/**
 * Memory of one device, and whether the job fits on it. `undefined` where the parameters are not declared.
 *
 * The low bound takes the most frugal way for everything that is not declared (sharded over all devices, gradients
 * freed in the backward pass, everything recomputed, a micro-batch of one, no buffers), so that an undeclared fact
 * accuses nobody. The high bound takes the ordinary choice and lists it in `assumptions`: mixed precision with AdamW,
 * sharded over all devices, with tensor parallelism inside a host where that helps, activation checkpointing, fused
 * attention, a micro-batch of one.
 */
export function estimateMemory(input: MemoryInput): MemoryEstimate | undefined {
  const { parameters, capacityPerDeviceGiB } = input
  if (parameters === undefined) return undefined
  const { frugal, ordinary } = possibleLayouts(input.parallelism, input.devices, input.sequenceLength)
  const leastPerDeviceGiB = leastGiB(input, parameters, frugal)
  const ways = ordinary.map((layout) => ordinaryGiB(input, parameters, layout)).filter((gib) => gib !== undefined)
  const high = ways.length === 0 ? undefined : Math.max(leastPerDeviceGiB, Math.min(...ways))
  const tooMuch = leastPerDeviceGiB > capacityPerDeviceGiB
  const verdict = tooMuch ? 'does-not-fit' : high !== undefined && high <= capacityPerDeviceGiB ? 'fits' : 'unknown'
  const { assumptions, needs } = undeclaredMemoryFacts(input)
  return {
    verdict,
    leastPerDeviceGiB,
    ...(high === undefined ? {} : { perDeviceGiB: [leastPerDeviceGiB, high] }),
    capacityPerDeviceGiB,
    tight: verdict === 'unknown' && high !== undefined,
    needs: verdict === 'unknown' ? needs : [],
    assumptions,
  }
}

/** Fine-tuning that does not say how may train adapters on a quantised base. */
const frugalMethod = (job: MemoryJob): Method => job.method ?? (job.task === 'fine-tuning' ? 'qlora' : 'full')

/** A layout of `undefined` is sharding over an unknown number of devices: no states at all in the limit. */
function leastGiB(input: MemoryInput, parameters: number, layout: Layout | undefined): number {
  const [framework] = FRAMEWORK_GIB[input.kind]
  if (layout === undefined) return framework
  const method = frugalMethod(input)
  const [states] = deviceStateBytes(input, parameters, method, layout)
  return framework + (states + leastActivationBytes({ ...input, method }, parameters, layout)) / GIB
}

function ordinaryGiB(input: MemoryInput, parameters: number, layout: Layout): number | undefined {
  const activations = ordinaryActivationBytes(input, parameters, layout)
  if (activations === undefined) return undefined
  const [, states] = deviceStateBytes(input, parameters, input.method ?? 'full', layout)
  const reference = input.task === 'reinforcement-learning' ? (2 * parameters) / layout.weights : 0
  const [, embeddings] = embeddingBytes(input)
  const bytes = states + reference + embeddings + gatherBufferBytes(input, parameters, layout) + activations
  return FRAMEWORK_GIB[input.kind][1] + bytes / GIB
}
