import type { Facts } from '../../rules/facts.ts'
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
  'checkpointing',
  'interconnect',
  'micro-batch',
  'plain',
  'precision',
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

/** Other hardware by its price where all are priced, else by its chip-hours where all are known. */
export function inOrder(found: readonly Solution[]): Solution[] {
  const bought = found.filter((solution) => tierOf(solution) === 3)
  const worth = [costOf, chipHoursOf].find((of) => bought.every((solution) => of(solution) !== undefined))
  const key = (solution: Solution): number =>
    tierOf(solution) === 3 && worth ? (worth(solution) as number) : solution.effort
  return [...found].sort((a, b) => tierOf(a) - tierOf(b) || key(a) - key(b) || a.effort - b.effort)
}

/** By the organization's prices alone: the declared one is that of the present accelerator. */
const costOf = ({ facts: { sizing, operations } }: Solution): number | undefined =>
  operations.price_per_chip_hour === undefined ? sizing.cost?.amount[0] : undefined

const chipHoursOf = ({ facts }: Solution): number | undefined => facts.sizing.likelyChipHours
