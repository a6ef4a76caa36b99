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

/** The part of a finding that decides whether a job drifts. */
interface JudgedFinding {
  readonly rule: string
  readonly severity: Severity
  readonly job?: string
  readonly waived?: unknown
}

/** The findings of a job with drift: all are from the files of the repository. JSON keeps the verdict. */
export function driftOf<Found extends JudgedFinding>(findings: readonly Found[], job: string): Found[] {
  const judged = findings.filter(
    ({ rule, severity, job: of, waived }) =>
      of === job && severity !== 'notice' && waived === undefined && !/^(?:manifest|policy)\//.test(rule),
  )
  return judged.every(({ rule }) => rule.startsWith('evidence/')) ? judged : []
}

/** The word with its sign, for Markdown. */
export const verdictSign = (judged: Judged): string => `${signs[judged.verdict]} ${verdictWord(judged)}`

const signs: Readonly<Record<Verdict, string>> = { mismatch: '❌', questionable: '⚠️', undecided: '◻️', fit: '✅' }
