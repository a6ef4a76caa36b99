import { present } from '../text/present.ts'
import { treeLimits, type UnreadFile, type WalkCount } from './file-tree.ts'

/** What was meant to be read but is not evidence. It neither confirms a manifest nor contradicts it. */
export interface Unread {
  /** Files above the size limit. */
  readonly tooLarge: readonly string[]
  /** Files that a reader gave up on, or that could not be opened. Some were partly read. */
  readonly gaveUp: readonly UnreadFile[]
  /** Why the walk ended early. Absent if it completed. */
  readonly incomplete?: string
}

/** What was left out. Undefined if nothing was. */
export function unreadOf(
  { tooLarge, closed, incomplete }: Pick<WalkCount, 'tooLarge' | 'closed' | 'incomplete'>,
  gaveUp: readonly UnreadFile[],
): Unread | undefined {
  const all = [...closed, ...gaveUp].sort(({ path: a }, { path: b }) => (a < b ? -1 : a > b ? 1 : 0))
  if (tooLarge.length + all.length === 0 && incomplete === undefined) return undefined
  return present({ tooLarge, gaveUp: all, incomplete })
}

/** All unread files with reasons, sorted by path. */
export function unreadFiles({ tooLarge, gaveUp }: Unread): UnreadFile[] {
  const because = `is larger than ${treeLimits.fileBytes / 1024 ** 2} MiB`
  const all = [...tooLarge.map((path) => ({ path, because })), ...gaveUp]
  return all.sort(({ path: a }, { path: b }) => (a < b ? -1 : a > b ? 1 : 0))
}

/** The unread files of two walks through a repository. */
export function bothUnread(one: Unread | undefined, other: Unread | undefined): Unread | undefined {
  if (one === undefined || other === undefined) return one ?? other
  return present({
    tooLarge: [...one.tooLarge, ...other.tooLarge],
    gaveUp: [...one.gaveUp, ...other.gaveUp],
    incomplete: one.incomplete ?? other.incomplete,
  })
}
