import { type Evidence, leftOutOf, unreadAround } from '../evidence/evidence-of-jobs.ts'
import type { Finding, Related } from '../finding/finding.ts'
import type { Span } from '../text/document.ts'

const mostShown = 3
const start: Span = { line: 1, column: 1, endLine: 1, endColumn: 2 }

/** What could have been evidence of a manifest and was not read, as one finding about the whole file. */
export function unreadFindings(manifest: string, evidence: Evidence): Finding[] {
  const files = unreadAround(manifest, evidence)
  const incomplete = leftOutOf(evidence)?.incomplete
  if (files.length === 0 && incomplete === undefined) return []
  const number = files.length === 1 ? '1 file is' : `${files.length} files are`
  const said = [
    ...(files.length > 0 ? [`${number} no evidence, or not to the end: ${files[0]?.path} ${files[0]?.because}.`] : []),
    ...(incomplete === undefined ? [] : [`Evidence incomplete: ${incomplete}.`]),
  ]
  return [
    {
      rule: 'evidence/unread-file',
      severity: 'notice',
      message: `${said.join(' ')} What is not read bears no declaration out and contradicts none.`,
      remedy: 'Bring the files into a form that is read, or keep what is no launch and no dependency elsewhere.',
      span: start,
      path: [],
      related: files
        .slice(0, mostShown)
        .map(({ path, because }): Related => ({ file: path, span: start, message: because })),
    },
  ]
}
