import { usualCost } from '../../rules/estimate.ts'
import type { Facts } from '../../rules/facts.ts'
import { areComparable, type JobCost, jobCost } from '../../rules/job-cost.ts'
import type { Candidate, StepKind } from './candidate.ts'

/** A passing candidate, with the facts about it. */
export interface Solution {
  readonly candidate: Candidate
  readonly facts: Facts
  /** The job is known to fit, or memory is not the question. */
  readonly isCertain: boolean
  /** The candidate's effort plus penalties. */
  readonly effort: number
}

/** Changes of neither the hardware nor the training result. */
const freeKinds: ReadonlySet<StepKind> = new Set([
  'accumulation',
  'checkpointing',
  'checkpoints',
  'interconnect',
  'library',
  'micro-batch',
  'plain',
  'precision',
  'region',
  'release',
  'shard',
  'spot',
])

/** Whether it changes only layout or format. */
export const isFree = ({ candidate, isCertain }: Solution): boolean =>
  isCertain && candidate.steps.every(({ kind }) => freeKinds.has(kind))

/** Free changes first, then changes of the training, then of the count, then other hardware. */
function tierOf(solution: Solution): number {
  const kinds = new Set(solution.candidate.steps.map(({ kind }) => kind))
  if (kinds.has('accelerator') || kinds.has('provider')) return 3
  return kinds.has('count') ? 2 : isFree(solution) ? 0 : 1
}

/** Factor in chip-hours above which an alternative is wasteful compared with another one on the same accelerator. */
const mostWaste = 3

/** Removes alternatives that waste chip-hours compared with another one on the same accelerator. */
export function withoutWaste(found: readonly Solution[]): readonly Solution[] {
  const least = new Map<string, number>()
  const partsOf = ({ facts }: Solution): string => facts.hardware.candidates.map(({ id }) => id).join()
  for (const solution of found) {
    const hours = chipHoursOf(solution) ?? Number.POSITIVE_INFINITY
    least.set(partsOf(solution), Math.min(hours, least.get(partsOf(solution)) ?? hours))
  }
  return found.filter((solution) => {
    const hours = chipHoursOf(solution)
    return hours === undefined || hours <= mostWaste * (least.get(partsOf(solution)) ?? hours)
  })
}

/** Orders other hardware by cost, priced ones first; without prices by chip-hours if all are known. */
export function inOrder(found: readonly Solution[], present: Facts): Solution[] {
  const bought = found.filter((solution) => tierOf(solution) === 3)
  const costs = new Map(bought.map((solution) => [solution, costByItsPrice(solution.facts, present)]))
  const known = [...costs.values()].find((cost) => cost !== undefined)
  const isTimed = bought.every((solution) => chipHoursOf(solution) !== undefined)
  const keyOf = (solution: Solution): readonly number[] => {
    if (tierOf(solution) !== 3) return [0, 0]
    const cost = costs.get(solution)
    // An estimate has two significant digits.
    if (cost && areComparable(known, cost)) return [Number(usualCost(cost).toPrecision(2)), 0]
    return [Number.MAX_VALUE, isTimed ? (chipHoursOf(solution) ?? 0) : 0]
  }
  const keys = new Map(found.map((solution) => [solution, [tierOf(solution), ...keyOf(solution), solution.effort]]))
  const rank = (solution: Solution): readonly number[] => keys.get(solution) ?? []
  return [...found].sort(
    (a, b) =>
      rank(a)
        .map((value, at) => value - (rank(b)[at] ?? 0))
        .find((difference) => difference !== 0) ?? 0,
  )
}

/** Cost of a job at its accelerator's own price: the declared price is only for the present one. */
export function costByItsPrice(
  { declaration, hardware, sizing, thresholds }: Facts,
  present: Facts,
): JobCost | undefined {
  const { candidates, count, provider } = hardware
  const isSame = candidates.every((each) => present.hardware.candidates.includes(each))
  if (isSame && provider?.id === present.hardware.provider?.id) return sizing.cost
  const { price_per_chip_hour: _, ...operations } = declaration.operations ?? {}
  return jobCost({ ...declaration, operations }, { ...sizing, candidates, count }, thresholds)
}

const chipHoursOf = ({ facts }: Solution): number | undefined => facts.sizing.likelyChipHours
