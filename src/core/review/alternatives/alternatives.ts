import type { Job } from '../../manifest/job-reader.ts'
import { parseManifest } from '../../manifest/parse.ts'
import type { Facts } from '../../rules/facts.ts'
import type { JobCost } from '../../rules/job-cost.ts'
import { isMisfit, type RuleSet } from '../../rules/rule-set.ts'
import type { Thresholds } from '../../rules/thresholds.ts'
import type { Document } from '../../text/document.ts'
import { retaken } from '../evidence/taken.ts'
import { type Judgement, judgeJob } from '../judge-job.ts'
import { type Assignment, authoredJob } from './authored.ts'
import { assignmentsFor } from './candidate.ts'
import { Search } from './search.ts'
import { costByItsPrice, type Solution } from './solution.ts'
import { wordsFor } from './words.ts'

/** A change of hardware or layout that passed the whole check. */
export interface Alternative {
  /** For people: "8× H100 instead of TPU v5e-64". */
  readonly change: string
  /** Values to assign, by paths below the job's own mapping. */
  readonly set: readonly Assignment[]
  /** Usual memory per device after the change, and the device's capacity. */
  readonly memory?: { readonly likelyGiB: number; readonly capacityGiB: number }
  readonly likelyChipHours?: number
  /** Cost after the change, at the price of the new accelerator. */
  readonly cost?: JobCost
  /** All facts about the job after the change. */
  readonly facts: Facts
}

export const mostShown = 3
/** The most candidates of one job that go through the whole check. */
const mostProven = 8

/**
 * The nearest changes of hardware or layout that clear every error and warning of a job, at most three, nearest first.
 * Candidates are judged by their declarations; those shown have also passed the whole check as the text of a file. If
 * the guidance recommends another kind of accelerator and a candidate has it, one alternative is of that kind. `tried`
 * counts the judged candidates.
 */
export function findAlternatives(
  job: Job,
  document: Document,
  judged: Judgement,
  set: RuleSet,
  thresholds: Thresholds,
): { readonly alternatives: readonly Alternative[]; readonly tried: number } {
  // Other hardware cannot fix a misspelled key, or a value outside the hardware.
  const canPass = job.faults.every(([section]) => section === 'hardware' || section === 'model')
  const isReadable = canPass && document.problems.length === 0 && job.reading.problems.length === 0
  const authored = isReadable ? authoredJob(document, job) : undefined
  if (authored === undefined) return { alternatives: [], tried: 0 }
  const search = new Search(job.declaration, judged, set, thresholds)
  const solutions = search.solutions()
  let left = mostProven
  const proven = (solution: Solution): boolean =>
    left-- > 0 &&
    passes(authored.alone(assignmentsFor(authored, job.declaration, solution.candidate)), job, set, thresholds)
  const chosen: Solution[] = []
  const { chosen: kind, recommended } = judged.assessment
  if ((recommended === 'gpu' || recommended === 'tpu') && recommended !== kind) {
    const advised = solutions.filter(({ facts }) => facts.hardware.kind === recommended).find(proven)
    if (advised) chosen.push(advised)
  }
  for (const solution of solutions) {
    if (chosen.length === mostShown || left <= 0) break
    if (!chosen.some((shown) => isCovered(solution, shown)) && proven(solution)) chosen.push(solution)
  }
  const alternatives = chosen
    .sort((a, b) => solutions.indexOf(a) - solutions.indexOf(b))
    .map((solution) => ({
      change: wordsFor(judged.facts, solution),
      set: assignmentsFor(authored, job.declaration, solution.candidate),
      ...amountsOf(solution.facts, judged.facts),
    }))
  return { alternatives, tried: search.tried }
}

/** Usual memory and cost of the changed job. */
export function amountsOf(facts: Facts, present: Facts): Omit<Alternative, 'change' | 'set'> {
  const { memory, likelyChipHours } = facts.sizing
  const cost = costByItsPrice(facts, present)
  return {
    facts,
    ...(cost && { cost }),
    ...(memory?.usual && { memory: { likelyGiB: memory.usual.perDeviceGiB, capacityGiB: memory.capacityGiB } }),
    ...(likelyChipHours !== undefined && { likelyChipHours }),
  }
}

/** Runs the whole check on one job as its own file, with the values taken for it: no errors or warnings may remain. */
export function passes(
  document: Document,
  { name, declaration, models }: Job,
  set: RuleSet,
  thresholds: Thresholds,
): boolean {
  const { jobs, findings } = parseManifest(document, name, models)
  const [job] = jobs
  if (job === undefined || isMisfit(findings)) return false
  return !isMisfit(judgeJob(job.name, retaken(job, declaration).declaration, set, thresholds).mismatches)
}

/**
 * Whether a solution contains a shown one: the same steps and more, on the same accelerators or needlessly on others.
 */
function isCovered(solution: Solution, shown: Solution): boolean {
  const name = ({ facts }: Solution): string => facts.hardware.candidates.map(({ id }) => id).join()
  const kindsOf = ({ candidate }: Solution) => new Set(candidate.steps.map(({ kind }) => kind))
  const [kinds, shownKinds] = [kindsOf(solution), kindsOf(shown)]
  const isOnSame = name(solution) === name(shown) || !shownKinds.has('accelerator')
  return isOnSame && [...shownKinds].every((kind) => kinds.has(kind))
}
