import type { EvidenceFacts } from './agreement/facts.ts'
import type { UnreadPart } from './engines/commands/unread-command.ts'
import type { Link } from './file-tree.ts'
import type { MatchingTime } from './matching-time.ts'
import type { Observation } from './observation/observation.ts'
import type { Unread } from './unread.ts'

/** What the repository shows, gathered once for all manifests of a run. */
export interface Evidence {
  /** The files that `evidence` may name, where they are known. */
  readonly files?: readonly string[]
  /** Reads those that it names. It comes with the readers, which a page that has no files does not load. */
  readonly withListed?: (
    facts: EvidenceFacts,
    folder: string,
    globs: readonly string[],
    evidence: Evidence,
  ) => EvidenceFacts
  readonly observations: readonly Observation[]
  /** The paths of all manifests of the run. */
  readonly manifests: readonly string[]
  /** Those that the walk met as well, which the run may not check. */
  readonly allManifests?: readonly string[]
  /** Files that no reader reads, whatever they hold. */
  readonly withoutReader?: readonly string[]
  /** The symbolic links among the files, and those to folders. */
  readonly links?: readonly Link[]
  /** Folders of examples, of which nothing is seen but what is called as a job. */
  readonly unopenedExamples?: readonly string[]
  /** Of all files that were read. */
  readonly bytes?: number
  /** What was left out; absent where nothing was. */
  readonly unread?: Unread
  /** Ends the matching of what takes too long; absent where nothing does. */
  readonly time?: MatchingTime
  /** The text of a file that a manifest names, by its path from the top; undefined where there is none to be read. */
  readonly textOf?: (path: string) => string | undefined
  /** A job that is about to run, and the files that it is started by: they count in the place of what jobs list. */
  readonly launched?: {
    readonly job: string
    readonly files: readonly string[]
    /** What of the command that starts it is not compared. */
    readonly unread: readonly UnreadPart[]
  }
}
