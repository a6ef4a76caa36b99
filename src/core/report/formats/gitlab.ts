import type { Finding, Severity } from '../../finding/finding.ts'
import type { Outcome } from '../../review/outcome.ts'
import { inertText, jsonText } from '../../text/encode.ts'
import { rulePage } from '../docs-address.ts'
import { findingSentence } from '../words/finding-words.ts'

/** GitLab orders info, minor, major, critical, blocker; what blocks is decided by the exit status, not by this list. */
const degrees: Readonly<Record<Severity, 'critical' | 'major' | 'info'>> = {
  error: 'critical',
  warning: 'major',
  notice: 'info',
}

/**
 * The findings as GitLab's code quality report. A waived finding is an info that says who waived it. `digest` names a
 * text: the same text always by the same word, and two texts by two.
 */
export function gitlabReport(outcome: Outcome, digest: (text: string) => string): string {
  const seen = new Map<string, number>()
  const issues = outcome.files.flatMap(({ path, findings, isElsewhere }) =>
    findings.map((finding) => ({
      description: descriptionOf(finding, outcome, isElsewhere ? path : undefined),
      check_name: inertText(finding.rule),
      fingerprint: digest(identityOf(path, finding, seen)),
      severity: finding.waived ? 'info' : degrees[finding.severity],
      // Not encoded but as JSON: it has to be the file's own name.
      location: { path: path.toWellFormed(), lines: { begin: finding.span.line } },
    })),
  )
  return `${jsonText(issues)}\n`
}

/** GitLab shows nothing else of it: the address of the rule's page stands at the end. */
function descriptionOf(finding: Finding, { rules }: Outcome, file: string | undefined): string {
  const page = rulePage(finding.rule, rules)
  const words = inertText(findingSentence(finding, file)).replaceAll('\n', ' ')
  return page === undefined ? words : `${words} ${page}`
}

/**
 * Names a finding by where it stands in the document, so that it is the same one after lines were moved. GitLab shows
 * findings of one name as one: those that nothing else tells apart are counted.
 */
function identityOf(file: string, { rule, job, path }: Finding, seen: Map<string, number>): string {
  const identity = JSON.stringify([file, rule, job ?? null, ...path])
  const count = seen.get(identity) ?? 0
  seen.set(identity, count + 1)
  return `${identity}${count === 0 ? '' : `:${count}`}`
}
