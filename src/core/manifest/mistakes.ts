import { byPlace, type Finding } from '../finding/finding.ts'
import type { Path, Span } from '../text/document.ts'

/** The most mistakes to list for one file. */
const mostListed = 1_000

/** The mistakes in one file, each once: jobs with the same defaults share them. */
export class Mistakes {
  readonly #findings: Finding[] = []
  readonly #seen = new Set<string>()

  add(finding: Omit<Finding, 'related'>): void {
    const key = `${finding.rule} ${finding.span.line} ${finding.span.column} ${finding.message}`
    if (!this.#seen.has(key)) this.#findings.push({ ...finding, related: [] })
    this.#seen.add(key)
  }

  /** `says`: what is wrong, and what to do. */
  error(rule: string, says: readonly [message: string, remedy: string], span: Span, path: Path = []): void {
    const [message, remedy] = says
    this.add({ rule, severity: 'error', message, remedy, span, path })
  }

  /** The first mistakes by place and, if there are many more, one error with their number. */
  listed(): readonly Finding[] {
    const findings = this.#findings.sort(byPlace)
    const next = findings[mostListed]
    if (next === undefined) return findings
    const count = findings.length - mostListed
    const more: Finding = {
      rule: 'manifest/limit',
      severity: 'error',
      message: `${count} more mistakes from here on are not listed.`,
      remedy: `Fix the ${mostListed} that are listed, and check again.`,
      span: next.span,
      // The number is part of the path, so a different number is a new finding.
      path: [`${count} more`],
      related: [],
    }
    return [...findings.slice(0, mostListed), more]
  }
}
