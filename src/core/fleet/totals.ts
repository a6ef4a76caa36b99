import { type Verdict, verdicts } from '../review/assessment.ts'
import { type GravestWord, gravestWord } from './gravest-word.ts'
import { type JobRow, labelOf } from './job-row.ts'

/** Sums over jobs. Jobs with unknown values are left out, so each sum has its number of jobs. */
export interface Total {
  readonly jobs: number
  /** The verdicts on hardware alone. */
  readonly verdicts: Readonly<Record<Verdict, number>>
  /** The gravest word of each job: what the policy forbids is none that fits. */
  readonly words: Readonly<Partial<Record<GravestWord, number>>>
  readonly accelerators: number
  /** The jobs with a known number of accelerators. */
  readonly counted: number
  /** The jobs for which offers were searched: those with an error or a warning, and with `--savings` others. */
  readonly offersSought: number
  readonly likelyChipHours: { readonly amount: number; readonly jobs: number }
  readonly chipHours: { readonly amount: readonly [low: number, high: number]; readonly jobs: number }
  /** By currency. Currencies are never added. */
  readonly cost: readonly {
    readonly currency: string
    /** Runs and months of services are never added. */
    readonly per: 'run' | 'month'
    /** The usual case. */
    readonly likely: { readonly amount: number; readonly jobs: number }
    readonly amount: readonly [low: number, high: number]
    readonly jobs: number
    /** The sources of prices, with their oldest and newest date or month. Unknown for reports of earlier versions. */
    readonly sources: readonly PriceSource[]
    /** The savings of the best alternatives. Absent if unknown for all jobs. */
    readonly saves?: { readonly amount: number; readonly jobs: number }
  }[]
}

export interface PriceSource {
  readonly prices: string
  readonly jobs: number
  readonly read?: readonly [oldest: string, newest: string]
}

/** The total of the jobs with the same value. Without a name: of those that do not declare it. */
export interface NamedTotal extends Total {
  readonly name?: string
}

/** A running total of jobs. */
export class Sum {
  readonly #verdicts = Object.fromEntries(verdicts.map((verdict) => [verdict, 0])) as Record<Verdict, number>
  readonly #words: Partial<Record<GravestWord, number>> = {}
  readonly #costs = new Map<string, SumOfCost>()
  readonly #chipHours: Range = { amount: [0, 0], jobs: 0 }
  readonly #likelyChipHours: Amount = { amount: 0, jobs: 0 }
  #jobs = 0
  #offersSought = 0
  readonly #accelerators: Amount = { amount: 0, jobs: 0 }

  add(row: JobRow): void {
    const { verdict, count, likelyChipHours, chipHours, cost, offersSought, saves } = row
    const word = gravestWord(row)
    this.#words[word] = (this.#words[word] ?? 0) + 1
    this.#jobs++
    if (offersSought) this.#offersSought++
    this.#verdicts[verdict]++
    addAmount(this.#accelerators, count)
    addAmount(this.#likelyChipHours, likelyChipHours)
    if (chipHours) addRange(this.#chipHours, chipHours)
    if (cost === undefined) return
    const key = `${cost.currency} ${cost.per ?? 'run'}`
    const none = (): Amount => ({ amount: 0, jobs: 0 })
    const known = this.#costs.get(key) ?? { likely: none(), saves: none(), sources: new Map(), amount: [0, 0], jobs: 0 }
    this.#costs.set(key, known)
    addAmount(known.likely, cost.likely)
    addAmount(known.saves, saves)
    addRange(known, cost.amount)
    addSource(known.sources, cost)
  }

  get total(): Total {
    return {
      jobs: this.#jobs,
      verdicts: this.#verdicts,
      words: this.#words,
      accelerators: this.#accelerators.amount,
      counted: this.#accelerators.jobs,
      offersSought: this.#offersSought,
      likelyChipHours: this.#likelyChipHours,
      chipHours: this.#chipHours,
      cost: [...this.#costs]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, { saves, sources, ...range }]) => {
          const [currency = '', per] = key.split(' ')
          const known = { ...range, sources: [...sources.values()] }
          return { currency, per: per as 'run' | 'month', ...known, ...(saves.jobs > 0 && { saves }) }
        }),
    }
  }
}

/** Totals by the value that jobs share. */
class Sums {
  readonly #sums = new Map<string | undefined, Sum>()

  add(name: string | undefined, row: JobRow): void {
    const sum = this.#sums.get(name) ?? new Sum()
    this.#sums.set(name, sum)
    sum.add(row)
  }

  /** Most jobs first, jobs without a value last. */
  get totals(): NamedTotal[] {
    return [...this.#sums]
      .map(([name, { total }]) => ({ ...(name !== undefined && { name }), ...total }))
      .sort(
        (a, b) =>
          Number(a.name === undefined) - Number(b.name === undefined) ||
          b.jobs - a.jobs ||
          ((a.name as string) < (b.name as string) ? -1 : 1),
      )
  }
}

/** The total of all jobs, and of those with the same value of a key. `teamLabel` names their team. */
export class Totals {
  readonly #all = new Sum()
  readonly #kind = new Sums()
  readonly #accelerator = new Sums()
  readonly #provider = new Sums()
  readonly #stage = new Sums()
  readonly #team = new Sums()
  readonly #teamLabel: string

  constructor(teamLabel: string) {
    this.#teamLabel = teamLabel
  }

  add(row: JobRow): void {
    this.#all.add(row)
    this.#kind.add(row.kind, row)
    this.#accelerator.add(row.accelerator, row)
    this.#provider.add(row.provider, row)
    this.#stage.add(row.stage, row)
    this.#team.add(labelOf(row, this.#teamLabel), row)
  }

  get ofAll(): Total {
    return this.#all.total
  }

  get by(): Readonly<Record<'kind' | 'accelerator' | 'provider' | 'stage' | 'team', readonly NamedTotal[]>> {
    return {
      kind: this.#kind.totals,
      accelerator: this.#accelerator.totals,
      provider: this.#provider.totals,
      stage: this.#stage.totals,
      team: this.#team.totals,
    }
  }
}

interface SumOfCost extends Range {
  readonly likely: Amount
  readonly saves: Amount
  readonly sources: Map<string, PriceSource>
}

function addSource(sources: Map<string, PriceSource>, { prices, read }: NonNullable<JobRow['cost']>): void {
  if (prices === undefined) return
  const { jobs = 0, read: known } = sources.get(prices) ?? {}
  const days = [...(known ?? []), ...(read === undefined ? [] : [read])].sort()
  const [oldest, newest] = [days[0], days.at(-1)]
  const isKnown = oldest !== undefined && newest !== undefined
  sources.set(prices, { prices, jobs: jobs + 1, ...(isKnown && { read: [oldest, newest] as const }) })
}

interface Amount {
  amount: number
  jobs: number
}

function addAmount(sum: Amount, amount: number | undefined): void {
  if (amount === undefined) return
  sum.amount += amount
  sum.jobs++
}

interface Range {
  readonly amount: [low: number, high: number]
  jobs: number
}

function addRange(sum: Range, [low, high]: readonly [number, number]): void {
  sum.amount[0] += low
  sum.amount[1] += high
  sum.jobs++
}
