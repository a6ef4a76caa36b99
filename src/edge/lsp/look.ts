import type { CodeAction } from 'vscode-languageserver'
import { codeActions } from '../../core/language-service/code-actions.ts'
import { manifestDiagnostics } from '../../core/language-service/diagnostics.ts'
import type { OpenManifest } from '../../core/language-service/open-manifest.ts'
import { comparisonReport } from '../../core/report/compare.ts'
import { reportOf } from '../../core/report/json.ts'
import type { ComparisonReport, Report } from '../../core/report/report.ts'
import { sizingParts } from '../../core/report/sizing.ts'

/** Asked of an open manifest by a page that shows more than an editor does. */
export const lookRequest = 'accelerator-review/look'

export interface LookQuestion {
  readonly uri: string
  /** The job that is shown in full; absent or unknown: the first. */
  readonly job?: string
}

/** All that there is to see of a manifest and of one of its jobs. */
export interface Look {
  /** The report of the contract, as `check --format json` has it. */
  readonly report: Report
  /** Every edit that is known to help, with the diagnostics that it clears. */
  readonly actions: readonly CodeAction[]
  /** Absent where the file declares no job. */
  readonly job?: string
  /** Of that job in a few words each: memory, time, chip-hours, cost. */
  readonly sizes: readonly string[]
  readonly comparison?: ComparisonReport
}

export function lookAt(manifest: OpenManifest, uri: string, wanted?: string): Look {
  const { outcome, path, document } = manifest
  const jobs = manifest.review?.jobs ?? []
  const job = jobs.find(({ name }) => name === wanted) ?? jobs[0]
  const diagnostics = manifestDiagnostics(manifest, () => uri)
  const end = { line: document.text.split('\n').length, character: 0 }
  const question = { uri, range: { start: { line: 0, character: 0 }, end }, diagnostics }
  return {
    report: reportOf(outcome),
    actions: codeActions(manifest, question),
    ...(job && { job: job.name, comparison: comparisonReport(path, manifest.compared(job.name)) }),
    sizes: job ? sizingParts(job.facts.sizing) : [],
  }
}
