import { type Interval, scale } from './interval.ts'

/** Assumptions of the energy estimate; each can be replaced by measured values. */
export interface EnergyInput {
  readonly chipHours: Interval
  /** Board power of one chip or card, as the vendor publishes it. */
  readonly powerWatts: number
  /** Mean board power during training over rated power. */
  readonly loadShare?: Interval | undefined
  /** Power usage effectiveness: energy of the building over energy of the machines. */
  readonly powerUsageEffectiveness?: Interval | undefined
}

/**
 * Training draws between 60 % of the rated power (memory- or network-bound) and all of it. Llama and BLOOM were
 * accounted with all of it (arXiv 2302.13971, appendix; arXiv 2211.02001).
 */
const LOAD_SHARE: Interval = [0.6, 1]

/**
 * From the best hyperscale buildings (about 1.1) to the mean of all data centers (about 1.6, Uptime Institute surveys).
 */
const POWER_USAGE_EFFECTIVENESS: Interval = [1.1, 1.6]

/**
 * Energy of the accelerators and their cooling, in kWh. Leaves out hosts and network.
 *
 * Formula: chip hours × watts × load share × PUE / 1000. Source: Patterson et al., arXiv 2104.10350, section 2.
 */
export function energyKWh(input: EnergyInput): Interval {
  const load = input.loadShare ?? LOAD_SHARE
  const effectiveness = input.powerUsageEffectiveness ?? POWER_USAGE_EFFECTIVENESS
  const [low, high] = scale(input.chipHours, input.powerWatts / 1000)
  return [low * load[0] * effectiveness[0], high * load[1] * effectiveness[1]]
}
