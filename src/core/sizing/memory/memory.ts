import { at, type Bound, type ByBound, isLow } from '../bound.ts'
import type { Interval } from '../interval.ts'
import type { MemoryJob, Method } from '../job.ts'
import { type Layout, layoutOfWord, possibleLayouts } from '../parallelism.ts'
import { shapeOf, type TransformerShape } from '../transformer-shape.ts'
import { GIB } from '../units.ts'
import { activationBytes, isSequenceDiffusion, logitBytes, readsSequences } from './activations.ts'
import { bufferBytes } from './buffers.ts'
import { type MemoryParts, partNames, totalBytes } from './parts.ts'
import { runtimeBytes } from './runtime.ts'
import { cacheBytes, promptBytes } from './serving.ts'
import { deviceStates, embeddingStates, type StateBytes } from './states.ts'
import { type OneAtATime, openBatch, type UsualWay, undeclaredMemoryFacts } from './usual-choices.ts'

export interface MemoryInput extends MemoryJob {
  /** Memory of one device that the framework sees: memory of the chip / devices per chip. */
  readonly capacityPerDeviceGiB: number
  readonly kind: 'gpu' | 'tpu' | 'other'
}

export interface MemoryEstimate {
  /**
   * `does-not-fit`: even the most frugal way that the declaration leaves open needs more than a device has. `fits`: the
   * usual way needs no more, even where all that is uncertain about it takes the most. `unknown`: neither.
   */
  readonly verdict: 'fits' | 'does-not-fit' | 'unknown'
  /** The most frugal way that the declaration leaves open: with tricks where it does not fit without. */
  readonly leastPerDeviceGiB: number
  readonly leastPartsGiB: MemoryParts
  /**
   * From there to the most that the usual way may take; absent where the architecture does not tell the activations, or
   * nobody says how many samples are trained at a time.
   */
  readonly perDeviceGiB?: Interval
  /** The usual way; absent where the architecture does not tell the activations. */
  readonly usual?: UsualMemory
  readonly capacityPerDeviceGiB: number
  /** Keys of the manifest that would tell, where the verdict is unknown. */
  readonly needs: readonly string[]
  /** What the estimate takes for granted because the manifest does not say it. */
  readonly assumptions: readonly string[]
}

export interface UsualMemory {
  readonly perDeviceGiB: number
  /** Absent where one at a time fits, and nobody says how many are computed at a time. */
  readonly fits?: boolean
  /** What is assumed to be computed one at a time, where that is not declared and memory depends on it. */
  readonly oneAtATime?: OneAtATime
  /** The devices over which it is assumed to be sharded, where no layout is declared and a copy on each would not fit. */
  readonly shardedOver?: number
  readonly partsGiB: MemoryParts
  /** What waits in the memory of the host for each device; absent where nothing is offloaded. */
  readonly onHostGiB?: number
}

/**
 * Memory of one device, and whether the job fits on it. `undefined` where the parameters are not declared.
 *
 * What is not declared is chosen three ways. Least: the most frugal (sharded over all devices, gradients freed in the
 * backward pass, everything recomputed, a micro-batch of one, no buffers), so that an undeclared fact accuses nobody.
 * Likely: the usual one, which `assumptions` lists (see `usual-choices.ts`). Most: the usual one with its whole share of
 * the batch at once, where gradients, activations, logits and buffers take as much as they are known to.
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
  // Who has room plays no tricks.
  const hasRoom = totalBytes(plain) / GIB <= capacityPerDeviceGiB
  const least = hasRoom ? plain : lowParts(input, parameters, frugal, 'frugal')
  const leastPerDeviceGiB = totalBytes(least) / GIB
  const shape = shapeOf(input, parameters)
  const batch = openBatch(input, writesTokens(input, shape))
  const usual = usualWay(input, parameters, ordinary)
  // Of samples at a time there is no usual most; people ask all at once at most.
  const high = usual && batch !== 'sample' ? Math.max(leastPerDeviceGiB, usual.mostBytes / GIB) : undefined
  const tooMuch = leastPerDeviceGiB > capacityPerDeviceGiB
  const verdict = tooMuch ? 'does-not-fit' : high !== undefined && high <= capacityPerDeviceGiB ? 'fits' : 'unknown'
  const { assumptions, needs } = undeclaredMemoryFacts(input, { shape, batch, way: usual })
  return {
    verdict,
    leastPerDeviceGiB,
    leastPartsGiB: inGiB(least),
    ...(high !== undefined && { perDeviceGiB: [leastPerDeviceGiB, high] }),
    ...(usual && {
      usual: {
        ...usualMemory(usual.likely, input, batch, verdict),
        ...(needsSharding(input, parameters, usual) && { shardedOver: input.devices as number }),
        ...(isOffloaded(input) && { onHostGiB: hostBytes(input, parameters, usual.layout) / GIB }),
      },
    }),
    capacityPerDeviceGiB,
    needs: verdict === 'unknown' ? needs : [],
    assumptions,
  }
}

/** Those outside of embedding tables that have states of their own, whether `parameters` counts the tables or not. */
function denseParameters({ parameters, embeddingParameters: tables }: MemoryJob): number | undefined {
  return parameters !== undefined && tables !== undefined && tables < parameters ? parameters - tables : parameters
}

const inGiB = (parts: MemoryParts): MemoryParts =>
  Object.fromEntries(partNames.map((name) => [name, parts[name] / GIB])) as unknown as MemoryParts

/** Of a device's memory, what a service can fill: programs see about 99 % of it (79.6 of 80 GiB on an H100). */
const MOST_SERVED = 0.98

function usualMemory(
  parts: MemoryParts,
  { capacityPerDeviceGiB, task, users }: MemoryInput,
  batch: OneAtATime | undefined,
  verdict: MemoryEstimate['verdict'],
): UsualMemory {
  const perDeviceGiB = totalBytes(parts) / GIB
  const fits = perDeviceGiB <= (task === 'inference' ? MOST_SERVED : 1) * capacityPerDeviceGiB
  // One that fits does not tell of many.
  const isOpen = batch === 'sample' || (batch === 'sequence' && users !== undefined)
  const isTold = !fits || !isOpen || verdict === 'fits'
  return { perDeviceGiB, ...(isTold && { fits }), ...(batch && { oneAtATime: batch }), partsGiB: inGiB(parts) }
}

/** A team that has more room than this looks for no better way. */
const COMFORTABLE = 0.9

/**
 * The first way that leaves room, at both of its bounds, or else the one that takes least: the share of the batch at
 * once before a sample at a time, in the simplest layout.
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
  const mosts = [way.layout, ...undeclaredTensorLayout(input, layouts)].map((layout) => {
    const share = Math.max(way.microBatchSize, shareOfBatch({ ...input, globalBatchSize: mostAtATime(input) }, layout))
    return partsOf({ ...input, microBatchSize: share }, parameters, layout, 'most')
  })
  return { ...way, mostBytes: Math.max(...mosts.map((parts) => (parts ? totalBytes(parts) : 0))) }
}

/** Whether the usual way shards what nobody says how to lay out, and a copy on each device would not fit. */
function needsSharding(input: MemoryInput, parameters: number, { layout }: UsualWay): boolean {
  const { parallelism, devices = 1, capacityPerDeviceGiB } = input
  const isCopied = layout.optimizer === 1 && layout.weights === 1
  if (parallelism !== undefined || devices === 1 || isCopied) return false
  return waysToTry(input, [layoutOfWord('data', devices)]).every((way) => {
    const copy = partsOf({ ...input, microBatchSize: way.microBatchSize }, parameters, way.layout, 'likely')
    return copy !== undefined && totalBytes(copy) / GIB > capacityPerDeviceGiB
  })
}

/** Sequences of one step; of a service that does not say how many it answers at a time, one for each of its users. */
const mostAtATime = ({ globalBatchSize, task, users }: MemoryInput): number | undefined =>
  globalBatchSize ?? (task === 'inference' ? users : undefined)

/**
 * A service whose layout nobody declares may cut each layer over its devices, where the usual way divides its sequences:
 * a latent of MLA, and heads of keys and values that are fewer than the devices, are then on several of them.
 */
const undeclaredTensorLayout = ({ task, parallelism }: MemoryInput, layouts: readonly Layout[]): readonly Layout[] =>
  task === 'inference' && parallelism === undefined ? layouts.filter(({ context }) => context === 1).slice(-1) : []

/** Ways of running the job, the first choice first: each costs an estimate. */
function waysToTry(input: MemoryInput, layouts: readonly Layout[]): readonly UsualWay[] {
  const atOnce = layouts.map((layout) => ({ layout, microBatchSize: shareOfBatch(input, layout) }))
  if (!mayAccumulate(input)) return atOnce
  const summed = atOnce.filter(({ microBatchSize }) => microBatchSize > 1)
  return [...atOnce, ...summed.map(({ layout }) => ({ layout, microBatchSize: 1 }))]
}

/** Whether nobody says how many micro-batches make a step. What is answered at a time is answered at once. */
const mayAccumulate = ({ task, microBatchSize, accumulationSteps }: MemoryInput): boolean =>
  task !== 'inference' && microBatchSize === undefined && accumulationSteps === undefined

/**
 * The samples that a device computes at a time where nothing but the batch of a step is declared: its share of it, in as
 * many micro-batches as are declared. Sequences that are answered at a time are shared by the replicas of the model.
 */
function shareOfBatch(input: MemoryInput, { replicas, context }: Layout): number {
  const { microBatchSize, globalBatchSize, accumulationSteps = 1 } = input
  if (microBatchSize !== undefined || globalBatchSize === undefined) return microBatchSize ?? 1
  return Math.ceil((globalBatchSize * context) / (replicas * accumulationSteps))
}

const isOffloaded = ({ offload }: MemoryInput): boolean => offload !== undefined && offload !== 'none'

/** The states of one device that are kept on the host: all of them, less what stays here. */
function hostBytes(input: MemoryInput, parameters: number, layout: Layout): number {
  const method = methodOf(input, 'likely')
  const statesOf = (job: MemoryInput): number => {
    const states = deviceStates({ job, parameters, shape: shapeOf(job, parameters), method, layout }, 'likely')
    return states.weights + states.gradients + states.optimizer
  }
  return statesOf({ ...input, offload: 'none' }) - statesOf(input)
}

/** A layout of `undefined` is sharding over an unknown number of devices: nothing but the runtime in the limit. */
function lowParts(
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

/** Fine-tuning that does not say how may train adapters on a quantised base. */
const methodOf = ({ method, task }: MemoryJob, bound: Bound): Method =>
  method ?? (isLow(bound) && task === 'fine-tuning' ? 'qlora' : 'full')

/** All parts at one bound; at the least, activations that nobody can tell are none. */
function partsOf(input: MemoryInput, parameters: number, layout: Layout, bound: Bound): MemoryParts | undefined {
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
  // Gradients come to be as activations go; where a step is made of several, they stay from one to the next.
  const gradients = isLow(bound) ? Math.max(0, states.gradients - (activations ?? 0) - logits) : states.gradients
  const parts = {
    weights: states.weights + tables.weights + referenceBytes(input, parameters, layout, bound),
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
const writesTokens = (input: MemoryInput, { vocabulary }: TransformerShape): boolean =>
  readsSequences(input) && !isSequenceDiffusion(input) && at('most', vocabulary) > 0

/** Nothing waits for a backward pass: of what training keeps of an image, a layer or two. */
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
 * What the step of the optimizer needs beyond what activations leave free by then: PyTorch's Adam works on all
 * parameters at once (`foreach`) and holds a copy of their second moment.
 */
function stepBytes(input: MemoryInput, { optimizer }: StateBytes, freed: number, bound: Bound): number {
  const isAdam = input.optimizer === undefined || input.optimizer === 'adamw' || input.optimizer === 'adam'
  return bound === 'most' && isAdam && input.task !== 'inference' ? Math.max(0, optimizer / 2 - freed) : 0
}

/** The frozen reference beside a policy that learns by reinforcement. */
const referenceBytes = (input: MemoryInput, parameters: number, layout: Layout, bound: Bound): number =>
  input.task === 'reinforcement-learning' && !isLow(bound) ? (2 * parameters) / layout.weights : 0
