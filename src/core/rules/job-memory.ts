import type { Accelerator } from '../catalog/accelerator.ts'
import { resolveFramework } from '../catalog/frameworks.ts'
import type { Model } from '../catalog/models/model.ts'
import { resolveModel } from '../catalog/models/model-name.ts'
import { modelsOfSize } from '../catalog/models/models-of-size.ts'
import type { JobDeclaration } from '../manifest/schema.ts'
import type { Interval } from '../sizing/interval.ts'
import type { PublishedShape } from '../sizing/job.ts'
import { estimateMemory, type MemoryEstimate, type UsualMemory } from '../sizing/memory/memory.ts'

/** What the arithmetic says about the memory of one job, on the accelerators that its hardware may stand for. */
export interface MemoryFacts extends Pick<MemoryEstimate, 'verdict' | 'leastPerDeviceGiB' | 'leastPartsGiB' | 'needs'> {
  readonly perDeviceGiB?: Interval
  /** The usual way; `fits` where it does on any of the accelerators. */
  readonly usual?: UsualMemory
  /** Memory of one device that the framework sees. */
  readonly capacityGiB: number
  /** The accelerator's memory is not certain, so it raises no error. */
  readonly uncertainCapacity: boolean
  /** What was assumed, in words. */
  readonly assumptions: readonly string[]
}

/**
 * Judges a name that may be several parts by all of them: the job fits where it fits each and does not where it fits
 * none. `undefined` where nothing can be known.
 */
export function memoryFacts(
  declaration: JobDeclaration,
  candidates: readonly Accelerator[],
  count: number | undefined,
): MemoryFacts | undefined {
  // Wafers and IPUs hold weights outside the memory that the catalog names, so that it says nothing about fitting.
  if (candidates.some(({ kind, memoryGiB }) => kind === 'other' && memoryGiB.confidence === 'uncertain'))
    return undefined
  const { model, scale } = declaration
  const shape = publishedShape(model?.name, model?.architecture, scale?.parameters)
  const estimates = candidates.flatMap((candidate) => memoryOn(declaration, shape, candidate, count) ?? [])
  const [first] = estimates
  if (first === undefined) return undefined
  const agreed = estimates.every(({ verdict }) => verdict === first.verdict)
  const ranges = estimates.flatMap(({ perDeviceGiB }) => (perDeviceGiB ? [perDeviceGiB] : []))
  const smallest = estimates.reduce((least, one) =>
    one.capacityPerDeviceGiB < least.capacityPerDeviceGiB ? one : least,
  )
  const frugalest = estimates.reduce((least, one) => (one.leastPerDeviceGiB < least.leastPerDeviceGiB ? one : least))
  const isOpen = !agreed || estimates.some(({ usual }) => usual?.fits !== first.usual?.fits)
  const needs = isOpen ? [...new Set(['hardware.accelerator', ...smallest.needs])] : first.needs
  return {
    verdict: agreed ? first.verdict : 'unknown',
    leastPerDeviceGiB: frugalest.leastPerDeviceGiB,
    leastPartsGiB: frugalest.leastPartsGiB,
    ...(ranges.length === estimates.length && { perDeviceGiB: span(ranges) }),
    ...(first.usual && { usual: { ...first.usual, fits: estimates.some(({ usual }) => usual?.fits) } }),
    capacityGiB:
      first.verdict === 'does-not-fit'
        ? Math.max(...estimates.map((one) => one.capacityPerDeviceGiB))
        : smallest.capacityPerDeviceGiB,
    needs: agreed && first.verdict === 'does-not-fit' ? [] : needs,
    uncertainCapacity: candidates.some(({ memoryGiB }) => memoryGiB.confidence === 'uncertain'),
    assumptions: first.assumptions,
  }
}

function memoryOn(
  { task, framework, scale, model, hardware }: JobDeclaration,
  shape: PublishedShape | undefined,
  chip: Accelerator,
  count: number | undefined,
) {
  return estimateMemory({
    kind: chip.kind,
    capacityPerDeviceGiB: chip.memoryGiB.value / chip.devicesPerChip,
    devices: count === undefined ? undefined : count * chip.devicesPerChip,
    task,
    architecture: model?.architecture,
    shape,
    parameters: scale?.parameters,
    activeParameters: scale?.active_parameters,
    embeddingParameters: scale?.embedding_parameters,
    tokens: scale?.tokens,
    sequenceLength: scale?.sequence_length,
    microBatchSize: scale?.micro_batch_size,
    flopsPerSample: scale?.flops_per_sample,
    method: model?.method,
    loraRank: model?.lora_rank,
    computePrecision: model?.precision,
    weightsPrecision: model?.weights_precision,
    optimizerPrecision: model?.optimizer_precision,
    optimizer: model?.optimizer,
    activationCheckpointing: model?.activation_checkpointing,
    fusedAttention: model?.attention === undefined ? undefined : model.attention === 'fused',
    offload: offloadOf(hardware?.offload),
    isCompiled: chip.kind !== 'gpu' || isJax(framework?.name),
    parallelism: hardware?.parallelism,
  })
}

const isJax = (name: NonNullable<JobDeclaration['framework']>['name']): boolean =>
  [name ?? []].flat().some((word) => resolveFramework(word)?.family === 'jax')

/** Layers and widths of the published model that is named. */
export const namedShape = ({ model, scale }: JobDeclaration): PublishedShape | undefined =>
  model?.name === undefined ? undefined : publishedShape(model.name, model.architecture, scale?.parameters)

/** People round the sizes of published models (7.6B, 1.4B); another model of the name differs by more. */
const isAbout = (one: number, other: number): boolean => Math.abs(one - other) <= 0.05 * one

/** Layers and widths of the published model that is named, or that alone has so many parameters. */
function publishedShape(
  name: string | undefined,
  architecture: string | undefined,
  parameters: number | undefined,
): PublishedShape | undefined {
  if (parameters === undefined) return undefined
  const named = name === undefined ? undefined : resolveModel(name)
  if (named?.parameters !== undefined && isAbout(named.parameters, parameters)) return shapeOfModel(named)
  if (name !== undefined || (architecture !== undefined && architecture !== 'transformer')) return undefined
  const [first, ...others] = modelsOfSize(parameters)
  const isOne = others.every(({ layers, hiddenSize }) => layers === first?.layers && hiddenSize === first?.hiddenSize)
  return isOne && first ? shapeOfModel(first) : undefined
}

function shapeOfModel(model: Model): PublishedShape | undefined {
  if (model.layers === undefined || model.hiddenSize === undefined) return undefined
  return {
    layers: model.layers + (model.decoderLayers ?? 0),
    hiddenSize: model.hiddenSize,
    heads: model.heads,
    keyValueHeads: model.keyValueHeads,
    vocabulary: model.vocabularySize,
    feedForwardSize: model.architecture === 'moe' ? undefined : model.feedForwardSize,
    embeddingParameters: model.embeddingParameters,
    parameters: model.parameters,
  }
}

/** What is kept on the host; weights there leave nothing of the optimizer on the device either. */
function offloadOf(declared: NonNullable<JobDeclaration['hardware']>['offload']): 'optimizer' | 'all' | undefined {
  const kept = declared === undefined ? [] : [declared].flat()
  return kept.includes('parameters') ? 'all' : kept.includes('optimizer') ? 'optimizer' : undefined
}

const span = (ranges: readonly Interval[]): Interval => [
  Math.min(...ranges.map(([low]) => low)),
  Math.max(...ranges.map(([, high]) => high)),
]
