import type { Severity } from '../../finding/finding.ts'
import { verdicts as gravity, type Verdict } from '../../review/assessment.ts'

/** A verdict in reports for people. */
export type VerdictWord = Verdict | 'drift'

/** Worst first. */
export const verdictOrder: readonly VerdictWord[] = ['mismatch', 'drift', 'questionable', 'undecided', 'fit']

interface Judged {
  readonly verdict: Verdict
  readonly isDrift?: true
}

/** "drift" if only the repository's files disagree with the job. JSON keeps the verdict. */
export const verdictWord = ({ verdict, isDrift }: Judged): VerdictWord => (isDrift ? 'drift' : verdict)

/** The parts of a finding that decide whether a job drifts. */
interface JudgedFinding {
  readonly rule: string
  readonly severity: Severity
  readonly job?: string
  readonly waived?: unknown
}

/** The findings of a drifting job: all from the repository's files. Empty for other jobs. */
export function driftOf<Found extends JudgedFinding>(findings: readonly Found[], job: string): Found[] {
  const judged = findings.filter(
    ({ rule, severity, job: of, waived }) =>
      of === job && severity !== 'notice' && waived === undefined && !/^(?:manifest|policy)\//.test(rule),
  )
  return judged.every(({ rule }) => rule.startsWith('evidence/')) ? judged : []
}

/** The job's findings without a waiver. */
export const openFindings = <Found extends JudgedFinding>(findings: readonly Found[], job: string): Found[] =>
  findings.filter(({ job: of, waived }) => of === job && waived === undefined)

/** The violations of the policy among a job's open findings. */
export const policyViolations = <Found extends JudgedFinding>(findings: readonly Found[]): Found[] =>
  findings.filter(({ rule, severity }) => severity !== 'notice' && rule.startsWith('policy/'))

/** "over the limit": a job's most severe policy violation. */
export function policyWords(findings: readonly JudgedFinding[]): string | undefined {
  const severe = policyViolations(findings)
  return wordsOfRules.find(([rule]) => severe.some((finding) => finding.rule.startsWith(rule)))?.[1]
}

const wordsOfRules = [
  ['policy/limit-exceeded', 'over the limit'],
  ['policy/undeclared', 'not checked against the policy'],
  ['policy/', 'against the policy'],
] as const

/** The most severe of a job's verdict and findings: suitable hardware may still exceed a limit. */
export function gravestVerdict({ verdict }: Judged, findings: readonly JudgedFinding[] = []): Verdict {
  const found = findings.flatMap(({ severity }) => verdictOfSeverity[severity] ?? [])
  return [verdict, ...found].reduce((one, other) => (gravity.indexOf(other) > gravity.indexOf(one) ? other : one))
}

/** The verdict that corresponds to a finding's severity. */
const verdictOfSeverity: Readonly<Record<Severity, Verdict | undefined>> = {
  error: 'mismatch',
  warning: 'questionable',
  notice: undefined,
}

/** "fit", "over the limit", "questionable; over the limit". */
export const verdictWords = (judged: Judged, findings: readonly JudgedFinding[]): string =>
  withPolicy(verdictWord(judged), findings)

/** A word for a verdict with the policy violation. With one, "fit" would read as praise. */
export function withPolicy(word: string, findings: readonly JudgedFinding[]): string {
  const against = policyWords(findings)
  if (against === undefined) return word
  return word === 'fit' ? against : `${word}; ${against}`
}

/** "✅ fit", "⚠️ questionable; over the limit": the words with the most severe sign, for Markdown. */
export const verdictSign = (judged: Judged, findings: readonly JudgedFinding[] = []): string =>
  `${signs[gravestVerdict(judged, findings)]} ${verdictWords(judged, findings)}`

const signs: Readonly<Record<Verdict, string>> = { mismatch: '❌', questionable: '⚠️', undecided: '◻️', fit: '✅' }
