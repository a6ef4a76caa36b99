import { folderOf, isBelow } from '../text/folder-paths.ts'
import { type EvidenceFacts, evidenceFacts } from './agreement/facts.ts'
import { attributeToJobs, foldersOf, ownerOf } from './attribution/attribute-to-jobs.ts'
import { emptyGlobs } from './attribution/evidence-globs.ts'
import type { UnreadFile } from './file-tree.ts'
import type { Claim } from './observation/attributed-observation.ts'
import type { Observation } from './observation/observation.ts'
import { type Unread, unreadFiles } from './unread.ts'

/** What the repository shows, gathered once for all manifests of a run. */
export interface Evidence {
  readonly observations: readonly Observation[]
  /** The paths of all manifests of the run. */
  readonly manifests: readonly string[]
  /** The paths of all files that `evidence` may name; absent where they are not known. */
  readonly files?: readonly string[]
  /** What was left out; absent where nothing was. */
  readonly unread?: Unread
  /** The text of a file that a manifest names, by its path from the top; undefined where there is none to be read. */
  readonly textOf?: (path: string) => string | undefined
}

/** The evidence facts of each job of a manifest, in the order of the jobs. */
export function evidenceOfJobs(manifest: string, claims: readonly Claim[], evidence: Evidence): EvidenceFacts[] {
  const { observations, manifests, files } = evidence
  return attributeToJobs(manifest, claims, observations, manifests).map((attributed, at) => ({
    ...evidenceFacts(attributed),
    ...listingFacts(folderOf(manifest), claims[at]?.globs, files, attributed.length > 0),
  }))
}

/** What of a job's `evidence` is in vain. */
function listingFacts(
  folder: string,
  globs: readonly string[] | undefined,
  files: readonly string[] | undefined,
  showsSomething: boolean,
): Pick<EvidenceFacts, 'listing'> {
  if (globs === undefined || files === undefined) return {}
  return { listing: { globs, empty: emptyGlobs(folder, globs, files), showsSomething } }
}

/** The files that were not read, and that could be evidence of a manifest: those that lie with it, and above. */
export function unreadAround(manifest: string, { manifests, unread }: Evidence): UnreadFile[] {
  if (unread === undefined) return []
  const folder = folderOf(manifest)
  const folders = foldersOf(manifests)
  return unreadFiles(unread).filter(({ path }) => {
    const owner = ownerOf(path, folders)
    return owner === undefined || owner === folder || isBelow(folder, owner)
  })
}
