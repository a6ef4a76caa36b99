import { isBelow } from '../text/folder-paths.ts'
import { exclusionOf } from './attribution/exclusion.ts'
import type { Evidence } from './evidence.ts'
import { isClosed, treeOfTexts } from './file-tree.ts'
import { type EvidenceOptions, gatherEvidence } from './gather-evidence.ts'
import type { Observation } from './observation/observation.ts'
import { inOrder, observe } from './observation/observe.ts'
import { readers } from './tables/index.ts'
import { bothUnread, type Unread } from './unread.ts'

/** A file before a change. */
export interface FormerFile {
  readonly path: string
  readonly text: string
}

/** Whether a reader accepts this path. */
export const mayShow = (path: string): boolean => readers.some((reader) => reader.matches(path))

/**
 * What the repository showed before a change. `now`: the paths that the change wrote or moved a file to; `were`: the
 * files that it changed, moved or deleted. `claims` are from the manifests before the change.
 */
export function formerEvidence(
  evidence: Evidence,
  now: ReadonlySet<string>,
  were: readonly FormerFile[],
  claims: EvidenceOptions & { readonly manifests: readonly string[] },
): Evidence {
  const { unread: _, time, ...rest } = evidence
  const former = gatherEvidence(treeOfTexts(were), claims)
  const isKept = (path: string): boolean => !now.has(path)
  const texts = new Map(were.map(({ path, text }) => [path, text]))
  const left = isOwnEnd(evidence, now) ? withoutEnd(evidence.unread) : evidence.unread
  const unread = bothUnread(keptOf(left, isKept), former.unread)
  return {
    ...rest,
    manifests: claims.manifests,
    observations: inOrder([...evidence.observations.filter(({ place }) => isKept(place.path)), ...former.observations]),
    // It is unknown whether a changed folder existed before. Such a folder does not count as unopened.
    unopenedExamples: [
      ...(evidence.unopenedExamples ?? []).filter((folder) => ![...now].some((path) => isBelow(path, folder))),
      ...(former.unopenedExamples ?? []),
    ],
    withoutReader: [...(rest.withoutReader ?? []).filter(isKept), ...(former.withoutReader ?? [])],
    // The targets of links are known only in the work tree, so changed links are left out.
    links: (rest.links ?? []).filter(({ path }) => isKept(path)),
    ...(unread && { unread }),
    ...(time && { time: time.again() }),
    ...(rest.files && { files: [...rest.files.filter(isKept), ...were.map(({ path }) => path)] }),
    textOf: (path: string) => texts.get(path) ?? (isKept(path) ? evidence.textOf?.(path) : undefined),
  }
}

/** Whether evidence is usually not looked for at a path: among examples, tests or installed code. */
const isLeftOut = (path: string): boolean => exclusionOf(path) !== undefined || path.split('/').some(isClosed)

/** What files show whose folders are left out, or which are read for their text alone, if they were not read. */
export function shownAside(
  paths: readonly string[],
  textOf: (path: string) => string | undefined,
  { observations, time }: Pick<Evidence, 'observations' | 'time'>,
): readonly Observation[] {
  const known = new Set(observations.map(({ place }) => place.path))
  const read = (isOver: () => boolean): Observation[] =>
    paths
      .filter((path) => (isLeftOut(path) || !mayShow(path)) && !known.has(path))
      .flatMap((path) => (isOver() ? [] : observe(path, textOf(path) ?? '', readers)))
  return time ? time.spend(read) : read(() => false)
}

/** A change with a larger share of the bytes read may have ended a walk that completed on the base. */
const largestShare = 0.1

/** Whether the change itself may be why the walk ended early. */
function isOwnEnd({ unread, bytes = 0, textOf }: Evidence, now: ReadonlySet<string>): boolean {
  if (unread?.incomplete === undefined) return false
  const own = [...now].reduce((sum, path) => sum + (textOf?.(path)?.length ?? 0), 0)
  return own > bytes * largestShare
}

const withoutEnd = ({ tooLarge, gaveUp }: Unread = { tooLarge: [], gaveUp: [] }): Unread => ({ tooLarge, gaveUp })

const keptOf = (unread: Unread | undefined, isKept: (path: string) => boolean): Unread | undefined =>
  unread && {
    ...unread,
    tooLarge: unread.tooLarge.filter(isKept),
    gaveUp: unread.gaveUp.filter(({ path }) => isKept(path)),
  }
