import type { Accelerator } from '../../catalog/accelerator.ts'
import { sizeFrom, sizeUpTo } from '../../catalog/machines/sold-sizes.ts'
import { type Provider, resolveProvider } from '../../catalog/names/providers.ts'
import { isListedIn } from '../../catalog/prices/list-price.ts'
import { platformsOf } from '../../catalog/software/platforms.ts'
import type { JobDeclaration } from '../../manifest/schema.ts'
import type { Facts } from '../../rules/facts.ts'
import { jobCost, usualCost } from '../../rules/job-cost.ts'
import type { MemoryFacts } from '../../rules/job-memory.ts'
import {
  adapters,
  hasRoom,
  type MemorySaving,
  memorySavings,
  recompute,
  shard,
  shardAll,
  smallStates,
  splitInHosts,
  storesInBytes,
} from '../../rules/memory-changes.ts'
import { mostAt, mostScaled, oneHost, purchaseOf } from '../../rules/purchase.ts'
import type { RuleSet } from '../../rules/rule-set.ts'
import type { Thresholds } from '../../rules/thresholds.ts'
import {
  type Demand,
  isOfferedBy,
  requestFor,
  runsFrameworks,
  sizeForDemand,
  sizesNear,
  speedOf,
  usualAccelerators,
} from '../hardware-choice.ts'
import { type Judgement, judgeUnless } from '../judge-job.ts'
import { applyChanges, type Candidate, type CandidateChange, declarationWith, withSameBatch } from './candidate.ts'
import {
  atProvider,
  byNameAndCount,
  chipsOf,
  degreesFor,
  distanceBetween,
  machineAlone,
  onDemand,
  precisionChanges,
  replacedBy,
  replicate,
  saved,
  tensorForPipeline,
  withoutInterconnect,
} from './candidate-changes.ts'
import { softwareChanges } from './software-changes.ts'
import { inOrder, isFree, type Solution, withoutWaste } from './solution.ts'

/** So many candidates of one job are judged at the most. */
const mostJudged = 150
/** So many accelerators of one kind are tried: the nearest, and besides these the cheapest. */
const mostOfAKind = { near: 6, cheap: 3 }
/** A name that stands for more parts than this says no more than a kind. */
const mostCandidates = 6
/** Providers that a job can go to if it cannot stay. */
const usualProviders = [
  { id: 'gcp', name: 'Google Cloud' },
  { id: 'aws', name: 'AWS' },
  { id: 'azure', name: 'Azure' },
  { id: 'coreweave', name: 'CoreWeave' },
  { id: 'lambda', name: 'Lambda' },
] as const
/** Hours after which a training is reported as too long. */
const year = 8766
/** Of the chip-hours of a job, or of a price, what is worth a change. */
const clearlyLess = 0.8
/** What nobody asked to be fast may take so many times as long. */
const mostSlower = 3
/** The penalty of a candidate that brings a new notice, or is not certain to fit. */
const penalty = { notice: 1.5, uncertainMemory: 3 } as const

interface Ranked {
  readonly each: Accelerator
  readonly distance: number
}

/** Looks for changes of hardware and layout that clear a job's errors and warnings, on the declaration alone. */
export class Search {
  readonly #declaration: JobDeclaration
  readonly #before: Judgement
  readonly #set: RuleSet
  readonly #thresholds: Thresholds
  readonly #start: Candidate
  readonly #severeRules: ReadonlySet<string>
  readonly #notices: ReadonlySet<string>
  readonly #needsMemory: boolean
  /** Whether it is known now that the job fits, or that it does not the usual way: then it should be known afterwards too. */
  readonly #requiresCertainty: boolean
  /** How many times faster the job has to become. */
  readonly #speedUp: number
  readonly #found: Solution[] = []
  #left = mostJudged
  /** Where other accelerators are looked for: where the job is, unless it has to leave. */
  #place: Provider | undefined
  /** Memory over all chips with which the job fits on the accelerators that it has, and what saves memory there. */
  #enough: { memoryGiB: number; savings: readonly CandidateChange[] } | undefined

  constructor(declaration: JobDeclaration, before: Judgement, set: RuleSet, thresholds: Thresholds) {
    this.#declaration = declaration
    this.#before = before
    this.#set = set
    this.#thresholds = thresholds
    const { mismatches, facts } = before
    const { count, candidates } = facts.hardware
    this.#start = {
      hardware: declaration.hardware ?? {},
      model: declaration.model ?? {},
      scale: declaration.scale ?? {},
      framework: declaration.framework,
      operations: declaration.operations,
      devices: count && count * (candidates[0]?.devicesPerChip ?? 1),
      steps: [],
      effort: 0,
    }
    const rules = (isSevere: boolean): Set<string> =>
      new Set(mismatches.filter(({ severity }) => (severity !== 'notice') === isSevere).map(({ rule }) => rule))
    this.#place = facts.hardware.provider
    this.#severeRules = rules(true)
    this.#notices = rules(false)
    const { memory, likelyHours = 0 } = facts.sizing
    this.#needsMemory = this.#isOfSize && memory !== undefined && !memory.usual?.fits
    this.#requiresCertainty = this.#needsMemory || memory?.usual?.fits === true
    this.#speedUp = this.#isOfSize
      ? Math.max(1, likelyHours / (facts.operations.deadline ?? Number.POSITIVE_INFINITY))
      : 1
  }

  /** Everything that was found to pass, the nearest first. */
  solutions(): readonly Solution[] {
    const { facts, assessment } = this.#before
    const chosen = facts.hardware.kind
    // How many answer so many users is to be measured: what passes is no more than not absurd.
    if (this.#severeRules.has('inference/users-beyond-capacity')) return []
    this.#inPlace()
    const other = chosen === 'gpu' ? 'tpu' : 'gpu'
    if (chosen !== undefined && this.#found.some(isFree)) {
      // Nobody buys what a line of the layout gives; the documents' other kind is still worth showing.
      if (assessment.recommended === other) this.#onOthers(other, (each) => this.#isOfSameVendor(each))
    } else if (chosen !== undefined) {
      this.#inOtherNumbers()
      // Who has too many needs no others.
      if (this.#isIdle && this.#found.length > 0) return inOrder(this.#found, this.#before.facts)
      // The other kind first where the documents point to it, so that it is not what the limit cuts off.
      const kinds = assessment.recommended === other ? ([other, chosen] as const) : ([chosen, other] as const)
      for (const kind of kinds) this.#onOthers(kind, (each) => this.#isOfSameVendor(each))
      // Another vendor's software is a port as well: only where nothing nearer helps.
      if (this.#found.length === 0) this.#onOthers('gpu', (each) => !this.#isOfSameVendor(each))
      // The documents say nothing of other kinds, so that silence there clears only what the hardware itself is faulted for.
      const isOfHardware = [...this.#severeRules].every((rule) => rule.startsWith('hardware/'))
      if (this.#found.length === 0 && isOfHardware && chosen !== 'other') this.#onOthers('other', () => true)
      if (this.#found.length === 0 && this.#mayChangeProvider()) {
        this.#place = resolveProvider('gcp')
        this.#onOthers('gpu', (each) => this.#isOfSameVendor(each))
      }
      if (this.#isDisallowed) this.#elsewhere(kinds)
    }
    // Where memory is the question, a change that may not fit is worth showing only if none is certain to.
    const certain = this.#needsMemory ? this.#found.filter(({ isCertain }) => isCertain) : []
    return inOrder(withoutWaste(certain.length > 0 ? certain : this.#found), this.#before.facts)
  }

  get #isOfSize(): boolean {
    return [...this.#severeRules].some((rule) => rule.startsWith('sizing/'))
  }

  /** Whether the organization does not want this hardware, or not at this place. */
  get #isDisallowed(): boolean {
    return this.#severeRules.has('policy/hardware-not-allowed')
  }

  /** Whether the number itself is what is too much: for the stage, for the organization, or for what there is to do. */
  get #isTooMany(): boolean {
    const tooMany =
      /^(?:stage|policy|scale)\/|^sizing\/(?:over-|network-bound$)|^inference\/fewer-|^operations\/mostly-idle$|^hardware\/idle-accelerators$/
    return [...this.#severeRules].some((rule) => tooMany.test(rule))
  }

  /** Whether there is too little to do for so many, and that is all. */
  get #isIdle(): boolean {
    const [rule, ...others] = this.#severeRules
    return others.length === 0 && (rule === 'sizing/over-provisioned' || rule === 'inference/fewer-users-than-cards')
  }

  /** Other accelerators at other providers, one after the other until one is found. */
  #elsewhere(kinds: readonly Accelerator['kind'][]): void {
    const present = this.#place?.id
    for (const { id } of usualProviders) {
      if (this.#found.length > 0) return
      if (id === present) continue
      this.#place = resolveProvider(id)
      for (const kind of kinds) this.#onOthers(kind, (each) => this.#isOfSameVendor(each))
    }
  }

  /** The same accelerators, as many of them, requested or used differently. */
  #inPlace(): void {
    const formats = this.#formats()
    const requestChanges = this.#requestChanges()
    const software = softwareChanges(this.#before.facts)
    for (const change of [...software, ...formats, ...requestChanges, ...this.#layouts()]) this.#try([change])
    if (this.#needsMemory) for (const savings of this.#savings()) this.#learn(this.#try(savings), savings)
    if (this.#found.length > 0) return
    for (const requestChange of requestChanges) for (const format of formats) this.#try([requestChange, format])
  }

  /** Other ways to request the hardware, where a detail of it is what is wrong. */
  #requestChanges(): CandidateChange[] {
    const { facts } = this.#before
    const { count, provider } = facts.hardware
    const present = this.#present()
    const requestChanges = [onDemand, withoutInterconnect, ...(facts.hardware.machine ? [machineAlone] : [])]
    if (present === undefined) return requestChanges
    const asDeclared = present.slices ? [] : [count]
    const sizes =
      count === undefined ? [count] : [...asDeclared, this.#from(present, count), this.#upTo(present, count)]
    const providers = provider === undefined ? [] : usualProviders.filter(({ id }) => present.providers.includes(id))
    return [
      ...requestChanges,
      ...[...new Set(sizes)].map((size) => byNameAndCount(present, facts, size)),
      ...providers
        .slice(0, this.#isDisallowed ? providers.length : 2)
        .map(({ id, name }) => atProvider(id, `${name} instead of ${provider?.name}`)),
    ]
  }

  /** More of the same accelerators where memory or time is short; else fewer of them, or the next size that exists. */
  #inOtherNumbers(): void {
    const present = this.#present()
    const { count } = this.#before.facts.hardware
    if (present === undefined || count === undefined) return
    const needsMore = this.#needsMemory || this.#severeRules.has('sizing/host-memory')
    if (!needsMore && this.#speedUp === 1) {
      const fewer = this.#isTooMany ? [1, 2, 4, 8, 16] : [1]
      const { likelyHours = 0 } = this.#before.facts.sizing
      // As the finding says: one accelerator, or as many as take an hour.
      const forAnHour = this.#isIdle ? [this.#from(present, Math.max(1, count * likelyHours))] : []
      const others = [this.#from(present, count), ...fewer.map((by) => this.#upTo(present, count / by))]
      const sizes = [...forAnHour, ...others]
      this.#first(this.#withRepairs(this.#ofChips(present, sizes)))
      return
    }
    const factors = needsMore ? [1, 2, 4, 8, 16, 32, 64, 128, 256] : [1, 1.25, 1.5, 2, 4]
    const sizes = factors.map((by) => this.#from(present, count * by * this.#speedUp))
    const bySize = this.#withRepairs(this.#ofChips(present, sizes))
    const { parallelism } = this.#start.hardware
    // Copies of the whole model take as much memory on each device, however many there are.
    const isReplicated = parallelism === 'data' || parallelism === 'none'
    const all = this.#needsMemory ? this.#ways().filter(([way]) => !isReplicated || way?.length !== 0) : [[[]]]
    for (const ways of all) {
      const solution = this.#first(bySize.flatMap((changes) => ways.map((savings) => [...changes, ...savings])))
      const [only, ...others] = ways
      if (others.length === 0) this.#learn(solution, only ?? [])
      if (solution?.isCertain) return
    }
  }

  /** Takes what a job needs with a change that makes it fit as a measure for other accelerators. */
  #learn(solution: Solution | undefined, savings: readonly CandidateChange[]): void {
    const { hardware, sizing } = solution?.facts ?? {}
    const [present] = hardware?.candidates ?? []
    const { usual } = sizing?.memory ?? {}
    if (!solution?.isCertain || !this.#needsMemory || this.#enough !== undefined) return
    if (hardware?.count === undefined || present === undefined || usual === undefined) return
    const memoryGiB = hardware.count * present.devicesPerChip * usual.perDeviceGiB
    this.#enough = { memoryGiB, savings }
  }

  /** Each of these changes with what has to be repaired besides, whatever the number. */
  #withRepairs(all: readonly (readonly CandidateChange[])[]): CandidateChange[][] {
    const repairs = this.#isAtFault('hardware.interconnect') ? [withoutInterconnect] : []
    if (this.#isAtFault('hardware.spot')) repairs.push(onDemand)
    const formats = this.#formats()
    const variants = formats.length === 0 ? [repairs] : formats.map((format) => [...repairs, format])
    return all.flatMap((changes) => variants.map((variant) => [...changes, ...variant]))
  }

  #ofChips(present: Accelerator, sizes: readonly (number | undefined)[]): CandidateChange[][] {
    const { facts } = this.#before
    const most = this.#most(present)
    return [...new Set(sizes)]
      .filter((chips) => chips !== undefined && chips <= most && chips !== facts.hardware.count)
      .map((chips) => [chipsOf(present, facts, chips as number)])
  }

  /** Whether the job may leave a notebook or a workstation that it has outgrown. */
  #mayChangeProvider(): boolean {
    const { hardware, needs } = this.#before.facts
    const isSmallPlace = hardware.provider?.setting === 'notebook' || hardware.provider?.setting === 'workstation'
    return isSmallPlace && !needs.on_prem && !needs.edge && !needs.own_hardware
  }

  /** Other accelerators of a kind, the most alike and the most usual first. */
  #onOthers(kind: Accelerator['kind'], wanted: (each: Accelerator) => boolean): void {
    const { hardware, framework, needs } = this.#before.facts
    const present = this.#present()
    const { candidates, providerWord } = hardware
    const provider = this.#place
    const isForDesks = candidates.some(({ segment }) => segment !== 'data-centre')
    const isSmallPlace = provider?.setting === 'workstation' || provider?.setting === 'edge'
    const distance = (each: Accelerator, rank: number): number =>
      rank / 3 + (present ? distanceBetween(present, each) / 2 + (present.segment === each.segment ? 0 : 2) : 0)
    const ranked = usualAccelerators()
      .filter(
        (each) =>
          each.kind === kind &&
          wanted(each) &&
          (!present || !candidates.includes(each)) &&
          (each.segment === 'data-centre' || isForDesks || isSmallPlace) &&
          (providerWord === undefined ? isOfferedBy(each, provider) : kind !== 'tpu') &&
          runsFrameworks(each, framework.families),
      )
      .map((each, rank) => ({ each, distance: distance(each, rank) }))
      .sort((a, b) => a.distance - b.distance)
    const tried = [...ranked.slice(0, mostOfAKind.near), ...this.#cheapest(ranked.slice(mostOfAKind.near))]
    const isLast = ({ each }: Ranked): boolean => needs.edge === true && isForHalls(each)
    for (const { each, distance } of tried.filter((one) => !isLast(one))) this.#on(each, distance)
    if (this.#found.length === 0) for (const { each, distance } of tried.filter(isLast)) this.#on(each, distance)
  }

  #cheapest(others: readonly Ranked[]): Ranked[] {
    const priced = others.map((one) => ({ one, price: this.#priceOfWork(one.each) ?? Number.POSITIVE_INFINITY }))
    const known = priced.filter(({ price }) => Number.isFinite(price)).sort((a, b) => a.price - b.price)
    return known.slice(0, mostOfAKind.cheap).map(({ one }) => one)
  }

  /** What a unit of the job's work costs on an accelerator; undefined without a price. */
  #priceOfWork(to: Accelerator): number | undefined {
    const speed = speedOf(this.#declaration, to)
    const price = this.#hourlyPrice(to, undefined)
    return speed && price && price / speed
  }

  /** What one of so many of an accelerator costs in an hour; a few may cost the whole machine that holds them. */
  #hourlyPrice(to: Accelerator, count: number | undefined): number | undefined {
    const { price_per_chip_hour: _, ...operations } = this.#declaration.operations ?? {}
    const hardware = { ...requestFor(to, count), provider: this.#place?.id, spot: this.#start.hardware.spot }
    const declaration = { ...this.#declaration, operations, hardware } as JobDeclaration
    const anHour = { candidates: [to], count, chipHours: [1, 1], likelyChipHours: 1 } as const
    const cost = jobCost(declaration, anHour, this.#thresholds)
    return cost && usualCost(cost)
  }

  /** Of the vendor whose software the job is likely to be written for: its accelerator's, or that of most GPUs. */
  #isOfSameVendor({ kind, vendor }: Accelerator): boolean {
    if (kind === 'tpu') return true
    const { hardware } = this.#before.facts
    const vendors = new Set(hardware.kind === kind ? hardware.candidates.map((each) => each.vendor) : [])
    return vendors.size === 1 ? vendors.has(vendor) : vendor === 'nvidia'
  }

  #on(to: Accelerator, distance: number): void {
    const { facts } = this.#before
    const sizes = this.#sizesOn(to)
    const { precision } = this.#start.model
    const lacksFormat = precision !== undefined && to.lacksPrecisions.values.includes(precision)
    const formats = lacksFormat ? precisionChanges(precision, [to]).map((change) => [change]) : [[]]
    const how = { distance, keepsLinks: !this.#isAtFault('hardware.interconnect'), place: this.#place }
    const using = (savings: readonly CandidateChange[], chips: readonly (number | undefined)[]): CandidateChange[][] =>
      chips.flatMap((each) => formats.map((format) => [replacedBy(to, each, facts, how), ...format, ...savings]))
    const nearest = sizes.slice(0, 1)
    const layouts = [shard, shardAll].map((layout) => using([saved(layout, facts)], nearest))
    if (!this.#needsMemory) this.#first([...using([], sizes), ...layouts.flat()])
    else if (this.#enough) this.#first([...using([], nearest), ...using(this.#enough.savings, sizes)])
    else
      this.#first(
        this.#ways(to).flatMap((ways) => sizes.flatMap((size) => ways.flatMap((savings) => using(savings, [size])))),
      )
  }

  /** How many times slower a job may become: as far as its deadline or a year allows, and never much. */
  get #slowest(): number {
    const { operations, sizing } = this.#before.facts
    const { likelyHours, hours } = sizing
    if (this.#severeRules.has('sizing/years-of-training') && hours) return year / hours[0]
    if (operations.deadline === undefined || likelyHours === undefined) return mostSlower
    return Math.min(mostSlower, operations.deadline / likelyHours)
  }

  /** How many of another accelerator to try, the least first with which the job is not much slower. */
  #sizesOn(to: Accelerator): readonly (number | undefined)[] {
    const { hardware, operations } = this.#before.facts
    const { count } = hardware
    if (count === undefined) return [undefined]
    const present = this.#present()
    const perChip = present && speedOf(this.#declaration, present)
    const perOther = speedOf(this.#declaration, to)
    const demand: Demand = {
      ...(perChip !== undefined && {
        speed: (perChip * count * (operations.utilization ?? 1)) / this.#slowest,
      }),
    }
    const purchase = purchaseOf(to, this.#declaration, this.#place)
    const wanted = present ? sizeForDemand(to, demand, perOther, purchase) : this.#from(to, count)
    const isSmallPlace = mostAt(this.#place, to) <= oneHost
    if (wanted === undefined || (wanted > mostScaled(to) && !isSmallPlace)) return []
    const ups = this.#needsMemory ? [1, 2, 4, 8, 16, 32, 64] : [1, 2, 4]
    const most = this.#most(to)
    const possible = sizesNear(to, wanted, ups, purchase).filter((size) => size <= most)
    // A prototype, or a place that gives no more, makes do with less.
    if (possible.length === 0) return [this.#upTo(to, most)]
    const prices = possible.map((size) => this.#hourlyPrice(to, size) ?? 0)
    const isDear = (size: number): boolean => clearlyLess * (prices[possible.indexOf(size)] ?? 0) > Math.min(...prices)
    return [...possible].sort((a, b) => Number(isDear(a)) - Number(isDear(b)))
  }

  #from(to: Accelerator, least: number): number | undefined {
    return sizeFrom(to, least, purchaseOf(to, this.#declaration, this.#place))
  }

  #upTo(to: Accelerator, most: number): number | undefined {
    return sizeUpTo(to, most, purchaseOf(to, this.#declaration, this.#place))
  }

  /** The accelerator that the job has; a word for a whole kind is none. */
  #present(): Accelerator | undefined {
    const { candidates } = this.#before.facts.hardware
    return candidates.length <= mostCandidates ? candidates[0] : undefined
  }

  /** The most of one accelerator that the place and the stage of the job allow. */
  #most(to: Accelerator): number {
    const { stage } = this.#before.facts
    const isEarly = stage === 'exploration' || stage === 'prototype'
    const forStage = isEarly ? Math.max(this.#thresholds.prototypeAccelerators, 1) : Number.POSITIVE_INFINITY
    return Math.min(mostAt(this.#place, to), mostScaled(to), forStage)
  }

  /** Other layouts on the same accelerators, where the layout is what is wrong. */
  #layouts(): CandidateChange[] {
    if (!this.#isAtFault('hardware.parallelism')) return []
    const { count } = this.#before.facts.hardware
    const devices = count && count * (this.#present()?.devicesPerChip ?? 1)
    const fitting = devices ? [Number.POSITIVE_INFINITY, 8, 4, 2, 1].map((most) => degreesFor(devices, most)) : []
    const { facts } = this.#before
    const inHost = Math.min(facts.hardware.devicesPerHost ?? 1, facts.hardware.fastDomain ?? 1)
    return [replicate, ...fitting, tensorForPipeline(inHost), saved(shard, facts), saved(shardAll, facts)]
  }

  /** Formats near the declared one, where that is what is wrong. */
  #formats(): CandidateChange[] {
    if (!this.#isAtFault('model.precision')) return []
    return precisionChanges(this.#start.model.precision, this.#before.facts.hardware.candidates)
  }

  /** Whether an error or a warning is at this key. */
  #isAtFault(key: string): boolean {
    return this.#before.mismatches.some(({ at, severity }) => severity !== 'notice' && at.join('.').startsWith(key))
  }

  /** What saves memory, that first which costs nothing, each alone and then the usual ones together. */
  #savings(to = this.#present()): CandidateChange[][] {
    const { facts } = this.#before
    const platforms = to ? platformsOf([to]) : facts.hardware.platforms
    const inBytes = [
      [shard, recompute, smallStates],
      [shard, adapters('qlora')],
    ]
    const together: MemorySaving[][] = [[shard, recompute], ...(storesInBytes(platforms) ? inBytes : [])]
    const alone = memorySavings(facts, platforms).map((one) => [one])
    return [...alone, ...(facts.task === 'inference' ? [] : together)].map((savings) =>
      savings.map((one) => saved(one, facts)),
    )
  }

  /** The job as it is and with each saving, from the nearest; those of one list cost as little as each other. */
  #ways(to?: Accelerator): CandidateChange[][][] {
    const { facts } = this.#before
    const asItIs = facts.task === 'inference' ? [[], [saved(splitInHosts, facts)]] : [[]]
    return [asItIs, ...this.#savings(to).map((savings) => [savings])]
  }

  /** The first of these that passes and is certain to fit, or else the first that passes. */
  #first(candidates: readonly (readonly CandidateChange[])[]): Solution | undefined {
    let uncertain: Solution | undefined
    for (const changes of candidates) {
      const solution = this.#judge(changes)
      if (solution?.isCertain) return this.#keep(solution)
      uncertain ??= solution
    }
    return uncertain && this.#keep(uncertain)
  }

  #try(changes: readonly CandidateChange[]): Solution | undefined {
    const solution = this.#judge(changes)
    return solution && this.#keep(solution)
  }

  /** A job that fills its memory as it is may go on to. */
  #leavesRoom({ usual, capacityGiB }: MemoryFacts): boolean {
    if (usual === undefined) return true
    const { perDeviceGiB } = usual
    const before = this.#before.facts.sizing.memory
    const isAsBefore = before?.usual?.fits === true && perDeviceGiB <= before.usual.perDeviceGiB
    const isRoomy = !usual.fitsOnlySome && hasRoom(perDeviceGiB, capacityGiB)
    return isRoomy || (isAsBefore && capacityGiB >= before.capacityGiB)
  }

  #keep(solution: Solution): Solution {
    this.#found.push(solution)
    return solution
  }

  #judge(changes: readonly CandidateChange[]): Solution | undefined {
    const changed = this.#left > 0 ? applyChanges(this.#start, changes) : undefined
    if (changed === undefined) return undefined
    const candidate = changed.steps.length > 0 ? withSameBatch(changed) : changed
    this.#left--
    const judged = judgeUnless(
      ({ rule, severity }) => severity !== 'notice' || this.#severeRules.has(rule),
      this.#before.facts.job,
      declarationWith(this.#declaration, candidate),
      this.#set,
      this.#thresholds,
    )
    if (judged === undefined) return undefined
    const { facts, mismatches } = judged
    if (tellsLess(facts, this.#before.facts) || !isSold(facts)) return undefined
    if (this.#severeRules.has('sizing/host-memory') && hidesHosts(candidate, facts)) return undefined
    // Where the size is at fault, no other words for the same hardware mend it.
    if (this.#isOfSize && candidate.steps.every(({ kind }) => kind === 'plain' || kind === 'interconnect'))
      return undefined
    // Who waits for the network pays for the same work twice; as much for other chips is no way out.
    const { likelyChipHours = 0 } = this.#before.facts.sizing
    const isDear = (facts.sizing.likelyChipHours ?? 0) > clearlyLess * likelyChipHours
    if (this.#severeRules.has('sizing/network-bound') && isDear) return undefined
    // Where the price is too high, what nobody prices is no way out.
    if (this.#severeRules.has('sizing/over-budget') && facts.sizing.cost === undefined) return undefined
    const notices = new Set(mismatches.map(({ rule }) => rule).filter((rule) => !this.#notices.has(rule))).size
    const { memory } = facts.sizing
    // What may not fit the usual way, or only just, is nobody's way out.
    if (memory && !this.#leavesRoom(memory)) return undefined
    const isCertain = memory === undefined || memory.usual !== undefined || !this.#requiresCertainty
    const effort = candidate.effort + notices * penalty.notice + (isCertain ? 0 : penalty.uncertainMemory)
    return { candidate, facts, isCertain, effort }
  }
}

/** What stands in data centers only; small cards for inference stand at the edge as well. */
const isForHalls = ({ segment, purpose }: Accelerator): boolean => segment === 'data-centre' && purpose !== 'inference'

/** What nobody knows is not faulted either: a job that tells less than before passes for that alone. */
const tellsLess = ({ hardware, sizing }: Facts, before: Facts): boolean =>
  (hardware.kind === undefined && before.hardware.kind !== undefined) ||
  (hardware.count === undefined && before.hardware.count !== undefined) ||
  (sizing.likelyHours === undefined && before.sizing.likelyHours !== undefined)

/** Whether the place that is declared has the parts, and hosts for what is offloaded, as far as lists tell. */
function isSold({ hardware, sizing: { host } }: Facts): boolean {
  if (host && host.usualGiB > host.wholeGiB) return false
  const { provider, candidates, declared } = hardware
  if (provider === undefined || declared.region === undefined) return true
  return candidates.some(({ id }) => isListedIn(id, provider.id, declared.region as string))
}

/** Whether what is offloaded goes to hosts that are not known, or no longer named. */
const hidesHosts = ({ steps }: Candidate, { sizing }: Facts): boolean =>
  sizing.memory?.usual?.onHostGiB !== undefined && (!sizing.host || steps.some(({ kind }) => kind === 'plain'))
