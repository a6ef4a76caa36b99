import type { Accelerator } from '../catalog/accelerator.ts'
import { peakFor } from '../catalog/peak.ts'
import type { JobDeclaration } from '../manifest/schema.ts'
import { energyKWh } from '../sizing/energy.ts'
import { hardwareClassOf } from '../sizing/hardware-class.ts'
import type { Interval } from '../sizing/interval.ts'
import type { TimeJob } from '../sizing/job.ts'
import { type LayoutLoss, layoutLoss } from '../sizing/layout-loss.ts'
import { mfuRange } from '../sizing/mfu.ts'
import { paddingWaste } from '../sizing/padding.ts'
import { estimateTime, type TimeEstimate, workloadOf } from '../sizing/time.ts'
import { TERA } from '../sizing/units.ts'
import { present } from '../text/present.ts'
import { chipDegreesWords, parallelismOnDevices } from './device-degrees.ts'
import { type HourlyCost, hourlyCost, type JobCost, jobCost } from './job-cost.ts'
import { exchangeOf, hostExchangeOf, type StepSize } from './job-exchange.ts'
import { type HostFacts, hostFacts, type StreamedWeights, streamedWeights } from './job-host.ts'
import { type MemoryFacts, memoryFacts } from './job-memory.ts'
import { networkMargin, networkOn, type RequestedHardware } from './job-network.ts'
import { assumedOfModel, flopsPerSample, hasTransformerLayers, namedShape } from './job-shape.ts'
import { assumedOfCost } from './price-words.ts'
import { isLeftOpen } from './refused-keys.ts'
import type { Thresholds } from './thresholds.ts'

/** Estimates for one job; undefined means unknown. */
export interface SizingFacts {
  readonly memory?: MemoryFacts
  /** Offloaded memory, against the memory of the hosts. */
  readonly host?: HostFacts
  readonly streamedWeights?: StreamedWeights
  /** From the best to the worst MFU of such runs. */
  readonly hours?: Interval
  readonly likelyHours?: number
  /** An upper bound, if no better estimate exists. */
  readonly mostHours?: number
  readonly chipHours?: Interval
  /** The single best guess inside `chipHours`. */
  readonly likelyChipHours?: number
  readonly energyKWh?: Interval
  readonly cost?: JobCost
  /** Layers and heads of the named published model. */
  readonly layers?: number
  readonly heads?: { readonly all: number; readonly keyValue?: number }
  /** Its routed experts per layer. */
  readonly experts?: number
  /** Interruptions that this many chip-hours usually bring. */
  readonly expectedFailures?: number
  /** The parts of the job that time, energy and cost leave out. */
  readonly leavesOut?: string
  /** Pipeline stages, and the micro batches that pass each stage in a step. */
  readonly pipeline?: LayoutLoss['pipeline']
  /** Time to exchange over time to compute a step, if clearly above 1. */
  readonly exchange?: number
  /** For serving: sequences of the declared length that fit on all devices together. */
  readonly sequencesAtOnce?: number
  /** Sequences of the declared length per second and chip, if only compute limits it. */
  readonly sequencesPerSecond?: number
  /** How well the rows of one device fill its matrix unit. */
  readonly padding?: { readonly rowsPerDevice: number; readonly unitSide: number; readonly waste: number }
  readonly assumptions: readonly string[]
  /** Keys that would complete the estimate. */
  readonly needs: readonly string[]
}

/**
 * Chip hours between two unexpected interruptions of Llama 3 405B: 419 in 54 days on 16,384 H100 (arXiv 2407.21783,
 * section 3.3.4). OPT-175B and BLOOM had more.
 */
const CHIP_HOURS_PER_FAILURE = 50_000

/** A name with more candidates is too vague to size anything. */
const mostCandidates = 6

const isVague = ({ candidates }: RequestedHardware): boolean =>
  candidates.length === 0 || candidates.length > mostCandidates

/**
 * Sizes a job on the accelerators that its hardware may mean. Memory considers all candidates: the job fits if it fits
 * all of them, and does not fit if it fits none. Time and energy are those of the most usual candidate, and the
 * assumptions say so.
 */
export function sizeJob(
  declaration: JobDeclaration,
  hardware: RequestedHardware,
  scale: StepSize,
  measures: Pick<Thresholds, 'mfu' | 'prices' | 'listPrices' | 'today'> = {},
): SizingFacts {
  const { candidates, count } = hardware
  if (isVague(hardware)) return { assumptions: [], needs: [] }
  const [usual] = candidates as readonly [Accelerator, ...Accelerator[]]
  const memory = memoryFacts(declaration, candidates, count)
  const loss = lossOn(declaration, usual, count)
  const time = timeOn(declaration, usual, hardware, { scale, layoutLoss: loss, ownMfu: measures.mfu })
  const { chipHours, likelyChipHours } = time ?? {}
  const cost = jobCost(declaration, { candidates, count, chipHours, likelyChipHours }, measures)
  const { layers, heads, keyValueHeads, experts } = namedShape(declaration) ?? {}
  const leavesOutRollouts = chipHours !== undefined && declaration.task === 'reinforcement-learning'
  return {
    ...present({
      memory,
      sequencesAtOnce: count === undefined ? undefined : sequencesAtOnce(declaration, memory),
      sequencesPerSecond: sequencesPerSecond(declaration, usual),
      host: hostFacts(memory?.usual, hardware),
      streamedWeights: streamedWeights(declaration, memory?.usual, hardware),
      ...(time && runFacts(time, usual, hardware)),
      cost,
      padding: paddingFacts(candidates, scale.rowsPerChip),
      pipeline: loss.pipeline,
      layers,
      experts,
      heads: heads === undefined ? undefined : present({ all: heads, keyValue: keyValueHeads }),
      leavesOut: leavesOutRollouts ? ('generating rollouts' as const) : undefined,
    }),
    assumptions: [
      ...(declaration.assumptions ?? []),
      ...assumedOfModel(declaration),
      ...(candidates.length > 1 && chipHours
        ? [`the name matches several accelerators: time and energy are for ${usual.name}`]
        : []),
      ...assumedOfCost(cost, declaration),
      ...unknownPeak(declaration, usual),
      ...chipDegreesWords(declaration.hardware?.parallelism, { count, devicesPerChip: usual.devicesPerChip }),
      ...(leavesOutRollouts ? ['time, energy and cost leave out generating rollouts'] : []),
      ...new Set([...(memory?.assumptions ?? []), ...(chipHours ? (time?.assumptions ?? []) : [])]),
    ],
    needs: chipHours === undefined ? (time?.needs ?? []) : [],
  }
}

/** What follows from the time of a run. */
function runFacts(time: TimeEstimate, chip: Accelerator, hardware: RequestedHardware) {
  const { hours, likelyHours, mostHours, chipHours, likelyChipHours, exchange } = time
  const powerWatts = chip.powerWatts?.value
  return {
    hours,
    likelyHours,
    mostHours,
    chipHours,
    likelyChipHours,
    energyKWh: chipHours && powerWatts ? energyKWh({ chipHours, powerWatts }) : undefined,
    exchange: exchange !== undefined && isClearlyLonger(exchange, hardware) ? exchange : undefined,
    expectedFailures: likelyChipHours === undefined ? undefined : likelyChipHours / CHIP_HOURS_PER_FAILURE,
  }
}

/** The sequences that the usual layout counts, times the room next to the weights over the size of their cache. */
function sequencesAtOnce({ task, scale }: JobDeclaration, memory: MemoryFacts | undefined): number | undefined {
  const { usual, capacityGiB = 0 } = memory ?? {}
  if (task !== 'inference' || scale?.sequence_length === undefined) return undefined
  if (usual?.served === undefined || usual.fits === false || usual.partsGiB.cache === 0) return undefined
  const { cache } = usual.partsGiB
  const roomGiB = capacityGiB - (usual.perDeviceGiB - cache)
  return (roomGiB / cache) * usual.served.atOnce
}

/** Served sequences per second and chip, forward only (2 operations per parameter), at the MFU of training. */
function sequencesPerSecond(declaration: JobDeclaration, chip: Accelerator): number | undefined {
  const { parameters, active_parameters: active = parameters, sequence_length: length } = declaration.scale ?? {}
  if (declaration.task !== 'inference' || active === undefined || length === undefined) return undefined
  const tflops = sustainedTflops(declaration, chip)
  return tflops === undefined ? undefined : (tflops * TERA) / (2 * active * length)
}

/** Time per step is known to a factor of two at most. */
const clearlyLonger = 1.5

const isClearlyLonger = (exchange: number, hardware: RequestedHardware): boolean =>
  exchange >= clearlyLonger * networkMargin(hardware)

const lossOn = ({ hardware, scale }: JobDeclaration, chip: Accelerator, count: number | undefined): LayoutLoss =>
  layoutLoss({
    parallelism: parallelismOnDevices(hardware?.parallelism, { count, devicesPerChip: chip.devicesPerChip }),
    devices: count === undefined ? undefined : count * chip.devicesPerChip,
    globalBatchSize: scale?.global_batch_size,
    microBatchSize: scale?.micro_batch_size,
  })

/** The missing figure, if time cannot be estimated. */
function unknownPeak({ task, model }: JobDeclaration, chip: Accelerator): string[] {
  const isKnown = task === 'inference' || peakFor(chip, model?.precision) !== undefined
  return isKnown ? [] : [`the peak of ${chip.name} in ${model?.precision} is unknown, so time is not estimated`]
}

function timeOn(
  declaration: JobDeclaration,
  chip: Accelerator,
  hardware: RequestedHardware,
  { scale, layoutLoss, ownMfu }: { scale: StepSize; layoutLoss: LayoutLoss; ownMfu: Thresholds['mfu'] },
): TimeEstimate | undefined {
  const peak = isLeftOpen('time', declaration) ? undefined : peakFor(chip, declaration.model?.precision)
  if (peak === undefined) return undefined
  const job = timeJob(declaration)
  const step = { chip, scale, count: hardware.count }
  return estimateTime({
    ...job,
    hardware: hardwareClassOf(chip),
    peakTflops: peak.tflops,
    peakPrecision: peak.precision,
    ownMfu,
    chips: hardware.count,
    layoutLoss,
    network: networkOn(chip, hardware),
    exchange: exchangeOf(job, declaration, step),
    offloaded: hostExchangeOf(job, declaration, step),
  })
}

/** FLOP/s of one chip for a job in the usual case, MFU included; undefined if no peak of the format is known. */
export function sustainedTflops(declaration: JobDeclaration, chip: Accelerator): number | undefined {
  const peak = peakFor(chip, declaration.model?.precision)
  if (peak === undefined) return undefined
  const workload = workloadOf(timeJob(declaration))
  return peak.tflops * mfuRange(hardwareClassOf(chip), workload, peak.precision).mid
}

function timeJob(declaration: JobDeclaration): TimeJob {
  const { task, scale, model } = declaration
  return {
    task,
    architecture: model?.architecture,
    parameters: scale?.parameters,
    activeParameters: scale?.active_parameters,
    tokens: scale?.tokens,
    sequenceLength: scale?.sequence_length,
    samples: scale?.samples,
    epochs: scale?.epochs,
    imageSize: model?.image_size,
    flopsPerSample: flopsPerSample(declaration),
    method: model?.method,
    computePrecision: model?.precision,
    hasTransformerLayers: hasTransformerLayers(model?.name),
  }
}

/**
 * TPUs only: their compiler pads every matrix to the side of the unit, while tensor cores need multiples of at most 8.
 */
function paddingFacts(
  [chip, ...others]: readonly Accelerator[],
  rowsPerChip: number | undefined,
): SizingFacts['padding'] {
  if (chip?.kind !== 'tpu' || others.length > 0 || chip.matrixUnitSide === undefined || rowsPerChip === undefined)
    return undefined
  const rowsPerDevice = Math.ceil(rowsPerChip / chip.devicesPerChip)
  return { rowsPerDevice, unitSide: chip.matrixUnitSide, waste: paddingWaste(rowsPerDevice, chip.matrixUnitSide) }
}

/** A job that does not fit in memory does not run, so it has no time, energy or cost. */
export const ofRun = (facts: SizingFacts): Partial<SizingFacts> =>
  facts.memory?.verdict === 'does-not-fit' ? {} : facts

interface SizedJob {
  readonly declaration: JobDeclaration
  readonly hardware: RequestedHardware
  readonly sizing: SizingFacts
  readonly thresholds: Thresholds
}

/**
 * Cost of an hour for a run of unknown length that may fit. Only the report of a change needs it, so candidate changes
 * do not compute it.
 */
export function hourlyCostOf({ declaration, hardware, sizing, thresholds }: SizedJob): HourlyCost | undefined {
  const isEndless = declaration.task === 'inference' || sizing.chipHours !== undefined
  if (isEndless || isVague(hardware) || sizing.memory?.verdict === 'does-not-fit') return undefined
  return hourlyCost(declaration, hardware, thresholds)
}
