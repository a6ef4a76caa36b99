import type { Evidence } from '../../core/evidence/evidence.ts'
import type { PolicyFiles } from '../../core/policy/layers/policy-reading.ts'

/** The surroundings of an open file, on a disk or in a page. */
export interface Repository {
  /** The path from its top, with forward slashes. */
  readonly pathOf: (uri: string) => string
  readonly uriOf: (path: string) => string
  /** The sources of a policy, as saved. */
  readonly policyFiles: PolicyFiles
  /** The evidence for a manifest's jobs. Undefined if the files are unreadable. */
  readonly evidenceFor: (path: string, text: string) => Promise<Evidence | undefined>
  /** Files changed, so cached readings are invalid. */
  readonly forget: () => void
}

/** The environment of a language server. */
export interface Host {
  /** The repository of a file, the same object for all of its files. */
  readonly repositoryOf: (uri: string) => Repository | undefined
  /** The date in UTC, such as `2026-11-21`. */
  readonly today: () => string
}
