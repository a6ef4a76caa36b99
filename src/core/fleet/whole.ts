import { type GravestWord, gravestWord } from './gravest-word.ts'
import type { JobRow } from './job-row.ts'

/** A current job, or one of an earlier report. */
type Counted = Partial<Pick<JobRow, 'verdict' | 'isDrift' | 'policy' | 'likelyChipHours' | 'cost'>>

/** A sum, and the number of jobs that it covers. */
export interface Known {
  readonly amount: number
  readonly jobs: number
}

/** The totals of one fleet report in the usual case, for comparison with another. */
export interface Whole {
  readonly jobs: number
  readonly verdicts: Readonly<Partial<Record<GravestWord, number>>>
  readonly likelyChipHours: Known
  /** By currency, with runs and months of services apart, and with the kinds of prices. */
  readonly cost: readonly (Known & {
    readonly currency: string
    readonly per: 'run' | 'month'
    readonly prices: readonly string[]
  })[]
}

/** A job's verdict in an earlier report. Undefined if it has none. */
export const formerWord = ({ verdict, ...job }: Counted): GravestWord | undefined =>
  verdict && gravestWord({ verdict, ...job })

export class WholeSum {
  #jobs = 0
  readonly #verdicts: Partial<Record<GravestWord, number>> = {}
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
