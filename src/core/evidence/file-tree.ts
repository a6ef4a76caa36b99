import { holdsNul } from '../text/bounds.ts'
import { folderOf, foldersUp, nameOf } from '../text/folder-paths.ts'
import { closedFolders } from './attribution/exclusion.ts'

/** What is wanted of the files of a repository. */
export interface Walk {
  /** Whether a folder (path from the root, forward slashes) is entered. */
  readonly enters: (folder: string) => boolean
  /** Whether another checkout in this folder is entered all the same (default: none is). */
  readonly entersCheckout?: (folder: string) => boolean
  /** Whether a file is opened, judged by its path alone. */
  readonly opens: (path: string) => boolean
  /** `stamp` tells one content from the next, where it is known. */
  readonly visit: (path: string, text: string, stamp?: string) => void
  /** Whether what a file with this stamp shows is known already: then it is not opened. */
  readonly knows?: (path: string, stamp: string) => boolean
  readonly progress: (opened: number, total: number) => void
  /** Those of the wanted files that are opened before all others; asked once all are known. */
  readonly first?: () => ReadonlySet<string>
}

/** A file of which not all was read. */
export interface UnreadFile {
  readonly path: string
  /** In words that follow its name: "holds more than 400 YAML documents". */
  readonly because: string
}

/** A symbolic link, and the file or folder of the repository that it leads to. */
export interface Link {
  readonly path: string
  readonly target: string
}

/** What was looked at, and what was not. */
export interface WalkCount {
  /** The links that were met; absent where a tree has none. */
  readonly links?: readonly Link[]
  readonly walked: number
  readonly opened: number
  /** Of the files that were opened. */
  readonly bytes: number
  /** Files that are larger than the limit, and so were not read. */
  readonly tooLarge: readonly string[]
  /** Files and folders that were wanted, and that nobody could open or take for text. */
  readonly closed: readonly UnreadFile[]
  /** Why the repository was not read to its end, in a sentence's words; absent where it was. */
  readonly incomplete?: string
}

/** Work that pauses after each file, so that a server answers in between. */
export type Steps<Result> = Generator<undefined, Result, undefined>

/** The result of work that nobody waits for in between. */
export function atOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** The files of a repository, wherever they are. */
export interface FileTree {
  /** False where the folder may be anything, a home or a whole disk: then only what lies with a manifest counts. */
  readonly isCheckout: boolean
  /** Shows each file that is wanted, within {@link treeLimits} and in the order of {@link inReadingOrder}. */
  readonly walk: (walk: Walk) => Steps<WalkCount>
}

export const treeLimits = {
  fileBytes: 1024 * 1024,
  walked: 500_000,
  opened: 50_000,
  totalBytes: 512 * 1024 * 1024,
  depth: 64,
  /** Of processor time, for a whole run: what a stranger commits may be slow in a way that nobody has thought of. */
  seconds: 60,
  /** Of these, for reading: the rest is left for matching what was read with the jobs. */
  readingSeconds: 45,
} as const

/** What is said of a submodule. It is another repository: nothing in it can be split or rewritten here. */
export const submodule = 'is a submodule, and so another repository'

/** Why a walk ended before its end, in words that follow "The evidence is incomplete: ". */
export const walkEnds = {
  walked: `the repository has more than ${treeLimits.walked} files and folders`,
  opened: `there are more than ${treeLimits.opened} files to read`,
  bytes: `the files together exceed ${treeLimits.totalBytes / 1024 ** 2} MiB`,
  depth: `folders are nested more than ${treeLimits.depth} deep`,
  seconds: `reading took more than ${treeLimits.readingSeconds} seconds of processor time`,
  matching: `reading it and matching it with the jobs took more than ${treeLimits.seconds} seconds of processor time`,
} as const

export const noText = 'contains a NUL character, so it is not text'

/** Source code, which is many: it is opened after everything else, so that the limits never cut a launch file off. */
const sourceCode = /\.(?:py|ipynb|c|cc|cpp|cxx|h|hpp|cu|cuh|hip)$/

/** Paths in the order in which they are read: what jobs list first, so that no other file uses up its time. */
export function inReadingOrder(paths: readonly string[], first: ReadonlySet<string> = new Set()): string[] {
  const sorted = paths.toSorted()
  const others = sorted.filter((path) => !first.has(path))
  return [
    ...sorted.filter((path) => first.has(path)),
    ...others.filter((path) => !sourceCode.test(path)),
    ...others.filter((path) => sourceCode.test(path)),
  ]
}

/** Whether a folder of this name is never entered. */
export const isClosed = (name: string): boolean => closedFolders.has(name)

/** Whether all folders above a path, with a slash at the end the folder itself, are entered. */
export const isEntered = (path: string, enters: Walk['enters']): boolean =>
  foldersUp(folderOf(path))
    .slice(0, -1)
    .toReversed()
    .every((folder) => !isClosed(nameOf(folder)) && enters(folder))

/** Files whose texts are at hand, as a tree. */
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
