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

/** The word with its sign, for Markdown. */
export const verdictSign = (judged: Judged): string => `${signs[judged.verdict]} ${verdictWord(judged)}`

const signs: Readonly<Record<Verdict, string>> = { mismatch: '❌', questionable: '⚠️', undecided: '◻️', fit: '✅' }
