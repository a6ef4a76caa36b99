import type { CodeAction, TextEdit } from 'vscode-languageserver-types'
import { codeActions, editOf } from '../../core/language-service/code-actions.ts'
import { findingDiagnostics } from '../../core/language-service/diagnostics.ts'
import type { OpenManifest } from '../../core/language-service/open-manifest.ts'
import { CodeActionKind } from '../../core/language-service/protocol.ts'
import type { PolicyProblem } from '../../core/policy/unusable-policy.ts'
import { comparisonReport } from '../../core/report/formats/compare.ts'
import { reportOf } from '../../core/report/formats/json.ts'
import type { ComparisonReport, Report } from '../../core/report/report.ts'
import { costFigure } from '../../core/report/words/money.ts'
import { verdicts } from '../../core/review/assessment.ts'
import type { JobReview } from '../../core/review/check.ts'
import type { ComparedRow } from '../../core/review/compare.ts'
import { areComparable, usualCost } from '../../core/rules/job-cost.ts'
import type { Seller } from '../../core/rules/sellers.ts'

/** All that there is to see of a manifest and of one of its jobs. */
export interface Look {
  /** The report of the contract, as `check --format json` has it. */
  readonly report: Report
  /** Every edit that is known to help the file or that job, with the diagnostics that it clears. */
  readonly actions: readonly CodeAction[]
  /** Absent where the file declares no job. */
  readonly job?: string
  /** What keeps the policy from being used: then all this is what the default policy says. */
  readonly policyProblems: readonly PolicyProblem[]
}

export function lookAt(manifest: OpenManifest, uri: string, wanted?: string): Omit<Look, 'policyProblems'> {
  const job = jobOf(manifest, wanted)
  const findings = manifest.review?.findings.filter((finding) => [undefined, job?.name].includes(finding.job)) ?? []
  const diagnostics = findingDiagnostics(manifest, findings, () => uri)
  return {
    report: reportOf(manifest.outcome),
    actions: codeActions(manifest, { uri, diagnostics, only: [CodeActionKind.QuickFix] }),
    ...(job && { job: job.name }),
  }
}

/** An edit, and what a second check shows of it. */
export interface ProvenEdit {
  readonly edit: TextEdit
  /** The rules of the findings that it clears. */
  readonly clears: readonly string[]
  /** Whether the job then has neither an error nor a warning, and its usual case fits as far as that is known. */
  readonly passes: boolean
}

/** One job on every accelerator, each with the edit that takes it there where that clears a finding or costs less. */
export interface Compared {
  readonly report: ComparisonReport
  /** Whether the job passes as it is. */
  readonly passes: boolean
  readonly edits: readonly (ProvenEdit | undefined)[]
  /** Of each row who rents it out. */
  readonly sellers: readonly (readonly Seller[])[]
}

/** Under conditions without end this takes long. */
export function comparedAt(manifest: OpenManifest, wanted?: string): Compared | null {
  const job = jobOf(manifest, wanted)
  if (job === undefined) return null
  const compared = manifest.compared(job.name)
  const chosen = compared.rows.find(({ isChosen }) => isChosen)
  const passes = isSound(manifest, job) && fits(job.facts.sizing)
  const editTo = manifest.onHardware(job.name)
  return {
    report: comparisonReport(manifest.path, compared),
    passes,
    sellers: compared.rows.map((row) => manifest.sellersOf(row)),
    edits: compared.rows.map((row): ProvenEdit | undefined => {
      const isAsked = !row.isChosen && row.verdict !== 'mismatch' && !(passes && !(chosen && isBetter(row, chosen)))
      const proven = isAsked ? editTo(row.hardware) : undefined
      if (proven === undefined) return undefined
      const clears = [...new Set(proven.cleared.map(({ rule }) => rule))]
      const isPass = proven.passes && fits(row.sizing)
      return clears.length > 0 || isPass
        ? { edit: editOf(manifest.document, proven), clears, passes: isPass }
        : undefined
    }),
  }
}

/** Whether nothing that counts is found in the job. */
const isSound = ({ review }: OpenManifest, { name }: JobReview): boolean =>
  review?.findings.every(({ job, severity, waived }) => job !== name || severity === 'notice' || waived) ?? false

const fits = ({ memory }: ComparedRow['sizing']): boolean => memory?.usual?.fits !== false

/** Whether a row costs less, in the figures that are shown, under no worse a verdict. */
function isBetter(row: ComparedRow, chosen: ComparedRow): boolean {
  const [now, then] = [chosen.sizing.cost, row.sizing.cost]
  if (now === undefined || then === undefined || !areComparable(now, then) || !fits(row.sizing)) return false
  const isCheaper = usualCost(then) < usualCost(now) && costFigure(then) !== costFigure(now)
  return isCheaper && verdicts.indexOf(row.verdict) <= verdicts.indexOf(chosen.verdict)
}

function jobOf({ review }: OpenManifest, wanted: string | undefined): JobReview | undefined {
  const jobs = review?.jobs ?? []
  const badness = ({ assessment }: JobReview): number => verdicts.indexOf(assessment.verdict)
  return jobs.find(({ name }) => name === wanted) ?? jobs.toSorted((a, b) => badness(b) - badness(a))[0]
}
