import type { Interval, Verdict } from '../report/report.ts'
import { byGravity, reasonAgainst } from '../report/words/against-hardware.ts'
import { driftOf, openFindings, policyViolations } from '../report/words/verdict.ts'
import { present } from '../text/present.ts'
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
  /** Its violations of the policy, which the verdict on its hardware leaves out. Absent if there are none. */
  readonly policy?: readonly Pick<ReadFinding, 'rule' | 'severity' | 'message'>[]
  readonly recommended: string
  readonly framework: readonly string[]
  readonly stage?: string
  readonly task: string
  /** As written, if the catalog does not know it. */
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
  /** Hours and cost of a job that does not fit, if it fitted. Such a run cannot happen, so it has none and adds none. */
  readonly ifFitted?: Pick<JobRow, 'likelyChipHours' | 'chipHours' | 'cost'>
  /** The number of errors in the declaration. Absent if there are none. */
  readonly errors?: number
  /** The most severe reason against the hardware or in the policy, or the first error in the declaration. */
  readonly reason?: string
  /** Whether offers were searched: for jobs with an error or a warning, and with `--savings` for those that pass. */
  readonly offersSought: boolean
  /** Whether the job passes as it is, and cheaper hardware was searched. An offer then only saves. */
  readonly savingsSought?: true
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

/** A finding that is waived, or was, and when its waiver ends. */
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
  const accelerator = declared.accelerator ?? unknownHardware(job)
  const expiries = findings.flatMap(({ job: of, waived }) => (waived && of === name ? [waived.expires] : [])).sort()
  const { likelyChipHours, chipHours, cost, memory } = sizing
  const { verdict, recommended } = assessment
  const [drift] = ['mismatch', 'questionable'].includes(verdict) ? byGravity(driftOf(findings, name)) : []
  const policy = byGravity(policyViolations(openFindings(findings, name)))
  const reasons = [policy[0]?.message, drift?.message ?? reasonAgainst(findings, job)]
  if (verdict === 'mismatch' && !drift) reasons.reverse()
  const reason = reasons.find((each) => each !== undefined) ?? errorIn(file, job)?.message
  // V8 retains the layouts of spread objects. With many reports, they are half of the memory.
  return Object.assign(
    {},
    origin,
    { path, job: name, line, verdict, recommended },
    drift && { isDrift: true as const },
    policy.length > 0 && { policy: policy.map(({ rule, severity, message }) => ({ rule, severity, message })) },
    said,
    accelerator !== undefined && { accelerator },
    group !== null && { group },
    likelyChipHours !== undefined && { likelyChipHours },
    chipHours && { chipHours },
    cost && { cost: withUsual(cost, chipHours, likelyChipHours) },
    errors > 0 && { errors },
    reason !== undefined && { reason },
    { offersSought: isSearched(findings, job) || job.cheaper !== undefined },
    job.cheaper !== undefined && { savingsSought: true as const },
    offerOf(job),
    memory && { memory },
    evidence && { evidence },
    { waived: expiries.length },
    expiries[0] !== undefined && { waivedUntil: expiries[0] },
  )
}

/** The word for an accelerator or a machine that the check did not know. Absent from reports of earlier versions. */
const unknownHardware = ({ notKnown = [] }: ReadJob): string | undefined =>
  notKnown.find(({ path }) => /^hardware\.(?:accelerator|machine)$/.test(path.join('.')))?.word

/** Other hardware does not fix contradictions with files or mistakes in the manifest. */
const isSearched = (findings: readonly ReadFinding[], { name, alternatives = [], alternativesSearched }: ReadJob) =>
  alternatives.length > 0 ||
  (alternativesSearched !== false &&
    findings.some(
      ({ job, severity, rule }) => job === name && severity !== 'notice' && !/^(?:evidence|manifest)\//.test(rule),
    ))

function offerOf({ sizing: { cost: now, memory }, cheaper, alternatives = [] }: ReadJob) {
  const offers = cheaper ? [cheaper] : alternatives
  const priced = offers.flatMap(({ change, cost: then }) =>
    then?.likely !== undefined && then.currency === now?.currency && then.per === now?.per
      ? [{ change, likely: then.likely }]
      : [],
  )
  const [cheapest] = priced.sort((a, b) => a.likely - b.likely)
  const change = (cheapest ?? offers[0])?.change
  return {
    ...(change !== undefined && { offer: change }),
    ...(cheapest && { offerCost: cheapest.likely }),
    ...(cheapest &&
      now?.likely !== undefined &&
      memory?.verdict !== 'does-not-fit' && { saves: Math.max(0, now.likely - cheapest.likely) }),
  }
}

/** What the best offer saves, negative where it costs more: in a sum, such an offer saves nothing. */
export function savingOf({ saves, cost, offerCost }: JobRow): number | undefined {
  const isKnown = saves !== undefined && cost?.likely !== undefined && offerCost !== undefined
  return isKnown ? cost.likely - offerCost : saves
}

/** A job that does not fit does not run, so its hours and its cost are set apart. */
export function ofRun(row: JobRow): JobRow {
  if (row.memory?.verdict !== 'does-not-fit') return row
  const { likelyChipHours, chipHours, cost, ...rest } = row
  const ifFitted = present({ likelyChipHours, chipHours, cost })
  return Object.keys(ifFitted).length === 0 ? row : { ...rest, ifFitted }
}

/** The cost of a job, or of one that does not fit if it fitted. */
export const costIfFitted = ({ cost, ifFitted }: Pick<JobRow, 'cost' | 'ifFitted'>): JobRow['cost'] =>
  cost ?? ifFitted?.cost

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
  findings.flatMap((finding) => {
    const waiver = finding.waived ?? finding.expiredWaiver
    return waiver ? [{ ...origin, path, ...placeOf(finding), ...waiver }] : []
  })

/** A waived contradiction is accepted, so it is not drift. */
export const driftRows = (origin: RowOrigin, { path, findings }: ReadFile): DriftRow[] =>
  findings
    .filter(({ rule, waived }) => rule.startsWith('evidence/') && waived === undefined)
    .map((finding) => ({ ...origin, path, ...placeOf(finding), message: finding.message }))

const isManifestError = ({ rule, severity, waived }: ReadFinding): boolean =>
  /^manifest\//.test(rule) && severity === 'error' && waived === undefined

/** The first error in a job's declaration, or else in shared defaults, which stand elsewhere in the file. */
function errorIn({ findings }: ReadFile, { name, errors }: ReadJob): ReadFinding | undefined {
  if (!errors) return undefined
  const found = findings.filter(isManifestError)
  return found.find(({ job }) => job === name) ?? found.find(({ job }) => job === undefined)
}

export function errorRows(origin: RowOrigin, { path, findings }: ReadFile, jobs: readonly JobRow[]): ErrorRow[] {
  const costs = new Map<string | undefined, JobRow['cost']>(jobs.map(({ job, cost }) => [job, cost]))
  return findings.filter(isManifestError).map((finding) => {
    const cost = costs.get(finding.job)
    return { ...origin, path, ...placeOf(finding), message: finding.message, ...(cost && { cost }) }
  })
}

const placeOf = ({ job, line, rule }: ReadFinding) => ({ ...(job !== undefined && { job }), line, rule })
