import type { Interval, Verdict } from '../report/report.ts'
import { byGravity, reasonAgainst } from '../report/words/against-hardware.ts'
import { driftOf } from '../report/words/verdict.ts'
import { firstFrom } from '../text/first-from.ts'
import { onceFor } from '../text/once.ts'
import type { ReadFile, ReadFinding, ReadJob } from './report-reading.ts'

/** A job of a repository: its declaration and the result of its check. Unknown values are absent. */
export interface JobRow {
  readonly repository: string
  readonly commit?: string
  readonly date?: string
  readonly path: string
  readonly job: string
  readonly line: number
  readonly verdict: Verdict
  /** Whether only the repository's files disagree with the job. */
  readonly isDrift?: true
  readonly recommended: string
  readonly framework: readonly string[]
  readonly stage?: string
  readonly task: string
  readonly accelerator?: string
  readonly kind?: string
  readonly vendor?: string
  readonly count?: number
  readonly provider?: string
  readonly model?: string
  readonly labels: Readonly<Record<string, string>>
  readonly group?: string
  /** The usual case. */
  readonly likelyChipHours?: number
  readonly chipHours?: Interval
  /** Per run, or per month for a service. Earlier versions have only runs. */
  readonly cost?: {
    readonly currency: string
    readonly likely?: number
    readonly amount: Interval
    readonly per?: 'run' | 'month'
    /** The source of the price (`list`, `policy`, `file`, `manifest`), and its date or month. */
    readonly prices?: string
    readonly read?: string
  }
  /** The number of errors in the declaration. Absent if there are none. */
  readonly errors?: number
  /** The most severe reason against the hardware, or the first error in the declaration. */
  readonly reason?: string
  /** Whether alternatives were searched. Only jobs with an error or a warning are. */
  readonly offersSought: boolean
  /** The cheapest alternative, or the nearest if none has a price. */
  readonly offer?: string
  /** Its usual cost, in the unit of the job's cost. Absent if no alternative has a price. */
  readonly offerCost?: number
  /** What it saves. Also absent for a job that does not fit, because that run cannot happen. */
  readonly saves?: number
  readonly memory?: ReadJob['sizing']['memory']
  readonly evidence?: ReadJob['evidence']
  /** The job's waived findings, and the date when the first waiver ends. */
  readonly waived: number
  readonly waivedUntil?: string
}

/** The value of a label. Undefined if the job does not have it. */
export const labelOf = ({ labels }: Pick<JobRow, 'labels'>, label: string): string | undefined =>
  Object.hasOwn(labels, label) ? labels[label] : undefined

/** The repository, commit and date of a row. */
export type RowOrigin = Pick<JobRow, 'repository' | 'commit' | 'date'>

/** A waived finding, and when its waiver ends. */
export interface WaiverRow extends RowOrigin {
  readonly path: string
  /** Absent if the finding concerns the whole file. */
  readonly job?: string
  readonly line: number
  readonly rule: string
  readonly reason: string
  readonly owner?: string
  readonly ticket?: string
  readonly expires: string
}

/** A declaration that files of its repository contradict. */
export interface DriftRow extends RowOrigin {
  readonly path: string
  readonly job?: string
  readonly line: number
  readonly rule: string
  readonly message: string
}

/** An error in a manifest, with the cost of its job. */
export interface ErrorRow extends DriftRow {
  readonly cost?: JobRow['cost']
}

export function jobRow(origin: RowOrigin, file: ReadFile, job: ReadJob): JobRow {
  const { path, findings } = file
  const { name, line, declared, assessment, sizing, evidence, errors = 0 } = job
  const { group, ...said } = declared
  const expiries = findings.flatMap(({ job: of, waived }) => (waived && of === name ? [waived.expires] : [])).sort()
  const { likelyChipHours, chipHours, cost, memory } = sizing
  const { verdict, recommended } = assessment
  const [drift] = ['mismatch', 'questionable'].includes(verdict) ? byGravity(driftOf(findings, name)) : []
  const reason = drift?.message ?? reasonAgainst(findings, job) ?? errorIn(file, job)?.message
  // V8 retains the layouts of spread objects. With many reports, they are half of the memory.
  return Object.assign(
    {},
    origin,
    { path, job: name, line, verdict, recommended },
    drift && { isDrift: true as const },
    said,
    group !== null && { group },
    likelyChipHours !== undefined && { likelyChipHours },
    chipHours && { chipHours },
    cost && { cost: withUsual(cost, chipHours, likelyChipHours) },
    errors > 0 && { errors },
    reason !== undefined && { reason },
    { offersSought: isSearched(findings, job) },
    offerOf(job),
    memory && { memory },
    evidence && { evidence },
    { waived: expiries.length },
    expiries[0] !== undefined && { waivedUntil: expiries[0] },
  )
}

/** Other hardware does not fix contradictions with files or mistakes in the manifest. */
const isSearched = (findings: readonly ReadFinding[], { name, alternatives = [], alternativesSearched }: ReadJob) =>
  alternatives.length > 0 ||
  (alternativesSearched !== false &&
    findings.some(
      ({ job, severity, rule }) => job === name && severity !== 'notice' && !/^(?:evidence|manifest)\//.test(rule),
    ))

function offerOf({ sizing: { cost: now, memory }, alternatives = [] }: ReadJob) {
  const priced = alternatives.flatMap(({ change, cost: then }) =>
    then?.likely !== undefined && then.currency === now?.currency && then.per === now?.per
      ? [{ change, likely: then.likely }]
      : [],
  )
  const [cheapest] = priced.sort((a, b) => a.likely - b.likely)
  const change = (cheapest ?? alternatives[0])?.change
  return {
    ...(change !== undefined && { offer: change }),
    ...(cheapest && { offerCost: cheapest.likely }),
    ...(cheapest &&
      now?.likely !== undefined &&
      memory?.verdict !== 'does-not-fit' && { saves: Math.max(0, now.likely - cheapest.likely) }),
  }
}

/** Earlier versions report only a cost range. The usual cost is in proportion to the usual chip-hours. */
function withUsual(
  cost: NonNullable<ReadJob['sizing']['cost']>,
  chipHours: Interval | undefined,
  likelyChipHours: number | undefined,
): NonNullable<JobRow['cost']> {
  const { likely, amount } = cost
  if (likely !== undefined || likelyChipHours === undefined || !chipHours?.[0]) return cost
  return { ...cost, likely: (amount[0] * likelyChipHours) / chipHours[0] }
}

export const waiverRows = (origin: RowOrigin, { path, findings }: ReadFile): WaiverRow[] =>
  findings.flatMap((finding) => (finding.waived ? [{ ...origin, path, ...placeOf(finding), ...finding.waived }] : []))

/** A waived contradiction is accepted, so it is not drift. */
export const driftRows = (origin: RowOrigin, { path, findings }: ReadFile): DriftRow[] =>
  findings
    .filter(({ rule, waived }) => rule.startsWith('evidence/') && waived === undefined)
    .map((finding) => ({ ...origin, path, ...placeOf(finding), message: finding.message }))

const isManifestError = ({ rule, severity, waived }: ReadFinding): boolean =>
  /^manifest\//.test(rule) && severity === 'error' && waived === undefined

/**
 * The errors in a manifest, with their jobs. A report gives only the line of an error: it belongs to the last job above
 * it that has errors.
 */
const errorsIn = onceFor(({ jobs, findings }: ReadFile) => {
  const faulty = jobs.filter(({ errors }) => errors).sort((one, other) => one.line - other.line)
  return findings.filter(isManifestError).map((finding) => {
    const above = faulty[firstFrom(faulty, ({ line }) => line <= finding.line) - 1]
    return { finding, owner: finding.job ?? above?.name }
  })
})

const firstErrors = onceFor(
  (file: ReadFile) =>
    new Map(
      errorsIn(file)
        .map(({ finding, owner }) => [owner, finding] as const)
        .reverse(),
    ),
)

/** The first error in a job's declaration. Those in shared defaults stand elsewhere in the file. */
const errorIn = (file: ReadFile, { name, errors }: ReadJob): ReadFinding | undefined =>
  errors ? (firstErrors(file).get(name) ?? errorsIn(file)[0]?.finding) : undefined

export function errorRows(origin: RowOrigin, file: ReadFile, jobs: readonly JobRow[]): ErrorRow[] {
  const costs = new Map(jobs.map(({ job, cost }) => [job, cost]))
  return errorsIn(file).map(({ finding, owner }) => {
    const cost = owner === undefined ? undefined : costs.get(owner)
    const place = placeOf({ ...finding, ...(owner !== undefined && { job: owner }) })
    return { ...origin, path: file.path, ...place, message: finding.message, ...(cost && { cost }) }
  })
}

const placeOf = ({ job, line, rule }: ReadFinding) => ({ ...(job !== undefined && { job }), line, rule })
