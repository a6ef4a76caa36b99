import { present } from '../text/present.ts'
import { treeLimits, type UnreadFile, type WalkCount } from './file-tree.ts'

/** What of a repository is no evidence, although it was meant to be read. It bears no manifest out and contradicts none. */
export interface Unread {
  /** Files that are larger than what is opened. */
  readonly tooLarge: readonly string[]
  /** Files that a reader gave up, or that nobody could open. Of some of them a part was read. */
  readonly gaveUp: readonly UnreadFile[]
  /** Why the repository was not read to its end; absent where it was. */
  readonly incomplete?: string
}

/** What was left out; undefined where nothing was. */
export function unreadOf(
  { tooLarge, closed, incomplete }: Pick<WalkCount, 'tooLarge' | 'closed' | 'incomplete'>,
  gaveUp: readonly UnreadFile[],
): Unread | undefined {
  const all = [...closed, ...gaveUp].sort(({ path: a }, { path: b }) => (a < b ? -1 : a > b ? 1 : 0))
  if (tooLarge.length + all.length === 0 && incomplete === undefined) return undefined
  return present({ tooLarge, gaveUp: all, incomplete })
}

/** All files that were left out, each with the reason, in the order of their paths. */
export function unreadFiles({ tooLarge, gaveUp }: Unread): UnreadFile[] {
  const because = `is larger than ${treeLimits.fileBytes / 1024 ** 2} MiB`
  const all = [...tooLarge.map((path) => ({ path, because })), ...gaveUp]
  return all.sort(({ path: a }, { path: b }) => (a < b ? -1 : a > b ? 1 : 0))
}

/** What two looks at one repository left out together. */
export function bothUnread(one: Unread | undefined, other: Unread | undefined): Unread | undefined {
  if (one === undefined || other === undefined) return one ?? other
  return present({
    tooLarge: [...one.tooLarge, ...other.tooLarge],
    gaveUp: [...one.gaveUp, ...other.gaveUp],
    incomplete: one.incomplete ?? other.incomplete,
  })
}
