import { holdsNul } from '../text/bounds.ts'
import { folderOf, foldersUp, nameOf } from '../text/folder-paths.ts'
import { closedFolders } from './attribution/exclusion.ts'

/** Which files of a repository to read, and what to do with them. */
export interface Walk {
  /** Whether to enter a folder (path from the root, forward slashes). */
  readonly enters: (folder: string) => boolean
  /** Whether to enter another checkout in this folder (default: none). */
  readonly entersCheckout?: (folder: string) => boolean
  /** Whether to open a file, from its path alone. */
  readonly opens: (path: string) => boolean
  /** `stamp` identifies the file's content, if known. */
  readonly visit: (path: string, text: string, stamp?: string) => void
  /** Whether the observations for this stamp are already known. If so, the file is not opened. */
  readonly knows?: (path: string, stamp: string) => boolean
  readonly progress: (opened: number, total: number) => void
  /** The files to open first, even those that {@link opens} left out. Called when all paths are known. */
  readonly first?: () => ReadonlySet<string>
}

/** A file that was not, or not completely, read. */
export interface UnreadFile {
  readonly path: string
  /** A clause that follows its name: "holds more than 400 YAML documents". */
  readonly because: string
}

/** A symbolic link, and the file or folder of the repository to which it leads. */
export interface Link {
  readonly path: string
  readonly target: string
}

/** What a walk covered, and what it left out. */
export interface WalkCount {
  /** The links found. Absent if a tree has none. */
  readonly links?: readonly Link[]
  readonly walked: number
  readonly opened: number
  /** The size of the opened files. */
  readonly bytes: number
  /** Files that were not read because they exceed the size limit. */
  readonly tooLarge: readonly string[]
  /** Wanted files and folders that could not be opened, or files that are not text. */
  readonly closed: readonly UnreadFile[]
  /** Why the walk ended early, as a clause. Absent if it completed. */
  readonly incomplete?: string
}

/** Work that pauses after each file, so that a server can respond in between. */
export type Steps<Result> = Generator<undefined, Result, undefined>

/** Runs work without pauses. */
export function atOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

export interface FileTree {
  /** False if the folder may be anything, such as a home folder or a disk. Then only files near a manifest count. */
  readonly isCheckout: boolean
  /** Visits each wanted file within {@link treeLimits}, in the order of {@link inReadingOrder}. */
  readonly walk: (walk: Walk) => Steps<WalkCount>
}

export const treeLimits = {
  fileBytes: 1024 * 1024,
  walked: 500_000,
  opened: 50_000,
  totalBytes: 512 * 1024 * 1024,
  depth: 64,
  /** Processor time for a whole run. Committed files may be slow to read in unforeseen ways. */
  seconds: 60,
  /** The part of it for reading. The rest is for matching observations with jobs. */
  readingSeconds: 45,
} as const

/** Why a submodule is not read. It is another repository, so nothing in it can be changed here. */
export const submodule = 'is a submodule, and so another repository'

/** Why a walk ended early, as clauses that follow "The evidence is incomplete: ". */
export const walkEnds = {
  walked: `the repository has more than ${treeLimits.walked} files and folders`,
  opened: `there are more than ${treeLimits.opened} files to read`,
  bytes: `the files together exceed ${treeLimits.totalBytes / 1024 ** 2} MiB`,
  depth: `folders are nested more than ${treeLimits.depth} deep`,
  seconds: `reading took more than ${treeLimits.readingSeconds} seconds of processor time`,
  matching: `reading it and matching it with the jobs took more than ${treeLimits.seconds} seconds of processor time`,
} as const

export const noText = 'contains a NUL character, so it is not text'

/** Source code has many files. It is read last, so that the limits never cut off a launch file. */
const sourceCode = /\.(?:py|ipynb|c|cc|cpp|cxx|h|hpp|cu|cuh|hip)$/

/** Paths in reading order. Listed files come first, so that no other file uses up their time. */
export function inReadingOrder(paths: readonly string[], first: ReadonlySet<string> = new Set()): string[] {
  const others = paths.filter((path) => !first.has(path)).sort()
  return [
    ...[...first].sort(),
    ...others.filter((path) => !sourceCode.test(path)),
    ...others.filter((path) => sourceCode.test(path)),
  ]
}

export const isClosed = (name: string): boolean => closedFolders.has(name)

/** Whether all folders above a path are entered. A path that ends in a slash includes the folder itself. */
export const isEntered = (path: string, enters: Walk['enters']): boolean =>
  foldersUp(folderOf(path))
    .slice(0, -1)
    .toReversed()
    .every((folder) => !isClosed(nameOf(folder)) && enters(folder))

/** A tree of files whose texts are in memory. */
export function treeOfTexts(files: readonly { readonly path: string; readonly text: string }[]): FileTree {
  const texts = new Map(files.map(({ path, text }) => [path, text]))
  return { isCheckout: true, walk: (walk) => walkTexts(texts, walk) }
}

function* walkTexts(
  texts: ReadonlyMap<string, string>,
  { enters, opens, visit, progress, first }: Walk,
): Steps<WalkCount> {
  const paths = [...texts.keys()].filter((path) => isEntered(path, enters) && opens(path))
  const wanted = inReadingOrder(paths, first?.())
  const tooLarge: string[] = []
  const closed: UnreadFile[] = []
  let opened = 0
  let bytes = 0
  for (const path of wanted) {
    const text = texts.get(path) ?? ''
    if (text.length > treeLimits.fileBytes) tooLarge.push(path)
    else if (holdsNul(text)) closed.push({ path, because: noText })
    else {
      opened++
      bytes += text.length
      progress(opened, wanted.length)
      visit(path, text)
      yield
    }
  }
  progress(wanted.length, wanted.length)
  return { walked: texts.size, opened, bytes, tooLarge, closed }
}
