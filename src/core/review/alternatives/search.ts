import type { Accelerator } from '../../catalog/accelerator.ts'
import { resolveProvider } from '../../catalog/names/providers.ts'
import { platformsOf } from '../../catalog/software/platforms.ts'
import type { JobDeclaration } from '../../manifest/schema.ts'
import {
  adapters,
  type MemorySaving,
  memorySavings,
  recompute,
  shard,
  shardAll,
  smallStates,
  splitInHosts,
  storesInBytes,
} from '../../rules/memory-changes.ts'
import type { RuleSet } from '../../rules/rule-set.ts'
import type { Thresholds } from '../../rules/thresholds.ts'
import type { Judgement } from '../judge-job.ts'
import type { CandidateChange } from './candidate.ts'
import {
  atProvider,
  byNameAndCount,
  chipsOf,
  degreesFor,
  machineAlone,
  onDemand,
  precisionChanges,
  replacedBy,
  replicate,
  saved,
  tensorForPipeline,
  withoutInterconnect,
} from './candidate-changes.ts'
import { Complaint } from './complaint.ts'
import { Market, type Ranked } from './market.ts'
import { onGpus, softwareChanges } from './software-changes.ts'
import { inOrder, isFree, type Solution, withoutWaste } from './solution.ts'
import { Trial } from './trial.ts'

/** Providers for a job that cannot stay. */
const usualProviders = [
  { id: 'gcp', name: 'Google Cloud' },
  { id: 'aws', name: 'AWS' },
  { id: 'azure', name: 'Azure' },
  { id: 'coreweave', name: 'CoreWeave' },
  { id: 'lambda', name: 'Lambda' },
] as const

/** Searches changes of hardware and layout that clear a job's errors and warnings, by its declaration alone. */
export class Search {
  readonly #before: Judgement
  readonly #complaint: Complaint
  readonly #trial: Trial
  readonly #market: Market
  /** Changes that save enough memory on the job's accelerators. */
  #enough: readonly CandidateChange[] | undefined

  constructor(declaration: JobDeclaration, before: Judgement, set: RuleSet, thresholds: Thresholds) {
    this.#before = before
    this.#complaint = new Complaint(before)
    this.#trial = new Trial(declaration, this.#complaint, set, thresholds)
    this.#market = new Market(declaration, this.#complaint, thresholds)
  }

  /** All passing candidates, nearest first. */
  solutions(): readonly Solution[] {
    const { facts, assessment } = this.#before
    const chosen = facts.hardware.kind
    // Capacity for users must be measured, so a passing candidate is only not absurd.
    const isMeasured = ['inference/users-beyond-capacity', 'operations/mostly-idle']
    if (isMeasured.some((rule) => this.#complaint.severeRules.has(rule))) return []
    this.#inPlace()
    const other = chosen === 'gpu' ? 'tpu' : 'gpu'
    if (chosen !== undefined && this.#trial.found.some(isFree)) {
      // Nobody buys hardware to avoid an edit of the layout, but the recommended kind is still worth showing.
      if (assessment.recommended === other) this.#onOthers(other, (each) => this.#isOfSameVendor(each))
    } else if (chosen !== undefined) {
      this.#inOtherNumbers()
      // With too many accelerators, others do not help: slower ones would be as idle, larger ones even more.
      if (this.#complaint.isIdle) return inOrder(this.#trial.found, this.#before.facts)
      // The recommended kind comes first, so that the limit does not cut it off.
      const kinds = assessment.recommended === other ? ([other, chosen] as const) : ([chosen, other] as const)
      for (const kind of kinds) this.#onOthers(kind, (each) => this.#isOfSameVendor(each))
      // Another vendor's software is a port too, so it is tried only if nothing nearer helps.
      if (this.#trial.found.length === 0) this.#onOthers('gpu', (each) => !this.#isOfSameVendor(each))
      // The guidance does not cover other kinds, so its silence clears only faults of the hardware itself.
      const isOfHardware = [...this.#complaint.severeRules].every((rule) => rule.startsWith('hardware/'))
      if (this.#trial.found.length === 0 && isOfHardware && chosen !== 'other') this.#onOthers('other', () => true)
      if (this.#trial.found.length === 0 && this.#complaint.mayChangeProvider()) {
        this.#market.place = resolveProvider('gcp')
        this.#onOthers('gpu', (each) => this.#isOfSameVendor(each))
      }
      if (this.#complaint.isDisallowed) this.#elsewhere(kinds)
    }
    // If memory is the question, uncertain candidates are shown only if none is certain to fit.
    const certain = this.#complaint.needsMemory ? this.#trial.found.filter(({ isCertain }) => isCertain) : []
    return inOrder(withoutWaste(certain.length > 0 ? certain : this.#trial.found), this.#before.facts)
  }

  get tried(): number {
    return this.#trial.judged
  }

  /** Tries other accelerators at other providers until one passes. */
  #elsewhere(kinds: readonly Accelerator['kind'][]): void {
    const present = this.#market.place?.id
    for (const { id } of usualProviders) {
      if (this.#trial.found.length > 0) return
      if (id === present) continue
      this.#market.place = resolveProvider(id)
      for (const kind of kinds) this.#onOthers(kind, (each) => this.#isOfSameVendor(each))
    }
  }

  /** The same accelerators in the same count, requested or used differently. */
  #inPlace(): void {
    const formats = this.#formats()
    const requestChanges = this.#requestChanges()
    const software = softwareChanges(this.#before.facts)
    for (const change of [...software, ...formats, ...requestChanges, ...this.#layouts()]) this.#trial.try([change])
    if (this.#complaint.needsMemory)
      for (const savings of this.#savings()) this.#learn(this.#trial.try(savings), savings)
    if (this.#trial.found.length > 0) return
    for (const requestChange of requestChanges) for (const format of formats) this.#trial.try([requestChange, format])
  }

  /** Other ways to request the hardware, if one of its details is the fault. */
  #requestChanges(): CandidateChange[] {
    const { facts } = this.#before
    const { count, provider } = facts.hardware
    const present = this.#market.present()
    const requestChanges = [onDemand, withoutInterconnect, ...(facts.hardware.machine ? [machineAlone] : [])]
    if (present === undefined) return requestChanges
    const asDeclared = present.slices ? [] : [count]
    const sizes =
      count === undefined
        ? [count]
        : [...asDeclared, this.#market.from(present, count), this.#market.upTo(present, count)]
    const providers = provider === undefined ? [] : usualProviders.filter(({ id }) => present.providers.includes(id))
    return [
      ...requestChanges,
      ...[...new Set(sizes)].map((size) => byNameAndCount(present, facts, size)),
      ...providers
        .slice(0, this.#complaint.isDisallowed ? providers.length : 2)
        .map(({ id, name }) => atProvider(id, `${name} instead of ${provider?.name}`)),
    ]
  }

  /** More of the same accelerators if memory or time is short; otherwise fewer, or the next existing size. */
  #inOtherNumbers(): void {
    const present = this.#market.present()
    const { count } = this.#before.facts.hardware
    if (present === undefined || count === undefined) return
    const needsMore = this.#complaint.needsMemory || this.#complaint.severeRules.has('sizing/host-memory')
    if (!needsMore && this.#complaint.speedUp === 1) {
      const fewer = this.#complaint.isTooMany ? [1, 2, 4, 8, 16] : [1]
      const { likelyHours = 0 } = this.#before.facts.sizing
      // Like the finding: one accelerator, or as many as take an hour.
      const forAnHour = this.#complaint.isIdle ? [this.#market.from(present, Math.max(1, count * likelyHours))] : []
      const others = [this.#market.from(present, count), ...fewer.map((by) => this.#market.upTo(present, count / by))]
      // Accelerators beyond the batch do nothing. If the count only fails to divide the work, far fewer are not a
      // solution.
      const { global_batch_size: batch = count } = this.#trial.start.scale
      const least = this.#complaint.isTooMany ? 1 : Math.min(count, batch) / this.#complaint.slowest
      const sizes = [...forAnHour, ...others.filter((size) => size !== undefined && size >= least)]
      this.#trial.first(this.#withRepairs(this.#ofChips(present, sizes)))
      return
    }
    const factors = needsMore ? [1, 2, 4, 8, 16, 32, 64, 128, 256] : [1, 1.25, 1.5, 2, 4]
    const sizes = factors.map((by) => this.#market.from(present, count * by * this.#complaint.speedUp))
    const bySize = this.#withRepairs(this.#ofChips(present, sizes))
    const { parallelism } = this.#trial.start.hardware
    // Replicas take the same memory per device in any number.
    const isReplicated = parallelism === 'data' || parallelism === 'none'
    const all = this.#complaint.needsMemory
      ? this.#ways().filter(([way]) => !isReplicated || way?.length !== 0)
      : [[[]]]
    for (const ways of all) {
      const solution = this.#trial.first(bySize.flatMap((changes) => ways.map((savings) => [...changes, ...savings])))
      const [only, ...others] = ways
      if (others.length === 0) this.#learn(solution, only ?? [])
      if (solution?.isCertain) return
    }
  }

  /** Reuses for other accelerators what makes the job fit. */
  #learn(solution: Solution | undefined, savings: readonly CandidateChange[]): void {
    const isMeasure = solution?.isCertain && solution.facts.sizing.memory?.usual !== undefined
    if (isMeasure && this.#complaint.needsMemory && solution.facts.hardware.count !== undefined)
      this.#enough ??= savings
  }

  /** Each change, combined with the repairs that are needed at any count. */
  #withRepairs(all: readonly (readonly CandidateChange[])[]): CandidateChange[][] {
    const repairs = this.#complaint.isAtFault('hardware.interconnect') ? [withoutInterconnect] : []
    if (this.#complaint.isAtFault('hardware.spot')) repairs.push(onDemand)
    const formats = this.#formats()
    const variants = formats.length === 0 ? [repairs] : formats.map((format) => [...repairs, format])
    return all.flatMap((changes) => variants.map((variant) => [...changes, ...variant]))
  }

  #ofChips(present: Accelerator, sizes: readonly (number | undefined)[]): CandidateChange[][] {
    const { facts } = this.#before
    const most = this.#market.most(present)
    return [...new Set(sizes)]
      .filter((chips) => chips !== undefined && chips <= most && chips !== facts.hardware.count)
      .map((chips) => [chipsOf(present, facts, chips as number)])
  }

  #onOthers(kind: Accelerator['kind'], wanted: (each: Accelerator) => boolean): void {
    const others = this.#market.others(kind, wanted)
    const isLast = ({ each }: Ranked): boolean => this.#before.facts.needs.edge === true && isForHalls(each)
    for (const { each, distance } of others.filter((one) => !isLast(one))) this.#on(each, distance)
    if (this.#trial.found.length === 0) for (const { each, distance } of others.filter(isLast)) this.#on(each, distance)
  }

  /** Same vendor as the job's software probably needs: its accelerator's vendor, or that of most GPUs. */
  #isOfSameVendor({ kind, vendor }: Accelerator): boolean {
    if (kind === 'tpu') return true
    const { hardware } = this.#before.facts
    const vendors = new Set(hardware.kind === kind ? hardware.candidates.map((each) => each.vendor) : [])
    return vendors.size === 1 ? vendors.has(vendor) : vendor === 'nvidia'
  }

  #on(to: Accelerator, distance: number): void {
    const { facts } = this.#before
    const sizes = this.#market.sizesOn(to)
    const { precision } = this.#trial.start.model
    const lacksFormat = precision !== undefined && to.lacksPrecisions.values.includes(precision)
    const formats = lacksFormat ? precisionChanges(precision, [to]).map((change) => [change]) : [[]]
    const port = to.kind === 'gpu' ? onGpus(facts) : []
    const how = { distance, keepsLinks: !this.#complaint.isAtFault('hardware.interconnect'), place: this.#market.place }
    const using = (savings: readonly CandidateChange[], chips: readonly (number | undefined)[]): CandidateChange[][] =>
      chips.flatMap((each) =>
        formats.map((format) => [replacedBy(to, each, facts, how), ...port, ...format, ...savings]),
      )
    const nearest = sizes.slice(0, 1)
    const layouts = [shard, shardAll].map((layout) => using([saved(layout, facts)], nearest))
    if (!this.#complaint.needsMemory) this.#trial.first([...using([], sizes), ...layouts.flat()])
    else if (this.#enough) this.#trial.first([...using([], nearest), ...using(this.#enough, sizes)])
    else
      this.#trial.first(
        this.#ways(to).flatMap((ways) => sizes.flatMap((size) => ways.flatMap((savings) => using(savings, [size])))),
      )
  }

  /** Other layouts on the same accelerators, if the layout is the fault. */
  #layouts(): CandidateChange[] {
    if (!this.#complaint.isAtFault('hardware.parallelism')) return []
    const { count } = this.#before.facts.hardware
    const devices = count && count * (this.#market.present()?.devicesPerChip ?? 1)
    const fitting = devices ? [Number.POSITIVE_INFINITY, 8, 4, 2, 1].map((most) => degreesFor(devices, most)) : []
    const { facts } = this.#before
    const inHost = Math.min(facts.hardware.devicesPerHost ?? 1, facts.hardware.fastDomain ?? 1)
    return [replicate, ...fitting, tensorForPipeline(inHost), saved(shard, facts), saved(shardAll, facts)]
  }

  /** Formats near the declared one, if that is the fault. */
  #formats(): CandidateChange[] {
    if (!this.#complaint.isAtFault('model.precision')) return []
    return precisionChanges(this.#trial.start.model.precision, this.#before.facts.hardware.candidates)
  }

  /** Changes that save memory, free ones first: each alone, then the usual ones combined. */
  #savings(to = this.#market.present()): CandidateChange[][] {
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

  /** The present job and each saving, nearest first; all in one list are equally near. */
  #ways(to?: Accelerator): CandidateChange[][][] {
    const { facts } = this.#before
    const asItIs = facts.task === 'inference' ? [[], [saved(splitInHosts, facts)]] : [[]]
    return [asItIs, ...this.#savings(to).map((savings) => [savings])]
  }
}

/** Only in data centers; small inference cards exist at the edge too. */
const isForHalls = ({ segment, purpose }: Accelerator): boolean => segment === 'data-centre' && purpose !== 'inference'
