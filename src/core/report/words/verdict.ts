import type { Severity } from '../../finding/finding.ts'
import type { Verdict } from '../../review/assessment.ts'

/** What a verdict is called in reports for people. */
export type VerdictWord = Verdict | 'drift'

/** The worst first. */
export const verdictOrder: readonly VerdictWord[] = ['mismatch', 'drift', 'questionable', 'undecided', 'fit']

interface Judged {
  readonly verdict: Verdict
  readonly isDrift?: true
}

/** "drift" if nothing but the files of the repository disagrees with the job. JSON keeps the verdict. */
export const verdictWord = ({ verdict, isDrift }: Judged): VerdictWord => (isDrift ? 'drift' : verdict)

/** What of a finding in a report tells drift. */
interface Told {
  readonly rule: string
  readonly severity: Severity
  readonly job?: string
  readonly waived?: unknown
}

/** What the files of the repository say against a job, where nothing else speaks against it; a JSON report keeps the verdict. */
export function driftOf<Found extends Told>(findings: readonly Found[], job: string): Found[] {
  const judged = findings.filter(
    ({ rule, severity, job: of, waived }) =>
      of === job && severity !== 'notice' && waived === undefined && !/^(?:manifest|policy)\//.test(rule),
  )
  return judged.every(({ rule }) => rule.startsWith('evidence/')) ? judged : []
}

/** The word with its sign, for Markdown. */
export const verdictSign = (judged: Judged): string => `${signs[judged.verdict]} ${verdictWord(judged)}`

const signs: Readonly<Record<Verdict, string>> = { mismatch: '❌', questionable: '⚠️', undecided: '◻️', fit: '✅' }
