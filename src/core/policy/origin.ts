import type { Span } from '../text/document.ts'

// A separate file, because the library publishes these types, but not those of policies and conditions.

/** The place of a value in a policy. */
export interface Origin {
  /** The name for people: a path, `owner/repo/path@ref`, or a preset. */
  readonly file: string
  readonly span: Span
  /** Whether the file belongs to the checked repository, so that a finding can point at it. */
  readonly isLocal: boolean
}

/** The span of values that are not in a file. */
export const nowhere: Span = { line: 1, column: 1, endLine: 1, endColumn: 2 }
