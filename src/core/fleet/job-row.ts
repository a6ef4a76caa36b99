import type { Interval, Verdict } from '../report/report.ts'
import { byGravity, reasonAgainst } from '../report/words/against-hardware.ts'
import { driftOf } from '../report/words/verdict.ts'
import type { ReadFile, ReadFinding, ReadJob } from './report-reading.ts'

/** One job of one repository: what it declares, and what its check came to. What is not known is absent. */
export interface JobRow {
  readonly repository: string
  readonly commit?: string
  readonly date?: string
  readonly path: string
  readonly job: string
  readonly line: number
  readonly verdict: Verdict
  /** Nothing but the files of the repository disagrees with the job. */
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
  /** Of the usual case. */
  readonly likelyChipHours?: number
  readonly chipHours?: Interval
  /** Of a run, or of a month of a service; earlier versions know runs alone. */
  readonly cost?: {
    readonly currency: string
    readonly likely?: number
    readonly amount: Interval
    readonly per?: 'run' | 'month'
    /** Whose they are: `list`, `policy`, `file`, `manifest`; and of which day or month. */
    readonly prices?: string
    readonly read?: string
  }
  /** The gravest of what speaks against the hardware. */
  readonly reason?: string
  /** Whether changes were looked for that pass: only jobs with an error or a warning are searched. */
  readonly offersSought: boolean
  /** The change that was checked to pass: the cheapest, or the nearest where none has a price. */
  readonly offer?: string
  /** What it saves, in the currency of the cost; absent where none has a price. */
  readonly saves?: number
  readonly memory?: ReadJob['sizing']['memory']
  readonly evidence?: ReadJob['evidence']
  /** Findings of this job that a waiver covers, and the day on which the first of them counts again. */
  readonly waived: number
  readonly waivedUntil?: string
}

/** The value of a label; undefined where the job has none of that name. */
export const labelOf = ({ labels }: Pick<JobRow, 'labels'>, label: string): string | undefined =>
  Object.hasOwn(labels, label) ? labels[label] : undefined

/** Which repository a row is of, and as it was when. */
export type RowOrigin = Pick<JobRow, 'repository' | 'commit' | 'date'>

/** A finding that a waiver covers until a day. */
export interface WaiverRow extends RowOrigin {
  readonly path: string
  /** Absent where it is about the whole file. */
  readonly job?: string
  readonly line: number
  readonly rule: string
  readonly reason: string
  readonly owner?: string
  readonly ticket?: string
  readonly expires: string
}

/** A declaration that the files of its repository contradict. */
export interface DriftRow extends RowOrigin {
  readonly path: string
  readonly job?: string
  readonly line: number
  readonly rule: string
  readonly message: string
}

export function jobRow(origin: RowOrigin, { path, findings }: ReadFile, job: ReadJob): JobRow {
  const { name, line, declared, assessment, sizing, evidence } = job
  const { group, ...said } = declared
  const expiries = findings.flatMap(({ job: of, waived }) => (waived && of === name ? [waived.expires] : [])).sort()
  const { likelyChipHours, chipHours, cost, memory } = sizing
  const { verdict, recommended } = assessment
  const [drift] = ['mismatch', 'questionable'].includes(verdict) ? byGravity(driftOf(findings, name)) : []
  const reason = drift?.message ?? reasonAgainst(findings, job)
  // Spread, an object of a form of its own each, which V8 keeps for long: with many reports that is half of the memory.
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
    reason !== undefined && { reason },
    { offersSought: isSearched(findings, job) },
    offerOf(job),
    memory && { memory },
    evidence && { evidence },
    { waived: expiries.length },
    expiries[0] !== undefined && { waivedUntil: expiries[0] },
  )
}

/** What the files of the repository contradict, or is wrong with the manifest itself, no other hardware mends. */
const isSearched = (findings: readonly ReadFinding[], { name, alternatives = [], alternativesSearched }: ReadJob) =>
  alternatives.length > 0 ||
  (alternativesSearched !== false &&
    findings.some(
      ({ job, severity, rule }) => job === name && severity !== 'notice' && !/^(?:evidence|manifest)\//.test(rule),
    ))

function offerOf({ sizing: { cost: now }, alternatives = [] }: ReadJob): Pick<JobRow, 'offer' | 'saves'> {
  const priced = alternatives.flatMap(({ change, cost: then }) =>
    then?.likely !== undefined && then.currency === now?.currency && then.per === now?.per
      ? [{ change, likely: then.likely }]
      : [],
  )
  const [cheapest] = priced.sort((a, b) => a.likely - b.likely)
  const change = (cheapest ?? alternatives[0])?.change
  return {
    ...(change !== undefined && { offer: change }),
    ...(cheapest && now?.likely !== undefined && { saves: Math.max(0, now.likely - cheapest.likely) }),
  }
}

/** Reports of earlier versions give the range alone; the usual cost is to it as the usual chip-hours are to theirs. */
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

/** What is waived is known, and no drift. */
export const driftRows = (origin: RowOrigin, { path, findings }: ReadFile): DriftRow[] =>
  findings
    .filter(({ rule, waived }) => rule.startsWith('evidence/') && waived === undefined)
    .map((finding) => ({ ...origin, path, ...placeOf(finding), message: finding.message }))

const placeOf = ({ job, line, rule }: ReadFinding) => ({ ...(job !== undefined && { job }), line, rule })
