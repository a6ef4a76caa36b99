import { usualCost } from '../../rules/estimate.ts'
import type { Facts } from '../../rules/facts.ts'
import { areComparable } from '../../rules/job-cost.ts'
import { amount, duration } from '../../text/wording.ts'
import type { JobPair, PlacedJob } from './job-pairs.ts'

/** Whether a job was added, removed, or has a different row now: name, hardware, count, scale, verdict or sizing. */
export function isChanged({ head, base }: JobPair): boolean {
  return head === undefined || base === undefined || rowOf(head) !== rowOf(base)
}

/** A job's row as one string to compare, with numbers as reports show them: smaller changes are invisible. */
function rowOf({ job: { name, facts, assessment } }: PlacedJob): string {
  const { hardware, scale, sizing } = facts
  const { memory, hours, chipHours, cost } = sizing
  const amounts = (values: readonly (number | undefined)[] = [], words: (value: number) => string = amount) =>
    values.map((value) => (value === undefined ? '' : words(value)))
  return JSON.stringify([
    name,
    hardware.label,
    amounts([hardware.count]),
    scale.size ?? '',
    amounts([scale.parameters, scale.tokens, scale.samples]),
    assessment.verdict,
    memory?.verdict ?? '',
    amounts(hours, duration),
    amounts(chipHours),
    cost?.currency ?? '',
    amounts(cost?.amount),
  ])
}

/** Whether a change deserves its own comment: more than a slightly different cost. */
export function isNoteworthy({ head, base }: JobPair): boolean {
  if (head === undefined || base === undefined) return true
  const [now, before] = [head.job.facts, base.job.facts]
  if (kindOf(now) !== kindOf(before)) return true
  const [is, was] = [now.sizing.cost, before.sizing.cost]
  if (is === undefined && was === undefined) return false
  if (is === undefined || was === undefined || !areComparable(was, is)) return true
  const [after, earlier] = [usualCost(is), usualCost(was)]
  const { costChange, costChangeShare } = now.thresholds
  return Math.abs(after - earlier) >= costChange || Math.abs(after / earlier - 1) >= costChangeShare
}

/** Hardware and scale, to compare. */
const kindOf = ({ hardware, scale }: Facts): string =>
  JSON.stringify([hardware.label, hardware.count, scale.size, scale.parameters, scale.tokens, scale.samples])
