import type { Report, ReportOrigin } from '../report/report.ts'
import { version } from '../report/version.ts'
import { jsonText } from '../text/encode.ts'

/** The report of a repository without a manifest, or one that could not be checked, as text. */
export function emptyReport(origin: ReportOrigin, said: Pick<Report, 'undeclared' | 'notChecked'> = {}): string {
  const summary = { files: 0, jobs: 0, error: 0, warning: 0, notice: 0, waived: 0, failed: false }
  const tool = { name: 'accelerator-review', version } as const
  const report: Report = { version: 1, tool, ...origin, summary, files: [], ...said }
  return jsonText(report)
}
