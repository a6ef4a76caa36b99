/** The state of the repository that a change is compared with. */
export interface BaseTree {
  readonly commit: string
  /** Files that differ, by their path now, with the path that they had; undefined for a new file. */
  readonly changed: ReadonlyMap<string, string | undefined>
  readonly deleted: readonly string[]
  /** A file as it was; undefined where there was none. Throws where it cannot be read. */
  readonly read: (path: string) => Promise<Uint8Array | undefined>
}

/** Why nothing can be compared; then every finding counts as new. */
export interface NoBaseTree {
  readonly reason: string
}
