import type { Path, Span } from './document.ts'

export type { Span }

export type Severity = 'error' | 'warning' | 'notice'

/** From gravest to mildest. */
export const severities: readonly Severity[] = ['error', 'warning', 'notice']

/** A second place that a finding speaks of, such as the other half of a contradiction. */
export interface Related {
  /** Relative to the workspace, forward slashes. */
  readonly file: string
  readonly span: Span
  readonly message: string
}

/** One thing that is wrong, whoever found it: syntax, schema, a rule, the organisation's policy. */
export interface Finding {
  /** The rule's id, such as `model/dynamic-shapes`. */
  readonly rule: string
  readonly severity: Severity
  /** Absent where the finding is about the whole file. */
  readonly job?: string
  /** What is wrong and why, in sentences. Untrusted text may stand in it: reports encode it. */
  readonly message: string
  /** What to do, in one sentence. */
  readonly remedy: string
  readonly span: Span
  /** The place as steps below the job, for matching across edits. */
  readonly path: Path
  readonly related: readonly Related[]
}

/** Whether `severity` is as grave as `threshold` or graver. */
export function atLeast(severity: Severity, threshold: Severity): boolean {
  return severities.indexOf(severity) <= severities.indexOf(threshold)
}

/** The order of every report: line, column, then rule. */
export function byPlace(a: Finding, b: Finding): number {
  return (
    a.span.line - b.span.line ||
    a.span.column - b.span.column ||
    (a.rule < b.rule ? -1 : a.rule > b.rule ? 1 : 0) ||
    ((a.job ?? '') < (b.job ?? '') ? -1 : 1)
  )
}
