import type { Accelerator } from '../../catalog/accelerator.ts'
import { accelerators } from '../../catalog/accelerators/index.ts'
import type { Job } from '../../manifest/job-reader.ts'
import type { Facts } from '../../rules/facts.ts'
import { areComparable } from '../../rules/job-cost.ts'
import { isMisfit, type RuleSet } from '../../rules/rule-set.ts'
import type { Thresholds } from '../../rules/thresholds.ts'
import type { Document } from '../../text/document.ts'
import { verdicts } from '../assessment.ts'
import { type ComparedRow, compareJob } from '../comparison/compare.ts'
import { speedOf } from '../hardware-choice.ts'
import type { Judgement } from '../judge-job.ts'
import { type Alternative, amountsOf, passes } from './alternatives.ts'
import { authoredJob } from './authored.ts'
import { assignmentsFor } from './candidate.ts'
import { replacedBy } from './candidate-changes.ts'
import { Complaint } from './complaint.ts'
import { Market } from './market.ts'
import { costByItsPrice, type Solution } from './solution.ts'
import { Trial } from './trial.ts'
import { wordsFor } from './words.ts'

/** The share of the present cost that an offer may cost at most. A smaller saving is within an estimate's error. */
const mostOfCost = 0.95
/** A longer time than this many times the present one is longer. The difference between equal chips is less. */
const sameTime = 1.01
/** How many times as many accelerators an offer may take. The times assume perfect scaling, which is then too good. */
const mostTimesAsMany = 2

/**
 * The cheapest accelerator of the comparison on which a job without errors and warnings passes as well, at its own
 * provider and in no more time: judged again with all that the job declares, and proven as the text of a file. Null if
 * none saves enough; undefined if the job's usual cost is unknown or it does not pass as it is.
 */
export function cheaperHardware(
  job: Job,
  document: Document,
  judged: Judgement,
  set: RuleSet,
  thresholds: Thresholds,
): Alternative | null | undefined {
  const { facts, mismatches } = judged
  const isUnderstood = job.errors + job.faults.length + document.problems.length === 0
  if (!isUnderstood || facts.sizing.cost?.likely === undefined || isMisfit(mismatches)) return undefined
  const authored = authoredJob(document, job)
  if (authored === undefined) return undefined
  const complaint = new Complaint(judged)
  const trial = new Trial(job.declaration, complaint, set, thresholds)
  const market = new Market(job.declaration, complaint, thresholds)
  // Most of the catalog has no price there, and is not worth judging.
  const wants = (each: Accelerator): boolean => market.priceOfWork(each) !== undefined
  const isWanted = ({ sizing, verdict, mismatches, isChosen, isElsewhere }: ComparedRow): boolean =>
    !(isChosen || isElsewhere || isMisfit(mismatches)) &&
    verdicts.indexOf(verdict) <= verdicts.indexOf(judged.assessment.verdict) &&
    isLess(sizing.cost, facts.sizing.cost)
  const solutions = compareJob(job, set, thresholds, { provider: facts.hardware.provider, wants })
    .rows.filter(isWanted)
    .flatMap((row) => onRow(row, trial, facts) ?? [])
    .filter((solution) => isLess(costByItsPrice(solution.facts, facts), facts.sizing.cost))
    .sort((a, b) => costOf(a, facts) - costOf(b, facts))
  for (const solution of solutions) {
    const assignments = assignmentsFor(authored, job.declaration, solution.candidate)
    if (passes(authored.alone(assignments), job, set, thresholds))
      return { change: wordsFor(facts, solution), set: assignments, ...amountsOf(solution.facts, facts) }
  }
  return null
}

/** The job on a row's accelerators, with its other keys. Undefined if it does not pass there, or takes longer. */
function onRow({ accelerator, count }: ComparedRow, trial: Trial, facts: Facts): Solution | undefined {
  const { provider, candidates, count: present = 0 } = facts.hardware
  const to = accelerators.find(({ id }) => id === accelerator)
  if (to === undefined || candidates.includes(to) || (count ?? 0) > mostTimesAsMany * present) return undefined
  const solution = trial.try([replacedBy(to, count, facts, { distance: 0, keepsLinks: true, place: provider })])
  return solution && isAsFast(solution.facts, facts) ? solution : undefined
}

type Cost = ReturnType<typeof costByItsPrice>

const isLess = (then: Cost, now: Cost): boolean =>
  areComparable(now, then) && (then?.likely ?? Number.POSITIVE_INFINITY) <= mostOfCost * (now?.likely ?? 0)

const costOf = ({ facts }: Solution, present: Facts): number =>
  costByItsPrice(facts, present)?.likely ?? Number.POSITIVE_INFINITY

/** Whether a run takes no more time. A service of no known length must have as much speed and memory for its users. */
function isAsFast(then: Facts, now: Facts): boolean {
  const { likelyHours } = now.sizing
  if (likelyHours !== undefined) return (then.sizing.likelyHours ?? Number.POSITIVE_INFINITY) <= sameTime * likelyHours
  const isAsMuch = (of: (each: Accelerator) => number | undefined): boolean => {
    const [was, is] = [now, then].map(({ hardware: { candidates, count = 0 } }) => {
      const amount = candidates[0] && of(candidates[0])
      return amount && count * amount
    })
    return was !== undefined && is !== undefined && is >= was
  }
  const speed = (each: Accelerator): number | undefined => speedOf(now.declaration, each)
  return now.task === 'inference' && isAsMuch(speed) && isAsMuch(({ memoryGiB }) => memoryGiB.value)
}
