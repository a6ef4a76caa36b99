import { type VerdictWord, verdictWord } from '../report/words/verdict.ts'
import type { JobRow } from './job-row.ts'

/** A job of now, or as a former report had it. */
type Counted = Partial<Pick<JobRow, 'verdict' | 'isDrift' | 'likelyChipHours' | 'cost'>>

/** A sum, and of how many jobs it is known. */
export interface Known {
  readonly amount: number
  readonly jobs: number
}

/** What the jobs of one report of a fleet come to in the usual case, to be compared with those of another. */
export interface Whole {
  readonly jobs: number
  readonly verdicts: Readonly<Partial<Record<VerdictWord, number>>>
  readonly likelyChipHours: Known
  /** By currency, and runs apart from months of services; with the kinds of prices that they are at. */
  readonly cost: readonly (Known & {
    readonly currency: string
    readonly per: 'run' | 'month'
    readonly prices: readonly string[]
  })[]
}

/** What a former report calls the verdict of a job; undefined where it does not say. */
export const formerWord = ({ verdict, isDrift }: Counted): VerdictWord | undefined =>
  verdict && verdictWord({ verdict, ...(isDrift && { isDrift }) })

/** Adds jobs up one at a time. */
export class WholeSum {
  #jobs = 0
  readonly #verdicts: Partial<Record<VerdictWord, number>> = {}
  readonly #chipHours = { amount: 0, jobs: 0 }
  readonly #costs = new Map<string, { amount: number; jobs: number; readonly prices: Set<string> }>()

  add(job: Counted): void {
    const { likelyChipHours, cost } = job
    this.#jobs++
    const word = formerWord(job)
    if (word) this.#verdicts[word] = (this.#verdicts[word] ?? 0) + 1
    addTo(this.#chipHours, likelyChipHours)
    if (cost?.likely === undefined) return
    const key = `${cost.currency} ${cost.per ?? 'run'}`
    const sum = this.#costs.get(key) ?? { amount: 0, jobs: 0, prices: new Set() }
    this.#costs.set(key, sum)
    addTo(sum, cost.likely)
    if (cost.prices !== undefined) sum.prices.add(cost.prices)
  }

  get whole(): Whole {
    return {
      jobs: this.#jobs,
      verdicts: this.#verdicts,
      likelyChipHours: this.#chipHours,
      cost: [...this.#costs]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, { prices, ...sum }]) => {
          const [currency = '', per] = key.split(' ')
          return { currency, per: per as 'run' | 'month', ...sum, prices: [...prices].sort() }
        }),
    }
  }
}

function addTo(sum: { amount: number; jobs: number }, amount: number | undefined): void {
  if (amount === undefined) return
  sum.amount += amount
  sum.jobs++
}
