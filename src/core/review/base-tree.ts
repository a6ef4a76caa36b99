import { nameOf } from '../text/folder-paths.ts'

/** What a tree has at a path: a file, a link or another repository by its commit, told by git's mode. */
export interface TreeEntry {
  readonly mode: string
  /** Git's name of the content. */
  readonly id: string
}

/** Git's mode of another repository at one of its commits. */
export const submoduleMode = '160000'
export const linkMode = '120000'

/** Whether an entry stands for something that lies elsewhere: a symbolic link or another repository. */
export const leadsElsewhere = ({ mode }: Pick<TreeEntry, 'mode'>): boolean =>
  mode === linkMode || mode === submoduleMode

/** The entries of a tree by their paths, folders left out. */
export type Listing = ReadonlyMap<string, TreeEntry>

/** How one tree differs from another. */
export interface TreeDifference {
  /** Files that differ, by their path now, with the path that they had; undefined for a new file. */
  readonly changed: ReadonlyMap<string, string | undefined>
  readonly deleted: readonly string[]
}

/** The state of the repository that a change is compared with. */
export interface BaseTree extends TreeDifference {
  readonly commit: string
  /** The commit that is checked out; absent where git cannot tell. */
  readonly checkedOut?: string
  /**
   * A file as it was, behind links and in submodules as they were; undefined where there was none. Throws where it
   * cannot be read. Without `mayAsk`, only what lies in the checkout is read.
   */
  readonly read: (path: string, mayAsk: boolean) => Promise<Uint8Array | undefined>
  /** Takes files as they were from the checkout in one go: {@link read} then has them. What cannot be had is left out. */
  readonly load: (paths: Iterable<string>) => void
  /** What {@link read} would give, beside the content that stands there now. */
  readonly beside: (path: string, content: Uint8Array) => Promise<'same' | 'other' | 'absent'>
}

/** Why nothing can be compared; then every finding counts as new. */
export interface NoBaseTree {
  readonly reason: string
}

/** Compares two trees by their listings alone. What is gone and stands elsewhere with the same content has moved. */
export function differenceOf(base: Listing, head: Listing): TreeDifference {
  const deleted = new Set([...base].flatMap(([path, entry]) => (isSameThing(entry, head.get(path)) ? [] : [path])))
  const leftBehind = new Map<string, string[]>()
  for (const path of deleted) {
    const id = base.get(path)?.id as string
    leftBehind.set(id, [...(leftBehind.get(id) ?? []), path])
  }
  const changed = new Map<string, string | undefined>()
  for (const [path, { mode, id }] of head) {
    const before = base.get(path)
    if (before?.mode === mode && before.id === id) continue
    const was = isSameThing(before, head.get(path)) ? path : takenFrom(leftBehind.get(id), path)
    if (was !== undefined) deleted.delete(was)
    changed.set(path, was)
  }
  return { changed, deleted: [...deleted] }
}

/** Another repository in the place of a file is a folder: the file is gone. */
const isSameThing = (before: TreeEntry | undefined, now: TreeEntry | undefined): boolean =>
  before !== undefined && now !== undefined && (before.mode === submoduleMode) === (now.mode === submoduleMode)

/** Of the paths that a content left, one of the same name, or else the first. */
function takenFrom(paths: string[] | undefined, now: string): string | undefined {
  const named = paths?.findIndex((path) => nameOf(path) === nameOf(now)) ?? -1
  return paths?.splice(Math.max(0, named), 1)[0]
}
