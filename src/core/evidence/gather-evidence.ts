import { pathsListed, SortedPaths } from './attribution/evidence-globs.ts'
import { modelInPath } from './engines/path-words.ts'
import type { Evidence } from './evidence.ts'
import { atOnce, type FileTree, type Steps, type UnreadFile, type WalkCount } from './file-tree.ts'
import { type EvidenceSought, FilesToOpen } from './files-to-open.ts'
import type { KeptReadings } from './kept-readings.ts'
import { withListed } from './listed-files.ts'
import type { EvidenceReader, Observation } from './observation/observation.ts'
import { type FileReading, inOrder, readingOf } from './observation/observe.ts'
import { agreedMentions } from './scan/agreed-mentions.ts'
import { isScanned, type Mention, mentionsIn } from './scan/scan.ts'
import { showsEnough } from './survey/survey.ts'
import { bothUnread, unreadOf } from './unread.ts'

export interface EvidenceOptions extends EvidenceSought {
  readonly progress?: (opened: number, total: number) => void
  /** Receives the mentions in each text file of any format. Without it, only files with a reader are opened. */
  readonly mention?: (mentions: readonly Mention[]) => void
  /** Readings to reuse for unchanged files. */
  readonly kept?: KeptReadings
}

export const gatherEvidence = (tree: FileTree, options: EvidenceOptions = {}): Evidence & WalkCount =>
  atOnce(gatherInSteps(tree, options))

/** {@link gatherEvidence} that pauses after each file. */
export function* gatherInSteps(tree: FileTree, options: EvidenceOptions = {}): Steps<Evidence & WalkCount> {
  const { kept, manifests = [], lists = [], progress = () => {}, mention } = options
  const toOpen = new FilesToOpen(tree, options, mention !== undefined)
  const observations: Observation[] = []
  const gaveUp: UnreadFile[] = []
  const add = (path: string, { observations: seen, because }: FileReading): void => {
    observations.push(...seen)
    if (because !== undefined) gaveUp.push({ path, because })
  }
  kept?.begin()
  const count = yield* tree.walk({
    enters: (folder) => toOpen.enters(folder),
    // If manifests are checked from a folder above several checkouts, these checkouts are meant.
    entersCheckout: (folder) => !tree.isCheckout && toOpen.holdsManifest(folder),
    opens: (path) => toOpen.opens(path),
    visit: (path, text, stamp) => {
      const reading = shownBy(path, text, toOpen.readersOf(path, text))
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
    first: () => toOpen.listed(pathsListed(lists, new SortedPaths(toOpen.files))),
  })
  const tooLarge = count.tooLarge.filter((path) => toOpen.isMissed(path))
  const closed = count.closed.filter(({ path }) => toOpen.isMissed(path))
  const unread = unreadOf({ ...count, tooLarge, closed }, gaveUp)
  return {
    observations: inOrder(observations),
    manifests,
    ...toOpen.shownBeside(observations),
    withListed,
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
