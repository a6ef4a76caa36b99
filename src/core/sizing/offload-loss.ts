import { gathersWeights, modelParallel, type NetworkLoss, noLoss, pcieGBps } from './network-loss.ts'
import type { Parallelism } from './parallelism.ts'
import { TERA } from './units.ts'

/** What a chip exchanges with its host, and what hides it. */
export interface HostExchange {
  /** What the host keeps: the optimizer states, or the weights as well. */
  readonly offload: 'optimizer' | 'all'
  /** Undefined: the devices share one copy. */
  readonly parallelism?: Parallelism | undefined
  readonly chips: number
  readonly parameters: number
  /** A frozen base has no gradients to return. */
  readonly isFrozen: boolean
  readonly stepFlops: number
  readonly microSteps?: number | undefined
}

/**
 * What a run loses to the link between its chips and their hosts, if that is PCIe.
 *
 * Formula: offloaded optimizer states send 2 bytes per trained parameter to the host and 2 back in a step (ZeRO-Offload,
 * arXiv 2101.06840, section 3). Offloaded weights are fetched for the forward and the backward pass of each micro-batch
 * (ZeRO-Infinity, arXiv 2104.07857, section 4). Devices that share a copy fetch their parts of it.
 */
export function offloadLoss(exchange: HostExchange, sustainedTflops: number): NetworkLoss {
  const { offload, parallelism, chips, parameters, isFrozen, stepFlops, microSteps = 1 } = exchange
  const fetched = offload === 'all' ? 4 * microSteps : 0
  const returned = isFrozen ? 0 : offload === 'all' ? 2 : 4
  const copies = isShared(parallelism) ? chips : Math.min(chips, modelParallel(parallelism))
  const seconds = ((fetched + returned) * (parameters / copies)) / (pcieGBps * SHARE_OF_PCIE * 1e9)
  const hidden = seconds / (stepFlops / (chips * sustainedTflops * TERA))
  const words = 'moving offloaded states over PCIe takes longer than a step takes to compute'
  return { ...noLoss, hidden, assumptions: hidden > 1 ? [words] : [] }
}

/** Transfers of pinned memory reach about 25 of 31 GB/s. */
const SHARE_OF_PCIE = 0.8

const isShared = (parallelism: Parallelism | undefined): boolean =>
  parallelism === undefined || gathersWeights(parallelism) || sharesOptimizer(parallelism)

const sharesOptimizer = (parallelism: Parallelism): boolean =>
  typeof parallelism === 'object' ? parallelism.zero !== undefined : parallelism.startsWith('zero')
