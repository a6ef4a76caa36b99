import { usualCost } from '../../rules/estimate.ts'
import type { SizingFacts } from '../../rules/job-sizing.ts'
import { type Verdict, verdicts } from '../assessment.ts'

/** The parts of a compared row that decide its place. */
interface Ranked {
  readonly verdict: Verdict
  readonly isElsewhere: boolean
  readonly mismatches: readonly { readonly rule: string }[]
  readonly sizing: SizingFacts
}

/** The rows of a comparison, best first, and in words what orders those of the same standing. */
export function bestFirst<Row extends Ranked>(rows: readonly Row[]): { readonly rows: Row[]; readonly order: string } {
  const isByCost = haveOneUnit(rows)
  const isTimed = rows.some(({ sizing }) => sizing.likelyChipHours !== undefined)
  const hours = isTimed ? 'by chip-hours' : 'the fuller memory first'
  const cost = 'by usual cost, rows of unknown cost last, by chip-hours'
  return {
    rows: rows.toSorted((a, b) => byMerit(a, b, isByCost)),
    order: `best first: by verdict, then ${isByCost ? cost : hours}`,
  }
}

/** Whether it is faulted as no choice at all, or for its memory. */
export const isOut = ({ verdict, sizing: { memory } }: Ranked): boolean =>
  verdict === 'mismatch' || memory?.verdict === 'does-not-fit' || memory?.usual?.fits === false

/** Whether the known costs can be compared: one currency, and all of a run or all of a month. */
const haveOneUnit = (rows: readonly Ranked[]): boolean =>
  new Set(rows.flatMap(({ sizing: { cost } }) => (cost ? [`${cost.currency} ${cost.per}`] : []))).size === 1

/**
 * Orders by whether memory may suffice, then the job's provider before others, then by verdict and suitable size, then
 * by usual cost if the known costs can be compared, and by chip-hours where it is unknown. Without either, the fullest
 * chip comes first: an empty one costs the same.
 */
function byMerit(a: Ranked, b: Ranked, isByCost: boolean): number {
  const last = Number.POSITIVE_INFINITY
  const emptyShare = ({ sizing: { memory } }: Ranked): number =>
    memory?.usual ? Math.abs(1 - memory.usual.perDeviceGiB / memory.capacityGiB) : last
  const rank = (value: (row: Ranked) => number): number => {
    const [one, other] = [value(a), value(b)]
    return one === other ? 0 : one - other
  }
  return (
    rank((row) => Number(isOut(row))) ||
    rank(({ isElsewhere }) => Number(isElsewhere)) ||
    rank(({ verdict }) => verdicts.indexOf(verdict)) ||
    rank(({ mismatches }) => Number(mismatches.some((each) => each.rule === 'sizing/over-provisioned'))) ||
    rank(({ sizing: { cost } }) => (isByCost && cost ? usualCost(cost) : last)) ||
    rank(({ sizing }) => sizing.likelyChipHours ?? last) ||
    rank(emptyShare)
  )
}
