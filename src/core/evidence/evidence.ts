import type { EvidenceFacts, OpenLaunch } from './agreement/facts.ts'
import type { UnreadPart } from './engines/commands/unread-command.ts'
import type { Link } from './file-tree.ts'
import type { MatchingTime } from './matching-time.ts'
import type { Observation } from './observation/observation.ts'
import type { Unread } from './unread.ts'

/** What a repository shows, gathered once for all manifests of a run. */
export interface Evidence {
  /** The files that `evidence` may name, if known. */
  readonly files?: readonly string[]
  /** Reads the listed files. It comes with the readers, which a page without files does not load. */
  readonly withListed?: (
    facts: EvidenceFacts,
    folder: string,
    globs: readonly string[],
    evidence: Evidence,
  ) => EvidenceFacts
  readonly observations: readonly Observation[]
  readonly manifests: readonly string[]
  /** All manifests that the walk found. The run may not check all of them. */
  readonly allManifests?: readonly string[]
  /** Files without a reader. */
  readonly withoutReader?: readonly string[]
  /** The symbolic links to files and folders. */
  readonly links?: readonly Link[]
  /** Folders of examples in which only files with a job's name were read. */
  readonly unopenedExamples?: readonly string[]
  /** The size of all files that were read. */
  readonly bytes?: number
  /** What was left out. Absent if nothing was. */
  readonly unread?: Unread
  /** Limits the time for matching. Absent if there is no limit. */
  readonly time?: MatchingTime
  /** The text of a file that a manifest names, by its path from the top. Undefined if unreadable. */
  readonly textOf?: (path: string) => string | undefined
  /** A job that is about to run, and the files that start it. They replace the files that jobs list. */
  readonly launched?: {
    readonly job: string
    readonly files: readonly string[]
    /** The unread parts of the command that starts it. */
    readonly unread: readonly UnreadPart[]
    /** The words in it that may launch more than was read. */
    readonly inWords: (facts: EvidenceFacts) => readonly OpenLaunch[]
  }
}
