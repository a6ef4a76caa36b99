import type { Facts } from '../../rules/facts.ts'
import { areComparable, type JobCost, jobCost, usualCost } from '../../rules/job-cost.ts'
import type { Candidate, StepKind } from './candidate.ts'

/** A candidate that passes, with what is then known of the job. */
export interface Solution {
  readonly candidate: Candidate
  readonly facts: Facts
  /** Whether the job is known to fit in memory, or that is no question. */
  readonly isCertain: boolean
  /** The candidate's effort, and what it leaves to be desired. */
  readonly effort: number
}

/** What changes neither the hardware nor what is trained. */
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

/** Whether it takes nothing but another layout or format. */
export const isFree = ({ candidate, isCertain }: Solution): boolean =>
  isCertain && candidate.steps.every(({ kind }) => freeKinds.has(kind))

/** What costs nothing, then what changes the training, then the number, then other hardware. */
function tierOf(solution: Solution): number {
  const kinds = new Set(solution.candidate.steps.map(({ kind }) => kind))
  if (kinds.has('accelerator') || kinds.has('provider')) return 3
  return kinds.has('count') ? 2 : isFree(solution) ? 0 : 1
}

/** An offer that takes so many times the chip-hours of another one on the same accelerator is none. */
const mostWaste = 3

/** Without those that spend far more chip-hours than another one does on the same accelerator. */
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

/** Other hardware by its cost, what has a price first; else by its chip-hours where all are known. */
export function inOrder(found: readonly Solution[], present: Facts): Solution[] {
  const bought = found.filter((solution) => tierOf(solution) === 3)
  const costs = new Map(bought.map((solution) => [solution, costByItsPrice(solution.facts, present)]))
  const known = [...costs.values()].find((cost) => cost !== undefined)
  const isTimed = bought.every((solution) => chipHoursOf(solution) !== undefined)
  const keyOf = (solution: Solution): readonly number[] => {
    if (tierOf(solution) !== 3) return [0, 0]
    const cost = costs.get(solution)
    // An estimate has two figures.
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

/** What a job costs; the declared price is that of the present accelerator, and no other costs it. */
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
