import { type CodeAction, CodeActionKind } from 'vscode-languageserver'
import { codeActions } from '../../core/language-service/code-actions.ts'
import { findingDiagnostics } from '../../core/language-service/diagnostics.ts'
import type { OpenManifest } from '../../core/language-service/open-manifest.ts'
import type { PolicyProblem } from '../../core/policy/unusable-policy.ts'
import { comparisonReport } from '../../core/report/compare.ts'
import { reportOf } from '../../core/report/json.ts'
import type { ComparisonReport, Report } from '../../core/report/report.ts'
import { sizingParts } from '../../core/report/sizing.ts'
import type { JobReview } from '../../core/review/check.ts'

/** Asked of an open manifest by a page that shows more than an editor does. */
export const lookRequest = 'accelerator-review/look'
/** Asked the same way for one of its jobs on every accelerator: of conditions without end that takes long. */
export const compareRequest = 'accelerator-review/compare'

export interface LookQuestion {
  readonly uri: string
  /** The job that is shown in full; absent or unknown: the first. */
  readonly job?: string
}

/** All that there is to see of a manifest and of one of its jobs. */
export interface Look {
  /** The report of the contract, as `check --format json` has it. */
  readonly report: Report
  /** Every edit that is known to help the file or that job, with the diagnostics that it clears. */
  readonly actions: readonly CodeAction[]
  /** Absent where the file declares no job. */
  readonly job?: string
  /** Of that job in a few words each: memory, time, chip-hours, cost. */
  readonly sizes: readonly string[]
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
    sizes: job ? sizingParts(job.facts.sizing) : [],
  }
}

export function comparedAt(manifest: OpenManifest, wanted?: string): ComparisonReport | null {
  const job = jobOf(manifest, wanted)
  return job ? comparisonReport(manifest.path, manifest.compared(job.name)) : null
}

function jobOf({ review }: OpenManifest, wanted: string | undefined): JobReview | undefined {
  const jobs = review?.jobs ?? []
  return jobs.find(({ name }) => name === wanted) ?? jobs[0]
}
