import assert from 'node:assert/strict'
import type { Span } from '../../src/core/finding/finding.ts'
import type { FileReview } from '../../src/core/review/check.ts'

/** A span lies inside a text: its lines and columns are there, and its end is not before its start. */
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

/** Every place that a review names is there. */
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
 * What a review says without its places, in an order of its own. A mistake that several jobs share by an alias is told
 * once, so that of what is about the file each sentence counts once.
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

/** Keys that are not read are named in the order of the file, and of many only the first. */
const inNoOrder = (message: string): string => (message.endsWith(' more.') ? 'many' : [...message].sort().join(''))

const distinct = (texts: readonly string[]): string[] => [...new Set(texts)].sort()

/** Whether anything but the reader of manifests had a say. */
export const reachesRules = ({ findings, jobs }: FileReview): boolean =>
  findings.some(({ rule }) => !rule.startsWith('manifest/')) ||
  jobs.some(({ assessment }) => assessment.for.length + assessment.against.length > 0)
