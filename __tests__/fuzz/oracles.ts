import assert from 'node:assert/strict'
import type { Span } from '../../src/core/finding/finding.ts'
import type { FileReview } from '../../src/core/review/check.ts'

/** A span is inside a text: its lines and columns exist, and its end is not before its start. */
export function assertInside(text: string, span: Span, what: string): void {
  const { line, column, endLine, endColumn } = span
  const lines = text.split('\n')
  const shown = `${what} at ${line}:${column}-${endLine}:${endColumn}`
  assert(line >= 1 && column >= 1 && endLine <= lines.length, shown)
  assert(column <= lengthOf(lines[line - 1]) + 1, `${shown} starts behind its line`)
  assert(endColumn <= lengthOf(lines[endLine - 1]) + 1, `${shown} ends behind its line`)
  assert(endLine > line || (endLine === line && endColumn >= column), `${shown} ends before it starts`)
}

const lengthOf = (line = ''): number => line.length

/** Every place in a review exists. */
export function assertPlaces({ text, findings, jobs, path }: FileReview): void {
  const lines = text.split('\n').length
  for (const { rule, span, related, fix } of findings) {
    assertInside(text, span, rule)
    if (fix) assertInside(text, fix.span, `the fix of ${rule}`)
    for (const other of related) if (other.file === path) assertInside(text, other.span, `beside ${rule}`)
  }
  for (const { name, line } of jobs) assert(line >= 1 && line <= lines, `job ${name} at line ${line}`)
}

/**
 * A review without places, in a fixed order. A mistake that several jobs share by an alias is reported once, so each
 * sentence about the file counts once.
 */
export const essence = ({ findings, jobs }: FileReview): unknown => ({
  findings: distinct(
    findings.map(({ rule, severity, job, message, path }) =>
      JSON.stringify([
        rule,
        severity,
        rule === 'manifest/not-read' ? inNoOrder(message) : message,
        ...(job === undefined ? [] : [job, path]),
      ]),
    ),
  ),
  jobs: distinct(
    jobs.map(({ name, assessment: { verdict, recommended } }) => JSON.stringify([name, verdict, recommended])),
  ),
})

/** Unread keys are named in the order of the file, and only the first of many. */
const inNoOrder = (message: string): string => (message.endsWith(' more.') ? 'many' : [...message].sort().join(''))

const distinct = (texts: readonly string[]): string[] => [...new Set(texts)].sort()

/** Whether more than the manifest parser took part. */
export const reachesRules = ({ findings, jobs }: FileReview): boolean =>
  findings.some(({ rule }) => !rule.startsWith('manifest/')) ||
  jobs.some(({ assessment }) => assessment.for.length + assessment.against.length > 0)
