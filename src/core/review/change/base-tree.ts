import { nameOf } from '../../text/folder-paths.ts'

/** A tree's entry at a path: a file, a symbolic link or a submodule, by its git mode. */
export interface TreeEntry {
  readonly mode: string
  /** Git's id of the content. */
  readonly id: string
}

/** Git's mode of a submodule. */
export const submoduleMode = '160000'
export const linkMode = '120000'

/** Whether an entry refers to something elsewhere: a symbolic link or a submodule. */
export const leadsElsewhere = ({ mode }: Pick<TreeEntry, 'mode'>): boolean =>
  mode === linkMode || mode === submoduleMode

/** The entries of a tree by path, without folders. */
export type Listing = ReadonlyMap<string, TreeEntry>

/** The difference between two trees. */
export interface TreeDifference {
  /** Changed files by their current path, with their former path; undefined for a new file. */
  readonly changed: ReadonlyMap<string, string | undefined>
  readonly deleted: readonly string[]
}

/** The state of the repository to compare a change with. */
export interface BaseTree extends TreeDifference {
  readonly commit: string
  /** The symbolic links of the head. */
  readonly links?: readonly string[]
  /** The commit that is checked out; undefined if git cannot tell. */
  readonly checkedOut?: string
  /**
   * A file of the base, following symbolic links and submodules as they were; undefined if there was none. Throws if it
   * cannot be read. Without `mayAsk`, reads only what the checkout contains.
   */
  readonly read: (path: string, mayAsk: boolean) => Promise<Uint8Array | undefined>
  /** Loads files of the base from the checkout in one go, for {@link read}. Skips those that are unavailable. */
  readonly load: (paths: Iterable<string>) => void
  /** Compares the result of {@link read} with the current content. */
  readonly beside: (path: string, content: Uint8Array) => Promise<'same' | 'other' | 'absent'>
}

/** Why there is no comparison; every finding then counts as new. */
export interface NoBaseTree {
  readonly reason: string
}

/**
 * Compares two trees by their listings alone. A file that disappeared and exists elsewhere with the same content has
 * moved.
 */
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

/** A submodule in a file's place is a folder, so the file is gone. */
const isSameThing = (before: TreeEntry | undefined, now: TreeEntry | undefined): boolean =>
  before !== undefined && now !== undefined && (before.mode === submoduleMode) === (now.mode === submoduleMode)

/** Among the former paths of a content, one with the same file name, or else the first. */
function takenFrom(paths: string[] | undefined, now: string): string | undefined {
  const named = paths?.findIndex((path) => nameOf(path) === nameOf(now)) ?? -1
  return paths?.splice(Math.max(0, named), 1)[0]
}
