import { folderOf, isBelow } from '../text/folder-paths.ts'
import { onceFor } from '../text/once.ts'
import { type EvidenceFacts, evidenceFacts } from './agreement/facts.ts'
import { attribution } from './attribution/attribute-to-jobs.ts'
import { globOfPath } from './attribution/evidence-globs.ts'
import { foldersOf, ownerOf } from './attribution/repository-observations.ts'
import type { Evidence } from './evidence.ts'
import type { UnreadFile } from './file-tree.ts'
import { type AttributedObservation, type Claim, isLaunch } from './observation/attributed-observation.ts'
import { type Unread, unreadFiles } from './unread.ts'

interface Matched {
  readonly claims: string
  readonly facts: FactsOfJobs
}

/** In the order of the jobs. Undefined if there was no time for a job. */
type FactsOfJobs = readonly (EvidenceFacts | undefined)[]

/** The last facts of each manifest. A trial edit changes hardware, but rarely what a job claims. */
const matchedOf = onceFor((_: Evidence) => new Map<string, Matched>())

export function evidenceOfJobs(manifest: string, claims: readonly Claim[], evidence: Evidence): FactsOfJobs {
  const known = matchedOf(evidence)
  const key = JSON.stringify(claims)
  const before = known.get(manifest)
  if (before?.claims === key) return before.facts
  const claiming = claims.map((claim) => asLaunched(claim, evidence.launched))
  const match = (isOver: () => boolean): FactsOfJobs => factsOfJobs(manifest, claiming, evidence, isOver)
  const facts = evidence.time ? evidence.time.spend(match) : match(() => false)
  known.set(manifest, { claims: key, facts })
  return facts
}

/** A launched job lists only the files of its launch, and other jobs list none. */
function asLaunched(claim: Claim, launched: Evidence['launched']): Claim {
  if (launched === undefined) return claim
  return { ...claim, globs: claim.name === launched.job ? launched.files.map(globOfPath) : [] }
}

function factsOfJobs(
  manifest: string,
  claims: readonly Claim[],
  evidence: Evidence,
  isOver: () => boolean,
): FactsOfJobs {
  const attribute = attribution(manifest, claims, evidence, isOver)
  const factsOf = new Map<readonly AttributedObservation[], EvidenceFacts>()
  return claims.map((claim) => {
    if (isOver()) return undefined
    const attributed = attribute(claim)
    const known = factsOf.get(attributed)
    if (known) return known
    const own = evidenceFacts(attributed)
    const { globs } = claim
    const isListing = globs !== undefined && evidence.files !== undefined
    const facts = (isListing ? evidence.withListed?.(own, folderOf(manifest), globs, evidence) : undefined) ?? own
    factsOf.set(attributed, facts)
    return facts
  })
}

/** Everything left out: unread files and unmatched jobs. */
export function leftOutOf({ unread, time }: Evidence): Unread | undefined {
  const incomplete = unread?.incomplete ?? time?.end
  return incomplete === undefined ? unread : { tooLarge: [], gaveUp: [], ...unread, incomplete }
}

/** The unread files that could be evidence of a manifest. */
export function unreadAround(manifest: string, { manifests, unread, ...evidence }: Evidence): UnreadFile[] {
  const linked = launchesLinked(manifest, manifests, evidence)
  const files = unread === undefined ? [] : unreadFiles(unread)
  return [...files.filter(({ path }) => isAround(manifest, manifests, path)), ...linked]
}

/** Links near a manifest to a launch file elsewhere. That file does not count for the job. */
function launchesLinked(
  manifest: string,
  manifests: readonly string[],
  { links = [], observations }: Pick<Evidence, 'links' | 'observations'>,
): UnreadFile[] {
  if (links.length === 0) return []
  const folders = foldersOf(manifests)
  const isOwn = (path: string): boolean => ownerOf(path, folders) === folderOf(manifest)
  const own = links.filter(({ path, target }) => isOwn(path) && !isOwn(target))
  if (own.length === 0) return []
  const targets = new Map(own.map(({ path, target }) => [target, path]))
  const led = observations.flatMap((seen) => (isLaunch(seen) ? (targets.get(seen.place.path) ?? []) : []))
  return [...new Set(led)].map((path) => ({ path, because: 'is a symbolic link' }))
}

/** Whether a file may be evidence of a manifest that does not list it: it is near the manifest, or above it. */
export function isAround(manifest: string, manifests: readonly string[], path: string): boolean {
  const folder = folderOf(manifest)
  const owner = ownerOf(path, foldersOf(manifests))
  return owner === undefined || owner === folder || isBelow(folder, owner)
}
