import type { Accelerator } from '../../catalog/accelerator.ts'
import { sizeFrom, sizeUpTo } from '../../catalog/machines/sold-sizes.ts'
import type { Provider } from '../../catalog/names/providers.ts'
import type { JobDeclaration } from '../../manifest/schema.ts'
import { usualCost } from '../../rules/estimate.ts'
import { jobCost } from '../../rules/job-cost.ts'
import { mostAt, mostScaled, oneHost, purchaseOf } from '../../rules/purchase.ts'
import type { Thresholds } from '../../rules/thresholds.ts'
import {
  isOfferedBy,
  requestFor,
  runsFrameworks,
  sizeForDemand,
  sizesNear,
  speedOf,
  usualAccelerators,
} from '../hardware-choice.ts'
import { distanceBetween } from './candidate-changes.ts'
import type { Complaint } from './complaint.ts'

/** A name with more candidates says no more than a kind. */
const mostCandidates = 6
/** A larger count is worth it if it costs less than this share of the price. */
const clearlyLess = 0.8
/** The most accelerators of one kind to try: the nearest, plus the cheapest. */
const mostOfAKind = { near: 6, cheap: 3 }

export interface Ranked {
  readonly each: Accelerator
  readonly distance: number
}

/** The accelerators to be had at the job's provider, the counts in which they are sold, and their prices. */
export class Market {
  /** Where to look for other accelerators: the job's provider, unless it must leave. */
  place: Provider | undefined
  readonly #declaration: JobDeclaration
  readonly #complaint: Complaint
  readonly #thresholds: Thresholds

  constructor(declaration: JobDeclaration, complaint: Complaint, thresholds: Thresholds) {
    this.#declaration = declaration
    this.#complaint = complaint
    this.#thresholds = thresholds
    this.place = complaint.before.facts.hardware.provider
  }

  /** The job's accelerator; undefined for a whole kind. */
  present(): Accelerator | undefined {
    const { candidates } = this.#complaint.before.facts.hardware
    return candidates.length <= mostCandidates ? candidates[0] : undefined
  }

  /** Other accelerators of a kind to try, most similar and most common first, then the cheapest. */
  others(kind: Accelerator['kind'], wanted: (each: Accelerator) => boolean): Ranked[] {
    const { hardware, framework } = this.#complaint.before.facts
    const present = this.present()
    const { candidates, providerWord } = hardware
    const isForDesks = candidates.some(({ segment }) => segment !== 'data-centre')
    const isSmallPlace = this.place?.setting === 'workstation' || this.place?.setting === 'edge'
    const distance = (each: Accelerator, rank: number): number =>
      rank / 3 + (present ? distanceBetween(present, each) / 2 + (present.segment === each.segment ? 0 : 2) : 0)
    const ranked = usualAccelerators()
      .filter(
        (each) =>
          each.kind === kind &&
          wanted(each) &&
          (!present || !candidates.includes(each)) &&
          (each.segment === 'data-centre' || isForDesks || isSmallPlace) &&
          (providerWord === undefined ? isOfferedBy(each, this.place) : kind !== 'tpu') &&
          runsFrameworks(each, framework.families),
      )
      .map((each, rank) => ({ each, distance: distance(each, rank) }))
      .sort((a, b) => a.distance - b.distance)
    return [...ranked.slice(0, mostOfAKind.near), ...this.#cheapest(ranked.slice(mostOfAKind.near))]
  }

  #cheapest(others: readonly Ranked[]): Ranked[] {
    const priced = others.map((one) => ({ one, price: this.priceOfWork(one.each) ?? Number.POSITIVE_INFINITY }))
    const known = priced.filter(({ price }) => Number.isFinite(price)).sort((a, b) => a.price - b.price)
    return known.slice(0, mostOfAKind.cheap).map(({ one }) => one)
  }

  /** The smallest count of at least `least` that is sold here and divides the work. */
  from(to: Accelerator, least: number): number | undefined {
    return sizeFrom(to, least, purchaseOf(to, this.#declaration, this.place))
  }

  /** The largest such count up to `most`. */
  upTo(to: Accelerator, most: number): number | undefined {
    return sizeUpTo(to, most, purchaseOf(to, this.#declaration, this.place))
  }

  /** The most of one accelerator that the job's provider and stage allow. */
  most(to: Accelerator): number {
    const { stage } = this.#complaint.before.facts
    const isEarly = stage === 'exploration' || stage === 'prototype'
    const forStage = isEarly ? Math.max(this.#thresholds.prototypeAccelerators, 1) : Number.POSITIVE_INFINITY
    return Math.min(mostAt(this.place, to), mostScaled(to), forStage)
  }

  /** Counts of another accelerator to try, smallest first, with which the job is not much slower. */
  sizesOn(to: Accelerator): readonly (number | undefined)[] {
    const { hardware, operations } = this.#complaint.before.facts
    const { count } = hardware
    if (count === undefined) return [undefined]
    const present = this.present()
    const perChip = present && speedOf(this.#declaration, present)
    const perOther = speedOf(this.#declaration, to)
    const demand = {
      ...(perChip !== undefined && {
        speed: (perChip * count * (operations.utilization ?? 1)) / this.#complaint.slowest,
      }),
    }
    const purchase = purchaseOf(to, this.#declaration, this.place)
    const wanted = present ? sizeForDemand(to, demand, perOther, purchase) : this.from(to, count)
    const isSmallPlace = mostAt(this.place, to) <= oneHost
    if (wanted === undefined || (wanted > mostScaled(to) && !isSmallPlace)) return []
    const ups = this.#complaint.needsMemory ? [1, 2, 4, 8, 16, 32, 64] : [1, 2, 4]
    const most = this.most(to)
    const possible = sizesNear(to, wanted, ups, purchase).filter((size) => size <= most)
    // A prototype, or a provider with fewer, accepts less.
    if (possible.length === 0) return [this.upTo(to, most)]
    const prices = possible.map((size) => this.#hourlyPrice(to, size) ?? 0)
    const isDear = (size: number): boolean => clearlyLess * (prices[possible.indexOf(size)] ?? 0) > Math.min(...prices)
    return [...possible].sort((a, b) => Number(isDear(a)) - Number(isDear(b)))
  }

  /** Cost of a unit of the job's work on an accelerator; undefined without a price. */
  priceOfWork(to: Accelerator): number | undefined {
    const speed = speedOf(this.#declaration, to)
    const price = this.#hourlyPrice(to, undefined)
    return speed && price && price / speed
  }

  /** Hourly price of one of `count` accelerators; a few may cost the whole machine. */
  #hourlyPrice(to: Accelerator, count: number | undefined): number | undefined {
    const { price_per_chip_hour: _, ...operations } = this.#declaration.operations ?? {}
    const hardware = { ...requestFor(to, count), provider: this.place?.id, spot: this.#declaration.hardware?.spot }
    const declaration = { ...this.#declaration, operations, hardware } as JobDeclaration
    const anHour = { candidates: [to], count, chipHours: [1, 1], likelyChipHours: 1 } as const
    const cost = jobCost(declaration, anHour, this.#thresholds)
    return cost && usualCost(cost)
  }
}
