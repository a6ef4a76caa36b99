import { type Verdict, verdicts } from '../review/assessment.ts'
import type { JobRow } from './job-row.ts'

/** Sums over jobs. A job that something is not known of adds nothing to its sum, so each sum says of how many jobs it is. */
export interface Total {
  readonly jobs: number
  readonly verdicts: Readonly<Record<Verdict, number>>
  readonly accelerators: number
  readonly likelyChipHours: { readonly amount: number; readonly jobs: number }
  readonly chipHours: { readonly amount: readonly [low: number, high: number]; readonly jobs: number }
  /** By currency, which are never added. */
  readonly cost: readonly {
    readonly currency: string
    readonly amount: readonly [low: number, high: number]
    readonly jobs: number
  }[]
}

/** A total of the jobs that have one value in common; without a name, of those that do not declare it. */
export interface NamedTotal extends Total {
  readonly name?: string
}

export function totalOf(rows: readonly JobRow[]): Total {
  const counts = Object.fromEntries(
    verdicts.map((verdict) => [verdict, rows.filter((row) => row.verdict === verdict).length]),
  )
  const likely = rows.flatMap(({ likelyChipHours }) => likelyChipHours ?? [])
  const costs = rows.flatMap(({ cost }) => cost ?? [])
  const currencies = [...new Set(costs.map(({ currency }) => currency))].sort()
  return {
    jobs: rows.length,
    verdicts: counts as Total['verdicts'],
    accelerators: sumOf(rows.map(({ count = 0 }) => count)),
    likelyChipHours: { amount: sumOf(likely), jobs: likely.length },
    chipHours: rangeOf(rows.flatMap(({ chipHours }) => (chipHours ? [chipHours] : []))),
    cost: currencies.map((currency) => ({
      currency,
      ...rangeOf(costs.filter((cost) => cost.currency === currency).map(({ amount }) => amount)),
    })),
  }
}

/** One total for each value, those with the most jobs first; the jobs without a value last. */
export function totalsBy(rows: readonly JobRow[], nameOf: (row: JobRow) => string | undefined): NamedTotal[] {
  const groups = new Map<string | undefined, JobRow[]>()
  for (const row of rows) {
    const name = nameOf(row)
    const group = groups.get(name)
    if (group === undefined) groups.set(name, [row])
    else group.push(row)
  }
  return [...groups]
    .map(([name, group]) => ({ ...(name !== undefined && { name }), ...totalOf(group) }))
    .sort(
      (a, b) =>
        Number(a.name === undefined) - Number(b.name === undefined) ||
        b.jobs - a.jobs ||
        ((a.name as string) < (b.name as string) ? -1 : 1),
    )
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)

const rangeOf = (ranges: readonly (readonly [number, number])[]) => ({
  amount: [sumOf(ranges.map(([low]) => low)), sumOf(ranges.map(([, high]) => high))] as const,
  jobs: ranges.length,
})
