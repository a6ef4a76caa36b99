import type { Interval } from '../interval.ts'
import type { MemoryJob } from '../job.ts'
import { type Layout, layoutOfWord, possibleLayouts } from '../parallelism.ts'
import { shapeOf } from '../transformer-shape.ts'
import { GIB } from '../units.ts'
import { hostBytes, isOffloaded, lowParts, type MemoryInput, partsOf, writesTokens } from './device-parts.ts'
import { type MemoryParts, partNames, totalBytes } from './parts.ts'
import { probableRange } from './spread.ts'
import { keyOfBatch, type OneAtATime, openBatch, type UsualWay, undeclaredMemoryFacts } from './usual-choices.ts'

export interface MemoryEstimate {
  /**
   * `does-not-fit`: even the most frugal way that the declaration allows needs more than a device has. `fits`: the
   * usual way fits, even with the largest value for everything uncertain. `unknown`: neither.
   */
  readonly verdict: 'fits' | 'does-not-fit' | 'unknown'
  /**
   * The most frugal way that the declaration allows; with memory-saving tricks only if it does not fit without them.
   */
  readonly leastPerDeviceGiB: number
  readonly leastPartsGiB: MemoryParts
  /**
   * Where the need probably is. The verdict is stricter. Undefined if the architecture does not determine the
   * activations, or the number of samples per step is unknown.
   */
  readonly perDeviceGiB?: Interval
  /** Undefined if the architecture does not determine the activations. */
  readonly usual?: UsualMemory
  readonly capacityPerDeviceGiB: number
  /** Manifest keys that would settle an unknown verdict. */
  readonly needs: readonly string[]
  /** What the estimate assumes because the manifest does not declare it. */
  readonly assumptions: readonly string[]
}

export interface UsualMemory {
  readonly perDeviceGiB: number
  /** Undefined if one at a time fits, but the batch is undeclared. */
  readonly fits?: boolean
  /** Set if memory depends on an undeclared batch, which is assumed to be one. */
  readonly oneAtATime?: OneAtATime
  /**
   * Devices that are assumed to share the states: no layout is declared, and a replica on each device would not fit.
   */
  readonly shardedOver?: number
  readonly partsGiB: MemoryParts
  /** How a served model is spread. */
  readonly served?: {
    /** Devices that hold one copy of the weights together. */
    readonly devicesPerCopy: number
    /** Samples or sequences on all devices together that this memory is for. */
    readonly atOnce: number
  }
  /** Memory that each device takes on its host; undefined without offloading. */
  readonly onHostGiB?: number
}

/**
 * Memory of one device, and whether the job fits. `undefined` if the parameters are undeclared.
 *
 * Undeclared choices are made three ways. Least: the most frugal (sharded over all devices, gradients freed in the
 * backward pass, full recomputation, a micro batch of one, no buffers), so that an undeclared fact never causes a
 * finding. Likely: the usual choice, listed in `assumptions` (see `usual-choices.ts`). Most: the usual choice with its
 * whole share of the batch at once, and the largest known gradients, activations, logits and buffers.
 */
export function estimateMemory(input: MemoryInput): MemoryEstimate | undefined {
  const { capacityPerDeviceGiB } = input
  const parameters = denseParameters(input)
  if (parameters === undefined) return undefined
  const { frugal, ordinary } = possibleLayouts(input.parallelism, {
    devices: input.devices,
    sequenceLength: input.sequenceLength,
    isServed: input.task === 'inference',
    splitsLayers: input.isCompiled === true || 2 * parameters > capacityPerDeviceGiB * GIB,
  })
  const plain = lowParts(input, parameters, frugal, 'least')
  // Teams use tricks only if memory is short.
  const hasRoom = totalBytes(plain) / GIB <= capacityPerDeviceGiB
  const least = hasRoom ? plain : lowParts(input, parameters, frugal, 'frugal')
  const leastPerDeviceGiB = totalBytes(least) / GIB
  const shape = shapeOf(input, parameters)
  const batch = openBatch(input, writesTokens(input, shape))
  const usual = usualWay(input, parameters, ordinary)
  // The usual number of samples at a time has no upper bound. For sequences it does: every user asks at once.
  const bounded = batch === 'sample' ? undefined : usual
  const tooMuch = leastPerDeviceGiB > capacityPerDeviceGiB
  const isEnough = bounded !== undefined && totalBytes(bounded.most) / GIB <= capacityPerDeviceGiB
  const verdict = tooMuch ? 'does-not-fit' : isEnough ? 'fits' : 'unknown'
  const { assumptions, needs } = undeclaredMemoryFacts(input, { shape, batch, way: usual })
  const likely = usual && usualMemory(usual, input, batch, verdict)
  // More at a time than one take no less.
  const isSettled = (key: string): boolean => likely?.fits === false && key === keyOfBatch(batch)
  return {
    verdict,
    leastPerDeviceGiB,
    leastPartsGiB: inGiB(least),
    ...(bounded && { perDeviceGiB: probableRange(least, bounded.likely, bounded.most) }),
    ...(usual && {
      usual: {
        ...(likely as UsualMemory),
        ...(needsSharding(input, parameters, usual) && { shardedOver: input.devices as number }),
        ...(isOffloaded(input) && { onHostGiB: hostBytes(input, parameters, usual.layout) / GIB }),
      },
    }),
    capacityPerDeviceGiB,
    needs: verdict === 'unknown' ? needs.filter((key) => !isSettled(key)) : [],
    assumptions,
  }
}

/** Parameters outside the embedding tables, whether or not `parameters` includes the tables. */
function denseParameters({ parameters, embeddingParameters: tables }: MemoryJob): number | undefined {
  return parameters !== undefined && tables !== undefined && tables < parameters ? parameters - tables : parameters
}

const inGiB = (parts: MemoryParts): MemoryParts =>
  Object.fromEntries(partNames.map((name) => [name, parts[name] / GIB])) as unknown as MemoryParts

/**
 * The share of a device's memory that a service can fill: programs see about 99 % of it (79.6 of 80 GiB on an H100).
 */
const MOST_SERVED = 0.98

function usualMemory(
  { likely: parts, layout, microBatchSize }: UsualWay & { readonly likely: MemoryParts },
  { capacityPerDeviceGiB, task, users }: MemoryInput,
  batch: OneAtATime | undefined,
  verdict: MemoryEstimate['verdict'],
): UsualMemory {
  const perDeviceGiB = totalBytes(parts) / GIB
  const fits = perDeviceGiB <= (task === 'inference' ? MOST_SERVED : 1) * capacityPerDeviceGiB
  // If one at a time fits, that says nothing about many.
  const isOpen = batch === 'sample' || (batch === 'sequence' && users !== undefined)
  const isKnown = !fits || !isOpen || verdict === 'fits'
  return {
    perDeviceGiB,
    ...(isKnown && { fits }),
    ...(batch && { oneAtATime: batch }),
    partsGiB: inGiB(parts),
    ...(task === 'inference' && {
      served: {
        devicesPerCopy: Math.max(layout.weights, layout.expertWeights),
        atOnce: (microBatchSize * layout.replicas) / layout.context,
      },
    }),
  }
}

/** With at least this much room, a team stops optimizing. */
const COMFORTABLE = 0.9

/**
 * The first way that leaves room at both of its bounds, or else the one that takes least. A whole share of the batch
 * comes before one sample at a time, and simple layouts come first.
 */
function usualWay(input: MemoryInput, parameters: number, layouts: readonly Layout[]) {
  const room = COMFORTABLE * input.capacityPerDeviceGiB * GIB
  let way: (UsualWay & { readonly likely: MemoryParts }) | undefined
  for (const { layout, microBatchSize } of waysToTry(input, layouts)) {
    const likely = partsOf({ ...input, microBatchSize }, parameters, layout, 'likely')
    if (likely === undefined) continue
    const hasRoom = totalBytes(likely) <= room
    if (hasRoom || way === undefined || totalBytes(likely) < totalBytes(way.likely))
      way = { layout, microBatchSize, likely }
    if (hasRoom) break
  }
  if (way === undefined) return undefined
  const { likely } = way
  const most = [way.layout, ...undeclaredTensorLayout(input, layouts)].reduce((largest, layout) => {
    const share = Math.max(way.microBatchSize, shareOfBatch({ ...input, globalBatchSize: mostAtATime(input) }, layout))
    const parts = partsOf({ ...input, microBatchSize: share }, parameters, layout, 'most')
    return parts && totalBytes(parts) > totalBytes(largest) ? parts : largest
  }, likely)
  return { ...way, most }
}

/** Whether the usual way shards although no layout is declared, because a replica on each device would not fit. */
function needsSharding(input: MemoryInput, parameters: number, { layout }: UsualWay): boolean {
  const { parallelism, devices = 1, capacityPerDeviceGiB } = input
  const isCopied = layout.optimizer === 1 && layout.weights === 1
  if (parallelism !== undefined || devices === 1 || isCopied) return false
  return waysToTry(input, [layoutOfWord('data', devices)]).every((way) => {
    const copy = partsOf({ ...input, microBatchSize: way.microBatchSize }, parameters, way.layout, 'likely')
    return copy !== undefined && totalBytes(copy) / GIB > capacityPerDeviceGiB
  })
}

/** Sequences per step. A service that declares no batch answers one sequence per user. */
const mostAtATime = ({ globalBatchSize, task, users }: MemoryInput): number | undefined =>
  globalBatchSize ?? (task === 'inference' ? users : undefined)

/**
 * A service with an undeclared layout may shard each layer over its devices, while the usual way divides its sequences.
 * Then several devices hold the same MLA latent, or the same key/value heads if there are fewer heads than devices.
 */
const undeclaredTensorLayout = ({ task, parallelism }: MemoryInput, layouts: readonly Layout[]): readonly Layout[] =>
  task === 'inference' && parallelism === undefined ? layouts.filter(({ context }) => context === 1).slice(-1) : []

/** Ways to run the job, preferred first. Each one costs an estimate, so there are few. */
function waysToTry(input: MemoryInput, layouts: readonly Layout[]): readonly UsualWay[] {
  const atOnce = layouts.map((layout) => ({ layout, microBatchSize: shareOfBatch(input, layout) }))
  if (!mayAccumulate(input)) return atOnce
  const summed = atOnce.filter(({ microBatchSize }) => microBatchSize > 1)
  return [...atOnce, ...summed.map(({ layout }) => ({ layout, microBatchSize: 1 }))]
}

/** Whether the number of micro batches per step is undeclared. Contrastive losses have one. Serving has none: all sequences run at once. */
const mayAccumulate = ({ task, microBatchSize, accumulationSteps, isContrastive }: MemoryInput): boolean =>
  task !== 'inference' && isContrastive !== true && microBatchSize === undefined && accumulationSteps === undefined

/**
 * Samples that a device computes at a time if only the global batch size is declared: its share, divided by the
 * declared micro batches. The replicas of a served model share its sequences.
 */
function shareOfBatch(input: MemoryInput, { replicas, context }: Layout): number {
  const { microBatchSize, globalBatchSize, accumulationSteps = 1 } = input
  if (microBatchSize !== undefined || globalBatchSize === undefined) return microBatchSize ?? 1
  return Math.ceil((globalBatchSize * context) / (replicas * accumulationSteps))
}
