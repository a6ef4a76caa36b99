import type { CodeAction, TextEdit } from 'vscode-languageserver-types'
import { codeActions, editOf } from '../../core/language-service/code-actions.ts'
import { findingDiagnostics } from '../../core/language-service/diagnostics.ts'
import type { OpenManifest } from '../../core/language-service/open-manifest.ts'
import { CodeActionKind } from '../../core/language-service/protocol.ts'
import type { PolicyProblem } from '../../core/policy/unusable-policy.ts'
import { comparisonReport } from '../../core/report/formats/compare.ts'
import { reportOf } from '../../core/report/formats/json.ts'
import type { ComparisonReport, Report } from '../../core/report/report.ts'
import { verdicts } from '../../core/review/assessment.ts'
import type { JobReview } from '../../core/review/check.ts'

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

/** An edit, and the rules of the findings that a second check shows it to clear. */
export interface ProvenEdit {
  readonly edit: TextEdit
  readonly clears: readonly string[]
}

/** One job on every accelerator, each with the edit that takes it there where that is known to help. */
export interface Compared {
  readonly report: ComparisonReport
  readonly edits: readonly (ProvenEdit | undefined)[]
}

/** Under conditions without end this takes long. */
export function comparedAt(manifest: OpenManifest, wanted?: string): Compared | null {
  const job = jobOf(manifest, wanted)
  if (job === undefined) return null
  const compared = manifest.compared(job.name)
  const editTo = manifest.onHardware(job.name)
  return {
    report: comparisonReport(manifest.path, compared),
    edits: compared.rows.map(({ isChosen, verdict, hardware }): ProvenEdit | undefined => {
      const proven = isChosen || verdict === 'mismatch' ? undefined : editTo(hardware)
      if (proven === undefined) return undefined
      const clears = [...new Set(proven.cleared.map(({ rule }) => rule))]
      return { edit: editOf(manifest.document, proven), clears }
    }),
  }
}

function jobOf({ review }: OpenManifest, wanted: string | undefined): JobReview | undefined {
  const jobs = review?.jobs ?? []
  const badness = ({ assessment }: JobReview): number => verdicts.indexOf(assessment.verdict)
  return jobs.find(({ name }) => name === wanted) ?? jobs.toSorted((a, b) => badness(b) - badness(a))[0]
}
