import { isManifestPath } from '../manifest/file-name.ts'
import { nameOf } from '../text/folder-paths.ts'
import { type EvidenceList, namesFolder, pathsListed, SortedPaths } from './attribution/evidence-globs.ts'
import { exclusionOf, folderExclusion, isExample, isExampleFolder } from './attribution/exclusion.ts'
import { ManifestFolders } from './attribution/manifest-folders.ts'
import { JobNames } from './attribution/name-index.ts'
import { modelInPath } from './engines/path-words.ts'
import type { Evidence } from './evidence.ts'
import { atOnce, type FileTree, type Steps, type UnreadFile, type WalkCount } from './file-tree.ts'
import type { KeptReadings } from './kept-readings.ts'
import { withListed } from './listed-files.ts'
import type { EvidenceReader, Observation } from './observation/observation.ts'
import { type FileReading, inOrder, readingOf } from './observation/observe.ts'
import { agreedMentions } from './scan/agreed-mentions.ts'
import { isScanned, type Mention, mentionsIn } from './scan/scan.ts'
import { showsEnough } from './survey/survey.ts'
import { readers } from './tables/index.ts'
import { bothUnread, unreadOf } from './unread.ts'

export interface EvidenceOptions {
  /** The paths of all manifests. `lists`: what their jobs list. */
  readonly manifests?: readonly string[]
  readonly lists?: readonly EvidenceList[]
  /** The names of jobs. An example with one of these names is read. */
  readonly names?: ReadonlySet<string>
  /** Limits reading to examples and documentation, or to the launch files of examples. */
  readonly only?: 'samples' | 'launches of examples'
  readonly progress?: (opened: number, total: number) => void
  /** Receives the mentions in each text file of any format. Without it, only files with a reader are opened. */
  readonly mention?: (mentions: readonly Mention[]) => void
  /** Readings to reuse for unchanged files. */
  readonly kept?: KeptReadings
}

const readersOf = (path: string): readonly EvidenceReader[] => readers.filter((reader) => reader.matches(path))

export const gatherEvidence = (tree: FileTree, options: EvidenceOptions = {}): Evidence & WalkCount =>
  atOnce(gatherInSteps(tree, options))

/** {@link gatherEvidence} that pauses after each file. */
export function* gatherInSteps(tree: FileTree, options: EvidenceOptions = {}): Steps<Evidence & WalkCount> {
  const { kept } = options
  const { manifests = [], lists = [], names = new Set(), only, progress = () => {}, mention } = options
  const globs = lists.flatMap((list) =>
    list.globs.map((glob) => (list.folder === '' ? glob : `${list.folder}/${glob}`)),
  )
  const observations: Observation[] = []
  const gaveUp: UnreadFile[] = []
  /** All files that the globs may name, with or without a reader. */
  const files: string[] = []
  const withoutReader: string[] = []
  const allManifests = new Set(manifests)
  /** The readers of each file to open. */
  const wanted = new Map<string, readonly EvidenceReader[]>()
  const unopenedExamples = new Set<string>()
  const isCheckout = manifests.length === 0 || tree.isCheckout
  const places = new ManifestFolders(manifests)
  const jobs = new JobNames(names)
  const isLeftOut = (exclusion: ReturnType<typeof exclusionOf>): boolean =>
    exclusion !== undefined && !(only !== undefined && exclusion === 'samples')
  /** Whether an example is requested: by its folder, a manifest in it, or a job with its name. */
  const isWanted = (path: string): boolean => {
    const steps = path.split('/')
    const at = steps.findIndex(isExampleFolder)
    const folder = steps.slice(0, at + 1).join('/')
    return (
      places.holdsOne(folder) || globs.some((glob) => namesFolder(glob, steps[at] as string)) || jobs.areNamesOf(path)
    )
  }
  const add = (path: string, { observations: seen, because }: FileReading): void => {
    observations.push(...seen)
    if (because !== undefined) gaveUp.push({ path, because })
  }
  kept?.begin()
  const count = yield* tree.walk({
    enters: (folder) => {
      if (!isCheckout && !places.holdsOne(folder) && !places.isBesideOne(`${folder}/`)) return false
      const name = nameOf(folder)
      if (!isLeftOut(folderExclusion(name))) return true
      const isNamed = places.holdsOne(folder) || globs.some((glob) => namesFolder(glob, name))
      if (isExampleFolder(name)) unopenedExamples.add(folder)
      return isNamed || (jobs.size > 0 && isExampleFolder(name))
    },
    // If manifests are checked from a folder above several checkouts, these checkouts are meant.
    entersCheckout: (folder) => !tree.isCheckout && places.holdsOne(folder),
    opens: (path) => {
      const name = nameOf(path)
      // A manifest is what is checked, not its own evidence.
      if (isManifestPath(path)) allManifests.add(path)
      if (allManifests.has(path)) return false
      if (!isCheckout && !places.isBesideOne(path)) return false
      if (globs.length > 0) files.push(path)
      if (exclusionOf(name) !== undefined && globs.length === 0) return false
      if (only === undefined && isExample(path) && !isWanted(path)) return false
      if (only === 'samples' && exclusionOf(path) !== 'samples') return false
      if (only === 'launches of examples' && (path.endsWith('.py') || !isExample(path))) return false
      const own = readersOf(path)
      if (own.length > 0) wanted.set(path, own)
      else if (globs.length > 0) withoutReader.push(path)
      return own.length > 0 || (mention !== undefined && isScanned(path))
    },
    visit: (path, text, stamp) => {
      const reading = shownBy(path, text, wanted.get(path) ?? readersOf(path))
      if (stamp !== undefined) kept?.keep(path, stamp, reading)
      add(path, reading)
      if (mention && isScanned(path)) mention(mentionsIn(path, text))
    },
    ...(kept && {
      knows: (path, stamp) => {
        const reading = kept.of(path, stamp)
        if (reading) add(path, reading)
        return reading !== undefined
      },
    }),
    progress,
    first: () => pathsListed(lists, new SortedPaths(files)),
  })
  // A file that is only scanned for mentions is not missed as evidence.
  const isMissed = (path: string): boolean => wanted.has(path) || !isScanned(path)
  const tooLarge = count.tooLarge.filter(isMissed)
  const closed = count.closed.filter(({ path }) => isMissed(path))
  const unread = unreadOf({ ...count, tooLarge, closed }, gaveUp)
  return {
    observations: inOrder(observations),
    manifests,
    allManifests: [...allManifests],
    files,
    withListed,
    withoutReader,
    unopenedExamples: [...unopenedExamples],
    ...(unread && { unread }),
    ...count,
  }
}

/** The observations in a file's text and name. */
function shownBy(path: string, text: string, own: readonly EvidenceReader[]): FileReading {
  const reading = readingOf(path, text, own)
  const inName = modelInPath(
    path,
    reading.observations.filter(({ what }) => what !== 'setting'),
  )
  return inName ? { ...reading, observations: [...reading.observations, inName] } : reading
}

/**
 * {@link surveyEvidence} for writing a manifest. `mentions`: those on which each file agrees; `onPages`: all mentions
 * on pages.
 */
export function surveyTexts(tree: FileTree, progress: EvidenceOptions['progress']) {
  const [mentions, onPages]: [Mention[], Mention[]] = [[], []]
  const mention = (own: readonly Mention[]): void => {
    mentions.push(...agreedMentions(own))
    onPages.push(...own.filter(({ position }) => position === 'prose'))
  }
  return { ...surveyEvidence(tree, { mention, ...(progress && { progress }) }), mentions, onPages }
}

/**
 * The observations of a repository without a manifest. If nothing is launched outside examples and documentation, these
 * are included; otherwise only the launches of examples.
 */
export function surveyEvidence(
  tree: FileTree,
  options: Pick<EvidenceOptions, 'progress' | 'mention'> = {},
): Evidence & Pick<WalkCount, 'opened'> {
  const { mention: _, ...reading } = options
  const own = gatherEvidence(tree, options)
  const beside = showsEnough(own.observations)
    ? gatherEvidence(tree, { only: 'launches of examples', ...reading })
    : gatherEvidence(tree, { only: 'samples', ...options })
  const unread = bothUnread(own.unread, beside.unread)
  return {
    observations: inOrder([...own.observations, ...beside.observations]),
    manifests: [],
    ...(unread && { unread }),
    opened: own.opened + beside.opened,
  }
}
