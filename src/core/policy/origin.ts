import type { Span } from '../text/document.ts'

// In a file of its own: the library publishes these types, and not those of a policy with its conditions.

/** Where a value of a policy stands. */
export interface Origin {
  /** As people name it: a path of the repository, `owner/repo/path@ref`, or a preset. */
  readonly file: string
  readonly span: Span
  /** Whether the file is one of the repository, so that a finding can point at it. */
  readonly isLocal: boolean
}

/** The span of what was not written in a file. */
export const nowhere: Span = { line: 1, column: 1, endLine: 1, endColumn: 2 }
