import type { CodeAction, TextEdit } from 'vscode-languageserver-types'
import { resolveProvider } from '../../core/catalog/names/providers.ts'
import { codeActions, editOf } from '../../core/language-service/code-actions.ts'
import { findingDiagnostics } from '../../core/language-service/diagnostics.ts'
import type { OpenManifest } from '../../core/language-service/open-manifest.ts'
import { CodeActionKind } from '../../core/language-service/protocol.ts'
import type { PolicyProblem } from '../../core/policy/unusable-policy.ts'
import { comparisonReport } from '../../core/report/formats/compare.ts'
import { reportOf } from '../../core/report/formats/json.ts'
import type { ComparisonReport } from '../../core/report/other-results.ts'
import type { Report } from '../../core/report/report.ts'
import { costFigure } from '../../core/report/words/money.ts'
import { gravestVerdict, openFindings } from '../../core/report/words/verdict.ts'
import { verdicts } from '../../core/review/assessment.ts'
import type { JobReview } from '../../core/review/check.ts'
import type { ComparedRow, Comparison } from '../../core/review/comparison/compare.ts'
import { usualCost } from '../../core/rules/estimate.ts'
import { areComparable } from '../../core/rules/job-cost.ts'
import type { Seller } from '../../core/rules/sellers.ts'

/** Everything there is to show of a manifest and one of its jobs. */
export interface Look {
  /** The report of `check --format json`. */
  readonly report: Report
  /** Every known edit for the file or that job, with the diagnostics that it clears. */
  readonly actions: readonly CodeAction[]
  /** Undefined if the file declares no job. */
  readonly job?: string
  /** Why the policy is unusable. Everything here is then under the default policy. */
  readonly policyProblems: readonly PolicyProblem[]
}

export function lookAt(manifest: OpenManifest, uri: string, wanted?: string): Omit<Look, 'policyProblems'> {
  const job = jobOf(manifest, wanted)
  const findings = manifest.review.findings.filter((finding) => [undefined, job?.name].includes(finding.job))
  const diagnostics = findingDiagnostics(manifest, findings, () => uri)
  return {
    report: reportOf(manifest.outcome),
    actions: codeActions(manifest, { uri, diagnostics, only: [CodeActionKind.QuickFix] }),
    ...(job && { job: job.name }),
  }
}

/** An edit with the results of checking it. */
export interface ProvenEdit {
  readonly edit: TextEdit
  /** The rules whose findings it clears. */
  readonly clears: readonly string[]
  /** Whether the job then has no errors or warnings, and its usual case fits, as far as known. */
  readonly passes: boolean
}

/** A job on every accelerator, with edits for rows that clear a finding or cost less. */
export interface Compared {
  readonly report: ComparisonReport
  /** The provider at which everything is judged and priced. Undefined: any. */
  readonly provider?: string
  /** Whether the job passes unchanged. */
  readonly passes: boolean
  readonly edits: readonly (ProvenEdit | undefined)[]
  /** The providers of each row's hardware. */
  readonly sellers: readonly (readonly Seller[])[]
}

/** Slow if the policy has very many conditions. */
export function comparedAt(manifest: OpenManifest, wanted?: string, at = ''): Compared | null {
  const job = jobOf(manifest, wanted)
  if (job === undefined) return null
  const provider = resolveProvider(at)
  const compared = manifest.compared(job.name, provider)
  const present = presentIn(compared)
  const passes = isSound(manifest, job) && fits(job.facts.sizing)
  const editTo = manifest.onHardware(job.name)
  return {
    report: comparisonReport(manifest.path, compared),
    ...(provider && { provider: provider.name }),
    passes,
    sellers: compared.rows.map((row) => manifest.sellersOf(row)),
    edits: compared.rows.map((row): ProvenEdit | undefined => {
      const isWanted = !passes || present === undefined || row === present || isBetter(row, present)
      const isAsked = !row.isChosen && row.verdict !== 'mismatch' && isWanted
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

/** The declared hardware at the provider in question. Undefined if none is declared, or the provider lacks it. */
function presentIn({ rows }: Comparison): ComparedRow | undefined {
  const chosen = rows.find(({ isChosen }) => isChosen)
  if (!chosen?.isElsewhere) return chosen
  const isSame = ({ isChosen, count, candidates }: ComparedRow): boolean =>
    !isChosen && count === chosen.count && candidates.every((each) => chosen.candidates.includes(each))
  return rows.find(isSame)
}

/** Whether the job has no errors or warnings. */
const isSound = ({ review }: OpenManifest, { name }: JobReview): boolean =>
  review.findings.every(({ job, severity, waived }) => job !== name || severity === 'notice' || waived)

const fits = ({ memory }: ComparedRow['sizing']): boolean => memory?.usual?.fits !== false

/** Whether a row costs less, in displayed figures, without a worse verdict. */
function isBetter(row: ComparedRow, chosen: ComparedRow): boolean {
  const [now, then] = [chosen.sizing.cost, row.sizing.cost]
  if (now === undefined || then === undefined || !areComparable(now, then) || !fits(row.sizing)) return false
  const isCheaper = usualCost(then) < usualCost(now) && costFigure(then) !== costFigure(now)
  return isCheaper && verdicts.indexOf(row.verdict) <= verdicts.indexOf(chosen.verdict)
}

function jobOf({ review }: OpenManifest, wanted: string | undefined): JobReview | undefined {
  const { jobs, findings } = review
  const badness = ({ name, assessment }: JobReview): number =>
    verdicts.indexOf(gravestVerdict(assessment, openFindings(findings, name)))
  return jobs.find(({ name }) => name === wanted) ?? jobs.toSorted((a, b) => badness(b) - badness(a))[0]
}
