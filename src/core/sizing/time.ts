import type { Precision } from '../catalog/accelerator.ts'
import { usualChipsPerHost } from '../catalog/machines/machine.ts'
import { mostFlopsOfImages, trainingFlops } from './flops.ts'
import type { HardwareClass } from './hardware-class.ts'
import { divide, type Interval, multiply, scale } from './interval.ts'
import { architectureOf, isDiffusionTransformer, type TimeJob } from './job.ts'
import type { LayoutLoss } from './layout-loss.ts'
import { type MfuRange, mfuRange, type Workload } from './mfu.ts'
import { type Exchange, type Network, type NetworkLoss, networkLoss } from './network-loss.ts'
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
  /** Time to exchange over time to compute a step, if above 1. */
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
 * Formula: chip hours = FLOPs / (peak × MFU × 3600) × layout loss × network loss; hours = chip hours / chips.
 * docs/calibration.md measures the error on published runs.
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
  const { factor, likely, exchange, assumptions: lost } = lossOf(input, mfu)
  if (flops === undefined) {
    const most = mostFlopsOfImages(input)
    const mostHours =
      most !== undefined && input.chips !== undefined
        ? (most / (input.peakTflops * TERA * SECONDS_PER_HOUR * mfu.low * input.chips)) * factor[1]
        : undefined
    const assumptions = [...taken, ...lost]
    return { workload, mfu, ...(mostHours !== undefined && { mostHours }), assumptions, needs }
  }
  const assumptions = [...taken, mfuWords(mfu, ownMfu !== undefined), ...lost]
  const peakHours = flops / (input.peakTflops * TERA * SECONDS_PER_HOUR)
  const chipHours = multiply(divide(peakHours, [mfu.low, mfu.high]), factor)
  const likelyChipHours = (peakHours / mfu.mid) * likely
  const found = { flops, workload, mfu, chipHours, likelyChipHours, ...(exchange && { exchange }), assumptions }
  if (input.chips === undefined) return { ...found, needs: ['hardware.count'] }
  return { ...found, hours: scale(chipHours, 1 / input.chips), likelyHours: likelyChipHours / input.chips, needs }
}

/** For example "an MFU of about 36 % (18 to 63 %)". */
function mfuWords({ low, mid, high }: MfuRange, isOwn: boolean): string {
  const [least, usual, most] = [low, mid, high].map((share) => Math.round(100 * share))
  return `${isOwn ? "the organization's MFU" : 'an MFU'} of about ${usual} % of the peak (${least} to ${most} %)`
}

/** How many times longer the run takes because of its layout and its network. */
function lossOf({ layoutLoss, network, exchange, peakTflops, chips = 1 }: TimeInput, mfu: MfuRange) {
  const ofLayout = layoutLoss ?? { factor: [1, 1] as const, likely: 1, assumptions: [] }
  const sustainedTflops = peakTflops * mfu.mid
  const ofNetwork: NetworkLoss =
    network && exchange ? networkLoss(network, exchange, sustainedTflops) : { factor: 1, assumptions: [] }
  return {
    factor: scale(ofLayout.factor, ofNetwork.factor),
    likely: ofLayout.likely * ofNetwork.factor,
    exchange: ofNetwork.exchange,
    assumptions: [
      ...ofLayout.assumptions,
      ...ofNetwork.assumptions,
      ...(exchange?.parallelism !== undefined && isOpen(network, chips) ? [openNetwork] : []),
    ],
  }
}

const openNetwork = 'the speed of the network between machines is unknown, and its time is not counted'

/** Whether a job spans machines with a network of unknown speed. */
function isOpen(network: TimeInput['network'], chips: number): boolean {
  if (network === undefined) return chips > usualChipsPerHost
  return network.hostGBps === undefined && network.devices > Math.max(network.devicesPerHost, network.fastDomain)
}
