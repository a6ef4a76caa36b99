import { type Accelerator, usableGiB } from '../catalog/accelerator.ts'
import { resolveFramework } from '../catalog/software/frameworks.ts'
import type { JobDeclaration } from '../manifest/schema.ts'
import type { Interval } from '../sizing/interval.ts'
import { estimateMemory, type MemoryEstimate, type UsualMemory } from '../sizing/memory/memory.ts'
import type { ModelShape } from '../sizing/model-shape.ts'
import { parallelismOnDevices } from './device-degrees.ts'
import { flopsPerSample, hasTransformerLayers, isContrastive, publishedWeights, shapeOfJob } from './job-shape.ts'
import { isLeftOpen } from './refused-keys.ts'

/** Memory of a job on the accelerators that its hardware may mean. */
export interface MemoryFacts extends Pick<MemoryEstimate, 'verdict' | 'leastPerDeviceGiB' | 'leastPartsGiB' | 'needs'> {
  readonly perDeviceGiB?: Interval
  /** The usual choices. `fits` if they fit all candidates; `fitsOnlySome` in its place if some are too small. */
  readonly usual?: UsualMemory & { readonly fitsOnlySome?: true }
  /** Memory of one device as the framework sees it: the smallest candidate that suffices, or else the largest. */
  readonly capacityGiB: number
  /** The devices that the framework sees, if a chip has several: "TensorCores", "devices, 4 per chip". */
  readonly devicesAre?: string
  /** The accelerator's memory is uncertain, so it causes no error. */
  readonly uncertainCapacity: boolean
  readonly assumptions: readonly string[]
}

/**
 * Judges an ambiguous name by all its candidates: the job fits if it fits all of them, and does not fit if it fits
 * none. `undefined` if nothing can be known.
 */
export function memoryFacts(
  declaration: JobDeclaration,
  candidates: readonly Accelerator[],
  count: number | undefined,
): MemoryFacts | undefined {
  // Wafers and IPUs hold weights outside the memory in the catalog, so it says nothing about fitting.
  if (candidates.some(({ kind, memoryGiB }) => kind === 'other' && memoryGiB.confidence === 'uncertain'))
    return undefined
  // Serving and training differ too much in memory to judge a job of unknown task.
  if (declaration.refused?.includes('task')) return undefined
  const shape = shapeOfJob(declaration)
  const estimates = candidates.flatMap((candidate) => memoryOn(declaration, shape, candidate, count) ?? [])
  const [first] = estimates
  if (first === undefined) return undefined
  const agreed = estimates.every(({ verdict }) => verdict === first.verdict)
  const ranges = estimates.flatMap(({ perDeviceGiB }) => (perDeviceGiB ? [perDeviceGiB] : []))
  const bySize = [...estimates].sort((one, other) => one.capacityPerDeviceGiB - other.capacityPerDeviceGiB)
  const [smallest = first] = bySize
  const enough = bySize.filter(({ usual, verdict }) => usual?.fits ?? verdict !== 'does-not-fit')
  const { usual, capacityPerDeviceGiB: capacityGiB } = enough[0] ?? bySize.at(-1) ?? first
  const frugalest = estimates.reduce((least, one) => (one.leastPerDeviceGiB < least.leastPerDeviceGiB ? one : least))
  const fits = usual?.fits === true
  const fitsOnlySome = fits && !estimates.every((one) => one.usual?.fits)
  const isOpen = !agreed || fitsOnlySome
  // A job that fits the largest machine on sale may not fit the team's.
  const isMemoryOpen = first.verdict !== 'does-not-fit' && fits && candidates.some(isMemoryUndeclared)
  const isRefused = isLeftOpen('memory', declaration)
  const isUsualOpen = isMemoryOpen || isRefused
  const ofParts = isOpen ? [...new Set(['hardware.accelerator', ...smallest.needs])] : first.needs
  const needs = isMemoryOpen ? ['hardware.memory'] : ofParts
  return {
    verdict: agreed && (!isUsualOpen || first.verdict === 'does-not-fit') ? first.verdict : 'unknown',
    leastPerDeviceGiB: frugalest.leastPerDeviceGiB,
    leastPartsGiB: frugalest.leastPartsGiB,
    ...(ranges.length === estimates.length && !isRefused && { perDeviceGiB: span(ranges) }),
    ...(usual && !isUsualOpen && { usual: fitsOnlySome ? { ...withoutFit(usual), fitsOnlySome } : usual }),
    capacityGiB,
    ...devicesOf(candidates),
    needs: agreed && first.verdict === 'does-not-fit' ? [] : needs.filter((key) => !isMeasured(key, declaration)),
    uncertainCapacity: candidates.some(({ memoryGiB }) => memoryGiB.confidence === 'uncertain'),
    assumptions: [...first.assumptions, ...ofPublished(declaration)],
  }
}

function ofPublished(declaration: JobDeclaration): string[] {
  const format = publishedWeights(declaration)
  return format === undefined ? [] : [`model.weights_precision not declared: ${format}, as the model is published`]
}

const withoutFit = ({ fits: _, ...usual }: UsualMemory): UsualMemory => usual

/** "if sharded over 2 devices": the undeclared condition under which the job fits; undefined if there is none. */
export const fitCondition = ({
  usual,
  devicesAre = 'devices',
}: Partial<Pick<MemoryFacts, 'devicesAre' | 'usual'>>): string | undefined =>
  usual?.fits && usual.shardedOver !== undefined ? `if sharded over ${usual.shardedOver} ${devicesAre}` : undefined

function devicesOf([first, ...others]: readonly Accelerator[]): Pick<MemoryFacts, 'devicesAre'> {
  const { kind, devicesPerChip = 1 } = first ?? {}
  if (devicesPerChip === 1 || others.some((each) => each.devicesPerChip !== devicesPerChip)) return {}
  return { devicesAre: kind === 'tpu' ? 'TensorCores' : `devices, ${devicesPerChip} per chip` }
}

/** The memory is a purchase option, and the manifest does not declare it. */
const isMemoryUndeclared = ({ isMemoryChosen, memoryGiB }: Accelerator): boolean =>
  isMemoryChosen === true && memoryGiB.confidence === 'uncertain'

/** A measured job need not declare the key. */
const isMeasured = (key: string, { operations }: JobDeclaration): boolean =>
  key === 'operations.benchmarked' && operations?.benchmarked === true

function memoryOn(
  declaration: JobDeclaration,
  shape: ModelShape | undefined,
  chip: Accelerator,
  count: number | undefined,
) {
  const { task, framework, scale, model, hardware, refused } = declaration
  return estimateMemory({
    kind: chip.kind,
    capacityPerDeviceGiB: usableGiB(chip),
    devices: count === undefined ? undefined : count * chip.devicesPerChip,
    // A refused method may be any kind of tuning.
    task: task !== 'inference' && refused?.includes('model.method') ? 'fine-tuning' : task,
    architecture: model?.architecture,
    shape,
    isContrastive: isContrastive(model?.name),
    hasTransformerLayers: hasTransformerLayers(model?.name),
    parameters: scale?.parameters,
    activeParameters: scale?.active_parameters,
    embeddingParameters: scale?.embedding_parameters,
    tokens: scale?.tokens,
    sequenceLength: scale?.sequence_length,
    microBatchSize: scale?.micro_batch_size,
    globalBatchSize: scale?.global_batch_size,
    accumulationSteps: scale?.gradient_accumulation_steps,
    imageSize: model?.image_size,
    samples: scale?.samples,
    users: scale?.users,
    flopsPerSample: flopsPerSample(declaration),
    method: model?.method,
    loraRank: model?.lora_rank,
    computePrecision: model?.precision,
    weightsPrecision: model?.weights_precision ?? publishedWeights(declaration),
    optimizerPrecision: model?.optimizer_precision,
    optimizer: model?.optimizer,
    activationCheckpointing: model?.activation_checkpointing,
    fusedAttention: model?.attention === undefined ? undefined : model.attention === 'fused',
    offload: offloadOf(hardware?.offload),
    isCompiled: chip.kind !== 'gpu' || isJax(framework?.name),
    parallelism: parallelismOnDevices(hardware?.parallelism, { count, devicesPerChip: chip.devicesPerChip }),
  })
}

const isJax = (name: NonNullable<JobDeclaration['framework']>['name']): boolean =>
  [name ?? []].flat().some((word) => resolveFramework(word)?.family === 'jax')

/** What the host keeps. If it keeps the weights, the optimizer states are there too. */
export function offloadOf(
  declared: NonNullable<JobDeclaration['hardware']>['offload'],
): 'optimizer' | 'all' | undefined {
  const kept = declared === undefined ? [] : [declared].flat()
  return kept.includes('parameters') ? 'all' : kept.includes('optimizer') ? 'optimizer' : undefined
}

const span = (ranges: readonly Interval[]): Interval => [
  Math.min(...ranges.map(([low]) => low)),
  Math.max(...ranges.map(([, high]) => high)),
]
