import { folderOf, isBelow } from '../text/folder-paths.ts'
import { type EvidenceFacts, evidenceFacts, type OpenLaunch } from './agreement/facts.ts'
import { attribution } from './attribution/attribute-to-jobs.ts'
import { emptyGlobs, globOfPath, namedPaths, SortedPaths } from './attribution/evidence-globs.ts'
import { foldersOf, ownerOf } from './attribution/repository-observations.ts'
import type { UnreadPart } from './engines/commands/unread-command.ts'
import type { Link, UnreadFile } from './file-tree.ts'
import type { MatchingTime } from './matching-time.ts'
import { type AttributedObservation, type Claim, isLaunch } from './observation/attributed-observation.ts'
import type { Observation } from './observation/observation.ts'
import { openLaunches, openMentions } from './open-launches.ts'
import { withMentions } from './scan/mentioned-facts.ts'
import { mentionsIn } from './scan/scan.ts'
import { type Unread, unreadFiles } from './unread.ts'

/** What the repository shows, gathered once for all manifests of a run. */
export interface Evidence {
  readonly observations: readonly Observation[]
  /** The paths of all manifests of the run. */
  readonly manifests: readonly string[]
  /** The paths of all files that `evidence` may name; absent where they are not known. */
  readonly files?: readonly string[]
  /** Those of them that no reader reads, whatever they hold. */
  readonly withoutReader?: readonly string[]
  /** The symbolic links among them, and those to folders. */
  readonly links?: readonly Link[]
  /** Folders of examples, of which nothing is seen but what is called as a job. */
  readonly unopenedExamples?: readonly string[]
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

interface Matched {
  readonly claims: string
  readonly facts: FactsOfJobs
}

/** In the order of the jobs; undefined for one that there was no time for. */
type FactsOfJobs = readonly (EvidenceFacts | undefined)[]

/** What each manifest was matched with last: an edit that is proven changes hardware, and seldom what a job claims. */
const matched = new WeakMap<Evidence, Map<string, Matched>>()

/** The evidence facts of each job of a manifest. */
export function evidenceOfJobs(manifest: string, claims: readonly Claim[], evidence: Evidence): FactsOfJobs {
  const known = matched.get(evidence) ?? new Map<string, Matched>()
  matched.set(evidence, known)
  const key = JSON.stringify(claims)
  const before = known.get(manifest)
  if (before?.claims === key) return before.facts
  const claiming = claims.map((claim) => asLaunched(claim, evidence.launched))
  const match = (isOver: () => boolean): FactsOfJobs => factsOfJobs(manifest, claiming, evidence, isOver)
  const facts = evidence.time ? evidence.time.spend(match) : match(() => false)
  known.set(manifest, { claims: key, facts })
  return facts
}

/** A path is a glob in which nothing stands for anything else. */
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
    const facts = withListed(evidenceFacts(attributed), folderOf(manifest), claim.globs, evidence)
    factsOf.set(attributed, facts)
    return facts
  })
}

/** All that was left out: what was not read, and what was not matched. */
export function leftOutOf({ unread, time }: Evidence): Unread | undefined {
  const incomplete = unread?.incomplete ?? time?.end
  return incomplete === undefined ? unread : { tooLarge: [], gaveUp: [], ...unread, incomplete }
}

/** So many listed files are looked at for what they mention. */
const mostScanned = 50

/** The facts of a job with what else its listed files mention, and what of its `evidence` is in vain. */
function withListed(
  facts: EvidenceFacts,
  folder: string,
  globs: readonly string[] | undefined,
  evidence: Evidence,
): EvidenceFacts {
  const { files, withoutReader = [], launched, textOf = () => undefined } = evidence
  if (globs === undefined || files === undefined) return facts
  const paths = sortedFiles.get(files) ?? new SortedPaths(files)
  sortedFiles.set(files, paths)
  const all = namedPaths(folder, globs, paths)
  const links = linksNamed(folder, globs, paths, evidence.links)
  const named = [...all].filter((path) => !links.has(path))
  const mentions = named.slice(0, mostScanned).flatMap((path) => mentionsIn(path, textOf(path) ?? ''))
  const isRead = facts.attributed.some(
    ({ observation }) => observation.what !== 'reference' && observation.what !== 'open launch',
  )
  const isSilent = !isRead && mentions.length === 0
  const unread = new Set(withoutReader)
  const mentioned = withMentions(facts, mentions)
  const open = [
    ...[...links].map((path): OpenLaunch => ({ place: { path, line: 1 }, because: 'is a symbolic link' })),
    ...openLaunches(facts, all, evidence.observations),
    ...openMentions(
      mentions.filter(({ observation }) => unread.has(observation.place.path)),
      mentioned,
    ),
  ]
  const listing = {
    globs,
    empty: emptyGlobs(folder, globs, paths),
    silent: isSilent ? named : [],
    // What of a command is not read is told of the command.
    open: launched === undefined ? open : [],
  }
  return { ...mentioned, listing }
}

/** So many paths are looked at that lead through links. */
const mostLinked = 20_000

/** The paths that lead through the links of a run, each with its link: looked up for each job, and made once. */
const throughLinks = new WeakMap<
  readonly Link[],
  { readonly linkOf: ReadonlyMap<string, string>; readonly paths: SortedPaths }
>()

/** The links that globs name, and those of folders in which they name a file. */
function linksNamed(
  folder: string,
  globs: readonly string[],
  paths: SortedPaths,
  links: Evidence['links'] = [],
): ReadonlySet<string> {
  if (links.length === 0) return new Set()
  const linked = throughLinks.get(links) ?? linkedPaths(links, paths)
  throughLinks.set(links, linked)
  const named = namedPaths(folder, globs, linked.paths)
  return new Set([...named].map((path) => linked.linkOf.get(path) ?? path))
}

function linkedPaths(links: readonly Link[], paths: SortedPaths) {
  const linkOf = new Map<string, string>()
  for (const { path, target } of links) {
    if (linkOf.size >= mostLinked) break
    linkOf.set(path, path)
    for (const file of paths.startingWith(`${target}/`).slice(0, mostLinked))
      linkOf.set(path + file.slice(target.length), path)
  }
  return { linkOf, paths: new SortedPaths([...linkOf.keys()]) }
}

/** Asked for each job of a run, and sorted once. */
const sortedFiles = new WeakMap<readonly string[], SortedPaths>()

/** The files that were not read, and that could be evidence of a manifest. */
export function unreadAround(manifest: string, { manifests, unread, ...evidence }: Evidence): UnreadFile[] {
  const linked = launchesLinked(manifest, manifests, evidence)
  const files = unread === undefined ? [] : unreadFiles(unread)
  return [...files.filter(({ path }) => isAround(manifest, manifests, path)), ...linked]
}

/** Links that lie with a manifest and lead to a launch file that lies elsewhere: that one is not taken for the job's. */
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

/** Whether a file may be evidence of a manifest that does not list it: those are the files that lie with it, and above. */
export function isAround(manifest: string, manifests: readonly string[], path: string): boolean {
  const folder = folderOf(manifest)
  const owner = ownerOf(path, foldersOf(manifests))
  return owner === undefined || owner === folder || isBelow(folder, owner)
}
