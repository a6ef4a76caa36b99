import { beyondBounds, holdsNul } from '../text/bounds.ts'
import { onceFor } from '../text/once.ts'
import { remembered } from '../text/remembered.ts'
import type { EvidenceFacts, OpenLaunch } from './agreement/facts.ts'
import { emptyGlobs, namedPaths, SortedPaths } from './attribution/evidence-globs.ts'
import { filesReferenced } from './attribution/referenced-files.ts'
import type { Evidence } from './evidence.ts'
import { noText } from './file-tree.ts'
import { largeFile, notFetched } from './observation/observe.ts'
import { launchesInWords, listedLaunches, onePerFile, openLaunches } from './open-launches.ts'
import { type LaunchWords, launchWordsIn } from './scan/launch-words.ts'
import { withMentions } from './scan/mentioned-facts.ts'
import { mentionsIn } from './scan/scan.ts'

/** The limit of listed files that are scanned for mentions. */
const mostScanned = 50

/** Adds mentions in listed files to the facts of a job, and the parts of its `evidence` without effect. */
export function withListed(
  facts: EvidenceFacts,
  folder: string,
  globs: readonly string[],
  evidence: Evidence,
): EvidenceFacts {
  const { files = [], withoutReader = [], launched } = evidence
  const textIn = remembered((path) => evidence.textOf?.(path))
  const textOf = (path: string): string => textIn(path) ?? ''
  const paths = sorted(files)
  const all = namedPaths(folder, globs, paths)
  const links = linksNamed(folder, globs, evidence)
  const named = [...all].filter((path) => !links.has(path))
  const mentions = named.slice(0, mostScanned).flatMap((path) => mentionsIn(path, textOf(path)))
  const isRead = facts.attributed.some(
    ({ observation }) => observation.what !== 'reference' && observation.what !== 'open launch',
  )
  const isSilent = !isRead && mentions.length === 0
  const unread = new Set(withoutReader)
  const mentioned = withMentions(facts, mentions)
  const { words, beyond } = wordsIn(named, textOf, evidence)
  const launches = listedLaunches(facts.attributed, all)
  // Files that a reader could not read are reported with the other unread files.
  const noTexts = named.flatMap((path): OpenLaunch[] => {
    const because = unread.has(path) ? whyNoText(textIn(path)) : undefined
    return because === undefined ? [] : [{ place: { path, line: 1 }, because }]
  })
  const open = [
    ...noTexts,
    ...[...links].map((path): OpenLaunch => ({ place: { path, line: 1 }, because: 'is a symbolic link' })),
    ...openLaunches(launches, facts, evidence.observations),
    ...launchesInWords(launches, { words, textOf, withoutReader: unread }, withoutRemarks(mentioned)),
    ...(beyond === undefined ? [] : [{ place: { path: beyond, line: 1 }, because: tooMany }]),
  ]
  const listing = {
    globs,
    files: all,
    empty: emptyGlobs(folder, globs, paths),
    silent: isSilent ? named : [],
    // A command's unread parts are reported for the command instead.
    open: launched === undefined ? withStarters(onePerFile(open), all, evidence.observations) : [],
  }
  return { ...mentioned, listing }
}

/** The numbers that are more than a remark, which compares nothing. */
const withoutRemarks = ({ count, perNode, nodes }: EvidenceFacts): Pick<EvidenceFacts, 'count' | 'perNode' | 'nodes'> =>
  Object.fromEntries(Object.entries({ count, perNode, nodes }).filter(([, fact]) => fact && !fact.isRemark))

/** Adds the listed files that start each open launch. They may set its number. */
function withStarters(
  open: readonly OpenLaunch[],
  listed: ReadonlySet<string>,
  observations: Evidence['observations'],
): readonly OpenLaunch[] {
  if (open.length === 0) return open
  const startersOf = new Map(open.map(({ place }) => [place.path, [] as string[]]))
  // A file never references itself.
  for (const starter of listed)
    for (const started of filesReferenced([starter], observations)) startersOf.get(started)?.push(starter)
  return open.map((each) => {
    const startedBy = startersOf.get(each.place.path) ?? []
    return startedBy.length === 0 ? each : { ...each, startedBy }
  })
}

/** Why a file without a reader cannot be searched as text. Undefined if it can. */
function whyNoText(text: string | undefined): string | undefined {
  if (text === undefined) return 'cannot be read as text'
  if (text.startsWith(largeFile)) return notFetched
  return holdsNul(text) ? noText : beyondBounds(text)
}

const tooMany = 'is listed with more text than this check looks at for launches'

/** The limit of characters in listed files that are searched for launches. */
const mostCharacters = 4 * 1024 * 1024

/** The launch words of files with the length of their texts, by path. They are read once for all jobs of a run. */
const wordsKnown = onceFor((_: Evidence) => new Map<string, readonly [LaunchWords, characters: number]>())

/** The launch words of the listed files, and the first file beyond the limit. */
function wordsIn(paths: readonly string[], textOf: (path: string) => string, evidence: Evidence) {
  const known = wordsKnown(evidence)
  const words = new Map<string, LaunchWords>()
  let left = mostCharacters
  for (const path of paths) {
    if (left < 0) return { words, beyond: path }
    if (!known.has(path)) known.set(path, [launchWordsIn(path, textOf(path)), textOf(path).length])
    const [own, characters] = known.get(path) as [LaunchWords, number]
    words.set(path, own)
    left -= characters
  }
  return { words }
}

/** The limit of paths through links. */
const mostLinked = 20_000

/** The links that globs name, directly or through a file behind them. */
function linksNamed(folder: string, globs: readonly string[], evidence: Evidence): ReadonlySet<string> {
  const { linkOf, paths } = throughLinks(evidence)
  return new Set([...namedPaths(folder, globs, paths)].map((path) => linkOf.get(path) ?? path))
}

/** The paths through links, each with its link. */
const throughLinks = onceFor(({ links = [], files = [] }: Evidence) => {
  const paths = sorted(files)
  const linkOf = new Map<string, string>()
  for (const { path, target } of links) {
    if (linkOf.size >= mostLinked) break
    linkOf.set(path, path)
    for (const file of paths.startingWith(`${target}/`).slice(0, mostLinked))
      linkOf.set(path + file.slice(target.length), path)
  }
  return { linkOf, paths: new SortedPaths([...linkOf.keys()]) }
})

const sorted = onceFor((files: readonly string[]) => new SortedPaths(files))
