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

/** The most candidates of one job to judge. */
const mostJudged = 150
/** A change that saves time is worth it below this share of the chip-hours. */
const clearlyLess = 0.8
/** Penalty for a new notice, or for uncertain memory. */
const penalty = { notice: 1.5, uncertainMemory: 3 } as const

/** Judges changes of a job by its declaration alone, and keeps those that clear its faults. */
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

  get judged(): number {
    return mostJudged - this.#left
  }

  /** The first candidate that passes and certainly fits, or else the first that passes. */
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

  /** Whether enough memory stays free; a job that fills its memory today may continue to. */
  #leavesRoom({ usual, capacityGiB }: MemoryFacts): boolean {
    if (usual === undefined) return true
    const { perDeviceGiB } = usual
    const before = this.#complaint.before.facts.sizing.memory
    const isAsBefore =
      before?.usual !== undefined && before.usual.fits !== false && perDeviceGiB <= before.usual.perDeviceGiB
    const isRoomy = !usual.fitsOnlySome && hasRoom(perDeviceGiB, capacityGiB)
    return isRoomy || (isAsBefore && capacityGiB >= before.capacityGiB)
  }

  /** Whether a run usually costs more than its budget, or is of unknown cost if that is the fault. */
  #isBeyondBudget({ operations: { budget }, sizing: { cost } }: Facts): boolean {
    const isFault = this.#complaint.severeRules.has('sizing/over-budget')
    if (budget === undefined || cost === undefined) return isFault && cost === undefined
    const { currency, per, likely = 0 } = cost
    const now = this.#complaint.before.facts.sizing.cost?.likely ?? 0
    return (
      currency === budget.currency && per === 'run' && likely > (isFault ? budget.amount : Math.max(budget.amount, now))
    )
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
    // If size is the fault, another request for the same hardware does not fix it.
    if (this.#complaint.isOfSize && candidate.steps.every(({ kind }) => kind === 'plain' || kind === 'interconnect'))
      return undefined
    // A job that waits for the network pays twice for its work, so chips that cost as much are not a solution.
    const { likelyChipHours = 0 } = this.#complaint.before.facts.sizing
    const isDear = (facts.sizing.likelyChipHours ?? 0) > clearlyLess * likelyChipHours
    if (this.#complaint.severeRules.has('sizing/network-bound') && isDear) return undefined
    if (this.#isBeyondBudget(facts)) return undefined
    const notices = new Set(mismatches.map(({ rule }) => rule).filter((rule) => !this.#complaint.notices.has(rule)))
      .size
    const { memory } = facts.sizing
    // A job that may not fit with the usual choices, or only just, is not a solution.
    if (memory && !this.#leavesRoom(memory)) return undefined
    const isCertain = memory === undefined || memory.usual !== undefined || !this.#complaint.requiresCertainty
    const effort = candidate.effort + notices * penalty.notice + (isCertain ? 0 : penalty.uncertainMemory)
    return { candidate, facts, isCertain, effort }
  }
}

/** Unknown facts cause no findings, so a candidate with fewer known facts would pass for that reason alone. */
const tellsLess = ({ hardware, sizing }: Facts, before: Facts): boolean =>
  (hardware.kind === undefined && before.hardware.kind !== undefined) ||
  (hardware.count === undefined && before.hardware.count !== undefined) ||
  (sizing.likelyHours === undefined && before.sizing.likelyHours !== undefined)

/** Whether the declared provider lists the accelerators, and hosts for offloaded memory. */
function isSold({ hardware, sizing: { host } }: Facts): boolean {
  if (host && host.usualGiB > host.wholeGiB) return false
  const { provider, candidates, declared } = hardware
  if (provider === undefined || declared.region === undefined) return true
  return candidates.some(({ id }) => isListedIn(id, provider.id, declared.region as string))
}

/** Whether offloading goes to hosts that are unknown or no longer named. */
const hidesHosts = ({ steps }: Candidate, { sizing }: Facts): boolean =>
  sizing.memory?.usual?.onHostGiB !== undefined && (!sizing.host || steps.some(({ kind }) => kind === 'plain'))
