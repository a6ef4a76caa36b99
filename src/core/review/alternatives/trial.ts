import { isListedIn } from '../../catalog/prices/list-price.ts'
import type { JobDeclaration } from '../../manifest/schema.ts'
import type { Facts } from '../../rules/facts.ts'
import type { MemoryFacts } from '../../rules/job-memory.ts'
import { hasRoom } from '../../rules/memory-changes.ts'
import type { RuleSet } from '../../rules/rule-set.ts'
import type { Thresholds } from '../../rules/thresholds.ts'
import { judgeUnless } from '../judge-job.ts'
import { applyChanges, type Candidate, type CandidateChange, declarationWith, withSameBatch } from './candidate.ts'
import type { Complaint } from './complaint.ts'
import type { Solution } from './solution.ts'

/** So many candidates of one job are judged at the most. */
const mostJudged = 150
/** Of the chip-hours of a job, what is worth a change. */
const clearlyLess = 0.8
/** The penalty of a candidate that brings a new notice, or is not certain to fit. */
const penalty = { notice: 1.5, uncertainMemory: 3 } as const

/** Judges changes of a job on its declaration alone, and keeps those that clear what it is faulted for. */
export class Trial {
  readonly start: Candidate
  readonly found: Solution[] = []
  readonly #declaration: JobDeclaration
  readonly #complaint: Complaint
  readonly #set: RuleSet
  readonly #thresholds: Thresholds
  #left = mostJudged

  constructor(declaration: JobDeclaration, complaint: Complaint, set: RuleSet, thresholds: Thresholds) {
    this.#declaration = declaration
    this.#complaint = complaint
    this.#set = set
    this.#thresholds = thresholds
    const { count, candidates } = complaint.before.facts.hardware
    this.start = {
      hardware: declaration.hardware ?? {},
      model: declaration.model ?? {},
      scale: declaration.scale ?? {},
      framework: declaration.framework,
      operations: declaration.operations,
      devices: count && count * (candidates[0]?.devicesPerChip ?? 1),
      steps: [],
      effort: 0,
    }
  }

  /** How many changes were judged. */
  get judged(): number {
    return mostJudged - this.#left
  }

  /** The first of these that passes and is certain to fit, or else the first that passes. */
  first(candidates: readonly (readonly CandidateChange[])[]): Solution | undefined {
    let uncertain: Solution | undefined
    for (const changes of candidates) {
      const solution = this.#judge(changes)
      if (solution?.isCertain) return this.#keep(solution)
      uncertain ??= solution
    }
    return uncertain && this.#keep(uncertain)
  }

  try(changes: readonly CandidateChange[]): Solution | undefined {
    const solution = this.#judge(changes)
    return solution && this.#keep(solution)
  }

  /** A job that fills its memory as it is may go on to. */
  #leavesRoom({ usual, capacityGiB }: MemoryFacts): boolean {
    if (usual === undefined) return true
    const { perDeviceGiB } = usual
    const before = this.#complaint.before.facts.sizing.memory
    const isAsBefore =
      before?.usual !== undefined && before.usual.fits !== false && perDeviceGiB <= before.usual.perDeviceGiB
    const isRoomy = !usual.fitsOnlySome && hasRoom(perDeviceGiB, capacityGiB)
    return isRoomy || (isAsBefore && capacityGiB >= before.capacityGiB)
  }

  #keep(solution: Solution): Solution {
    this.found.push(solution)
    return solution
  }

  #judge(changes: readonly CandidateChange[]): Solution | undefined {
    const changed = this.#left > 0 ? applyChanges(this.start, changes) : undefined
    if (changed === undefined) return undefined
    const candidate = changed.steps.length > 0 ? withSameBatch(changed) : changed
    this.#left--
    const judged = judgeUnless(
      ({ rule, severity }) => severity !== 'notice' || this.#complaint.severeRules.has(rule),
      this.#complaint.before.facts.job,
      declarationWith(this.#declaration, candidate),
      this.#set,
      this.#thresholds,
    )
    if (judged === undefined) return undefined
    const { facts, mismatches } = judged
    if (tellsLess(facts, this.#complaint.before.facts) || !isSold(facts)) return undefined
    if (this.#complaint.severeRules.has('sizing/host-memory') && hidesHosts(candidate, facts)) return undefined
    // Where the size is at fault, no other words for the same hardware mend it.
    if (this.#complaint.isOfSize && candidate.steps.every(({ kind }) => kind === 'plain' || kind === 'interconnect'))
      return undefined
    // Who waits for the network pays for the same work twice; as much for other chips is no way out.
    const { likelyChipHours = 0 } = this.#complaint.before.facts.sizing
    const isDear = (facts.sizing.likelyChipHours ?? 0) > clearlyLess * likelyChipHours
    if (this.#complaint.severeRules.has('sizing/network-bound') && isDear) return undefined
    // Where the price is too high, what nobody prices is no way out.
    if (this.#complaint.severeRules.has('sizing/over-budget') && facts.sizing.cost === undefined) return undefined
    const notices = new Set(mismatches.map(({ rule }) => rule).filter((rule) => !this.#complaint.notices.has(rule)))
      .size
    const { memory } = facts.sizing
    // What may not fit the usual way, or only just, is nobody's way out.
    if (memory && !this.#leavesRoom(memory)) return undefined
    const isCertain = memory === undefined || memory.usual !== undefined || !this.#complaint.requiresCertainty
    const effort = candidate.effort + notices * penalty.notice + (isCertain ? 0 : penalty.uncertainMemory)
    return { candidate, facts, isCertain, effort }
  }
}

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
