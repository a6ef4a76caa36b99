import type { Evidence } from '../../core/evidence/evidence.ts'
import type { PolicyFiles } from '../../core/policy/layers/policy-reading.ts'

/** What lies around an open file, wherever that is: on a disk, or in a page. */
export interface Repository {
  /** The path from its top, with forward slashes. */
  readonly pathOf: (uri: string) => string
  readonly uriOf: (path: string) => string
  /** The files that a policy may be read from, as they are saved. */
  readonly policyFiles: PolicyFiles
  /** Evidence for the jobs of a manifest; undefined if the files cannot be read. */
  readonly evidenceFor: (path: string, text: string) => Promise<Evidence | undefined>
  /** Files were changed: what was read of them is not to be used again. */
  readonly forget: () => void
}

/** The environment of a language server. */
export interface Host {
  /** The repository around a file; the same one for all of its files. */
  readonly repositoryOf: (uri: string) => Repository | undefined
  /** The day in UTC, such as `2026-11-21`. */
  readonly today: () => string
}
