import type { Finding, Severity } from '../../finding/finding.ts'
import type { Outcome } from '../../review/outcome.ts'
import { inertText, jsonText } from '../../text/encode.ts'
import { rulePage } from '../docs-address.ts'
import { findingSentence } from '../words/finding-words.ts'

/** GitLab's order is info, minor, major, critical, blocker. The exit status, not this report, blocks a merge. */
const degrees: Readonly<Record<Severity, 'critical' | 'major' | 'info'>> = {
  error: 'critical',
  warning: 'major',
  notice: 'info',
}

/**
 * The findings as GitLab's code quality report. A waived finding is an info that names the waiver. `digest` hashes a
 * text.
 */
export function gitlabReport(outcome: Outcome, digest: (text: string) => string): string {
  const seen = new Map<string, number>()
  const issues = outcome.files.flatMap(({ path, findings, isElsewhere }) =>
    findings.map((finding) => ({
      description: descriptionOf(finding, outcome, isElsewhere ? path : undefined),
      check_name: inertText(finding.rule),
      fingerprint: digest(identityOf(path, finding, seen)),
      severity: finding.waived ? 'info' : degrees[finding.severity],
      // Only JSON-encoded, because it must equal the file's name.
      location: { path: path.toWellFormed(), lines: { begin: finding.span.line } },
    })),
  )
  return `${jsonText(issues)}\n`
}

/** GitLab shows only this text, so the address of the rule's page is at its end. */
function descriptionOf(finding: Finding, { rules }: Outcome, file: string | undefined): string {
  const page = rulePage(finding.rule, rules)
  const words = inertText(findingSentence(finding, file)).replaceAll('\n', ' ')
  return page === undefined ? words : `${words} ${page}`
}

/**
 * Identifies a finding by its place in the document, so that it stays the same when lines move. GitLab merges findings
 * with the same identity, so otherwise equal ones are numbered.
 */
function identityOf(file: string, { rule, job, path }: Finding, seen: Map<string, number>): string {
  const identity = JSON.stringify([file, rule, job ?? null, ...path])
  const count = seen.get(identity) ?? 0
  seen.set(identity, count + 1)
  return `${identity}${count === 0 ? '' : `:${count}`}`
}
