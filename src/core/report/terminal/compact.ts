import type { Finding } from '../../finding/finding.ts'
import type { FileReview, JobReview } from '../../review/check.ts'
import { fails, type Outcome } from '../../review/outcome.ts'
import { logText } from '../../text/encode.ts'
import { onBaseWords, waivedWords } from '../words/finding-words.ts'
import { nameBesidePath } from '../words/job-name.ts'
import { summaryLine } from '../words/summary-line.ts'
import { unreadSentences } from '../words/unread.ts'

/**
 * The report for agents, editors and `grep`: one line per finding with its remedy, one per job with its first
 * alternative, then a summary line. Editors parse `path:line:column: severity rule: …` as a place.
 */
export function compactReport(outcome: Outcome, { quiet }: { readonly quiet: boolean }): string {
  const isShown = (finding: Finding): boolean => !quiet || fails(finding, outcome)
  return `${[
    ...outcome.files.flatMap((file) => [
      ...file.findings.filter(isShown).map((finding) => findingLine(file, finding)),
      ...(quiet ? [] : file.jobs.flatMap((job) => changeLine(file, job))),
    ]),
    ...(quiet ? [] : unreadSentences(outcome).map(logText)),
    summaryLine(outcome),
  ].join('\n')}\n`
}

function findingLine(file: FileReview, finding: Finding): string {
  const { span, severity, standing, onBase, rule, message, waived, remedy } = finding
  const before = onBase === undefined ? '' : ` (${onBaseWords(onBase)})`
  const about = [standing === undefined ? [] : `${standing}${before}`, severity, rule].flat().join(' ')
  const answer = waived ? `Waived: ${waivedWords(waived)}` : `Do: ${remedy}`
  return `${placeOf(file.path, span.line, span.column)} ${about}${jobWords(file, finding.job)}: ${logText(`${message} ${answer}`)}`
}

function changeLine(file: FileReview, { name, line, alternatives: [first] }: JobReview): string[] {
  if (first === undefined) return []
  return [`${placeOf(file.path, line, 1)} would pass${jobWords(file, name)}: ${logText(first.change)}`]
}

const placeOf = (path: string, line: number, column: number): string => `${logText(path)}:${line}:${column}:`

function jobWords(file: FileReview, job: string | undefined): string {
  const name = nameBesidePath(file, job)
  return name === undefined ? '' : ` (job ${logText(name)})`
}
