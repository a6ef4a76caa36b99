import type { Precision } from '../catalog/accelerator.ts'
import { usualChipsPerHost } from '../catalog/machines/machine.ts'
import { mostFlopsOfImages, trainingFlops } from './flops.ts'
import type { HardwareClass } from './hardware-class.ts'
import { divide, exactly, type Interval, scale } from './interval.ts'
import { architectureOf, isDiffusionTransformer, type TimeJob } from './job.ts'
import type { LayoutLoss } from './layout-loss.ts'
import { type MfuRange, mfuRange, type Workload } from './mfu.ts'
import { EXCHANGE_BAND, type Exchange, type Network, networkLoss, noLoss } from './network-loss.ts'
import { type HostExchange, offloadLoss } from './offload-loss.ts'
import { SECONDS_PER_HOUR, TERA } from './units.ts'

export interface TimeInput extends TimeJob {
  readonly hardware: HardwareClass
  /** Dense peak of one chip or card in the compute precision, or in `peakPrecision`. */
  readonly peakTflops: number
  /** The format of the peak, if the chip does not support the compute precision. */
  readonly peakPrecision?: Precision | undefined
  /** MFU of the team's own runs. Undefined: that of published runs. */
  readonly ownMfu?: readonly [low: number, high: number] | undefined
  readonly chips?: number | undefined
  readonly layoutLoss?: LayoutLoss | undefined
  /** What connects the devices, and what they exchange. */
  readonly network?: Network | undefined
  readonly exchange?: Exchange | undefined
  /** What is offloaded over PCIe. Undefined: nothing, or over a faster link. */
  readonly offloaded?: HostExchange | undefined
}

export interface TimeEstimate {
  /**
   * Operations of the whole training run. Undefined, with everything that follows from it, if a key in `needs` is
   * missing.
   */
  readonly flops?: number
  readonly workload: Workload
  readonly mfu: MfuRange
  readonly chipHours?: Interval
  /** The single best guess inside `chipHours`. */
  readonly likelyChipHours?: number
  readonly hours?: Interval
  readonly likelyHours?: number
  /** Upper bound of the hours if the operations are unknown but bounded. */
  readonly mostHours?: number
  /** Time to exchange over the network over time to compute a step, if above 1. */
  readonly exchange?: number
  readonly assumptions: readonly string[]
  /** Manifest keys that would complete the estimate. */
  readonly needs: readonly string[]
}

/** Active parameters below which a transformer leaves much of an accelerator idle. */
const SMALL_MODEL = 1e9

/**
 * The same for vision transformers, whose batches are large: DeiT-B and CLIP L/14 reach 0.21 and 0.20 on the V100,
 * ViT-H 0.32 on the TPU v3, as much as language models from 1B up.
 */
const SMALL_VISION_MODEL = 8e7

/** The kind of work, as the MFU table distinguishes it. */
export function workloadOf(job: TimeJob): Workload {
  const architecture = architectureOf(job)
  if (job.method === 'lora' || job.method === 'qlora') return 'adapter'
  if (architecture === 'moe') return 'moe'
  if (architecture !== 'transformer' && !isDiffusionTransformer(job)) return 'convolutional'
  const seesImages = job.flopsPerSample !== undefined && job.tokens === undefined
  const small = seesImages ? SMALL_VISION_MODEL : SMALL_MODEL
  return (job.parameters ?? small) < small ? 'small' : 'dense'
}

/**
 * Duration of a training run, end to end. `undefined` for inference, which has no end.
 *
 * Formula: computing chip hours = FLOPs / (peak × MFU × 3600) × layout loss. Sums of layers over a slow link are added,
 * and exchanges that the computation hides count if they take longer. hours = chip hours / chips. docs/calibration.md
 * measures the error on published runs.
 */
export function estimateTime(input: TimeInput): TimeEstimate | undefined {
  if (input.task === 'inference') return undefined
  const workload = workloadOf(input)
  const { ownMfu } = input
  const mfu =
    ownMfu === undefined
      ? mfuRange(input.hardware, workload, input.peakPrecision ?? input.computePrecision)
      : { low: ownMfu[0], mid: (ownMfu[0] + ownMfu[1]) / 2, high: ownMfu[1] }
  const { flops, assumptions: taken, needs } = trainingFlops(input)
  const loss = lossOf(input, mfu)
  const peakHoursOf = (operations: number): number => operations / (input.peakTflops * TERA * SECONDS_PER_HOUR)
  if (flops === undefined) {
    const most = mostFlopsOfImages(input)
    const mostHours =
      most !== undefined && input.chips !== undefined
        ? chipHoursOf(peakHoursOf(most), mfu, loss).range[1] / input.chips
        : undefined
    const assumptions = [...taken, ...loss.assumptions]
    return { workload, mfu, ...(mostHours !== undefined && { mostHours }), assumptions, needs }
  }
  const assumptions = [...taken, mfuWords(mfu, ownMfu !== undefined), ...loss.assumptions]
  const { range: chipHours, likely: likelyChipHours } = chipHoursOf(peakHoursOf(flops), mfu, loss)
  const { exchange } = loss
  const found = { flops, workload, mfu, chipHours, likelyChipHours, ...(exchange && { exchange }), assumptions }
  if (input.chips === undefined) return { ...found, needs: ['hardware.count'] }
  return { ...found, hours: scale(chipHours, 1 / input.chips), likelyHours: likelyChipHours / input.chips, needs }
}

/** For example "an MFU of about 36 % (18 to 63 %)". */
function mfuWords({ low, mid, high }: MfuRange, isOwn: boolean): string {
  const [least, usual, most] = [low, mid, high].map((share) => Math.round(100 * share))
  return `${isOwn ? "the organization's MFU" : 'an MFU'} of about ${usual} % of the peak (${least} to ${most} %)`
}

interface Loss {
  /** How many times longer the computation takes because of the layout. */
  readonly layout: Interval
  readonly likelyLayout: number
  /** Shares of the computing time at the usual MFU. */
  readonly added: number
  readonly hidden: number
}

function lossOf(input: TimeInput, mfu: MfuRange) {
  const { layoutLoss, network, exchange, offloaded, peakTflops, chips = 1 } = input
  const ofLayout = layoutLoss ?? { factor: exactly(1), likely: 1, assumptions: [] }
  const sustainedTflops = peakTflops * mfu.mid
  const ofNetwork = network && exchange ? networkLoss(network, exchange, sustainedTflops) : noLoss
  const ofHost = offloaded ? offloadLoss(offloaded, sustainedTflops) : noLoss
  return {
    layout: ofLayout.factor,
    likelyLayout: ofLayout.likely,
    added: ofNetwork.added,
    hidden: Math.max(ofNetwork.hidden, ofHost.hidden),
    exchange: ofNetwork.hidden > 1 ? ofNetwork.hidden : undefined,
    assumptions: [
      ...ofLayout.assumptions,
      ...ofNetwork.assumptions,
      ...ofHost.assumptions,
      ...(exchange?.parallelism !== undefined && isOpen(network, chips) ? [openNetwork] : []),
    ],
  }
}

/** A link is no faster where a chip computes faster, so exchanges have a band of their own. */
function chipHoursOf(peakHours: number, mfu: MfuRange, { layout, likelyLayout, added, hidden }: Loss) {
  const usual = peakHours / mfu.mid
  const longest = (computing: number, exchange: number): number =>
    Math.max(computing + usual * added * exchange, usual * hidden * exchange)
  const [fastest, slowest] = divide(peakHours, [mfu.low, mfu.high])
  const range: Interval = [
    longest(fastest * layout[0], EXCHANGE_BAND[0]),
    longest(slowest * layout[1], EXCHANGE_BAND[1]),
  ]
  return { range, likely: longest(usual * likelyLayout, 1) }
}

const openNetwork = 'the speed of the network between machines is unknown, and its time is not counted'

/** Whether a job spans machines with a network of unknown speed. */
function isOpen(network: TimeInput['network'], chips: number): boolean {
  if (network === undefined) return chips > usualChipsPerHost
  return network.hostGBps === undefined && network.devices > Math.max(network.devicesPerHost, network.fastDomain)
}
