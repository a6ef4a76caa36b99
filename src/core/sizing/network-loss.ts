import type { Interval } from './interval.ts'
import type { Parallelism } from './parallelism.ts'
import { TERA } from './units.ts'

/** What connects the devices of a job. */
export interface Network {
  readonly devices: number
  readonly devicesPerHost: number
  /** Devices in a fast domain. MFU already includes their exchange. */
  readonly fastDomain: number
  /** GB/s of one host's network, in one direction; undefined if unknown. */
  readonly hostGBps?: number | undefined
}

/** What a step computes and exchanges. */
export interface Exchange {
  readonly parallelism?: Parallelism | undefined
  readonly parameters: number
  readonly hiddenSize: number
  /** Operations of one optimizer step over all devices; undefined if the batch is unknown. */
  readonly stepFlops?: number | undefined
  /** Micro-batches of one optimizer step. Weights that are split over the devices are gathered for each. */
  readonly microSteps?: number | undefined
  /** A frozen base has no gradients to exchange. */
  readonly isFrozen: boolean
}

/** What a run exchanges outside its fast domains, as shares of the time to compute a step at the usual MFU. */
export interface NetworkLoss {
  /** Time to sum layers, which is added to the computation. */
  readonly added: number
  /** Time to exchange weights or gradients, which the computation hides as long as it is shorter. */
  readonly hidden: number
  readonly assumptions: readonly string[]
}

/** GB/s of a card with sixteen lanes of PCIe 4, in one direction. */
export const pcieGBps = 31

/** The share of the line rate that collectives reach. */
const SHARE_OF_LINE = 0.6

/** An exchange takes from 0.6 of to 1.5 times the usual time: collectives reach 0.4 to 1 of the line rate. */
export const EXCHANGE_BAND: Interval = [0.6, 1.5]

export const noLoss: NetworkLoss = { added: 0, hidden: 0, assumptions: [] }

/**
 * What a run loses to its network: summing each layer over devices without a fast link, and exchanging weights or
 * gradients between hosts in each step. The computation hides the second as long as it is shorter.
 */
export function networkLoss(network: Network, exchange: Exchange, sustainedTflops: number): NetworkLoss {
  const inLayers = tensorLoss(network, exchange, sustainedTflops)
  const inSteps = stepLoss(network, exchange, sustainedTflops)
  return {
    added: inLayers.added,
    hidden: inSteps.hidden,
    assumptions: [...inLayers.assumptions, ...inSteps.assumptions],
  }
}

/**
 * Formula: a layer's four sums (two forward, two backward) move 16 · h · (k − 1) / k bytes per token between k ends,
 * while t devices share its 72 · h² operations per token. Source: Narayanan et al., arXiv 2104.04473, section 3.2.
 */
function tensorLoss(network: Network, { parallelism, hiddenSize }: Exchange, sustainedTflops: number): NetworkLoss {
  const tensor = typeof parallelism === 'object' ? (parallelism.tensor ?? 1) : 1
  const { fastDomain, devicesPerHost, hostGBps } = network
  if (tensor <= fastDomain) return noLoss
  const isInHost = tensor <= devicesPerHost
  const lineGBps = isInHost ? pcieGBps : hostGBps
  if (lineGBps === undefined) return noLoss
  const ends = isInHost ? tensor : Math.ceil(tensor / devicesPerHost)
  const exchangeSeconds = (16 * hiddenSize * (1 - 1 / ends)) / (lineGBps * SHARE_OF_LINE * 1e9)
  const computeSeconds = (72 * hiddenSize ** 2) / (tensor * sustainedTflops * TERA)
  return {
    ...noLoss,
    added: exchangeSeconds / computeSeconds,
    assumptions: [`each layer is summed over ${tensor} devices across ${isInHost ? 'PCIe' : 'the network'}`],
  }
}

/**
 * Formula: between hosts a step moves about 4 bytes per parameter (gradients summed in 16 bits), or 6 if weights are
 * gathered twice and gradients scattered (ZeRO stage 3, arXiv 1910.02054, section 7). With accumulation the weights
 * are gathered for each micro-batch.
 */
function stepLoss(network: Network, exchange: Exchange, sustainedTflops: number): NetworkLoss {
  const { devices, devicesPerHost, fastDomain, hostGBps } = network
  const { stepFlops, microSteps = 1, parallelism, parameters, isFrozen } = exchange
  // Runs on thousands of chips that declare no layout use one that hides the exchange: those of MLPerf lose nothing.
  if (parallelism === undefined || hostGBps === undefined || stepFlops === undefined) return noLoss
  if (devices <= Math.max(devicesPerHost, fastDomain)) return noLoss
  const gathers = gathersWeights(parallelism)
  const bytesEach = (gathers ? 4 * microSteps : 0) + (isFrozen ? 0 : gathers ? 2 : 4)
  // Devices with different parts of the model exchange different gradients.
  const held = parameters * Math.min(1, devicesPerHost / modelParallel(parallelism))
  const exchangeSeconds = (bytesEach * held) / (hostGBps * SHARE_OF_LINE * 1e9)
  const hidden = exchangeSeconds / (stepFlops / (devices * sustainedTflops * TERA))
  const words = 'the network takes longer to exchange weights or gradients than a step takes to compute'
  return { ...noLoss, hidden, assumptions: hidden > 1 ? [words] : [] }
}

/** Whether all devices with other data share the weights of one copy. */
export const gathersWeights = (parallelism: Parallelism | undefined): boolean =>
  typeof parallelism === 'object'
    ? parallelism.zero === 3 || (parallelism.fsdp ?? 1) > 1
    : parallelism === 'fsdp' || parallelism === 'zero-3'

/** Devices that hold different parts of each copy. */
export const modelParallel = (parallelism: Parallelism | undefined): number =>
  typeof parallelism === 'object' ? (parallelism.tensor ?? 1) * (parallelism.pipeline ?? 1) : 1
