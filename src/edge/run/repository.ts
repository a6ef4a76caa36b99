import {
  closeSync,
  constants,
  type Dirent,
  existsSync,
  fstatSync,
  lstatSync,
  openSync,
  readdirSync,
  readSync,
  statSync,
} from 'node:fs'
import { join, sep } from 'node:path'
import {
  type FileTree,
  inReadingOrder,
  isClosed,
  isEntered,
  type Link,
  noText,
  type Steps,
  submodule,
  treeLimits,
  type UnreadFile,
  type Walk,
  type WalkCount,
  walkEnds,
} from '../../core/evidence/file-tree.ts'
import { type AbsentFile, absentFiles, ignoredPaths } from './git/git.ts'
import { pathFrom, realPathOf } from './paths.ts'
import { processorClock } from './processor-clock.ts'

/** The repository around a folder, without ignored files. Its clock starts now, and limits all readings together. */
export function repositoryTree(root: string, clock = processorClock()): FileTree {
  let ignored: ReadonlySet<string> | undefined
  /** Computed once, when the first file is wanted. */
  const isIgnored = (path: string): boolean => {
    ignored ??= isCheckout(root) ? ignoredPaths(root) : new Set()
    return ignored.has(path)
  }
  let absent: readonly AbsentFile[] | undefined
  const filesNotHere = (): readonly AbsentFile[] => {
    absent ??= isCheckout(root) ? absentFiles(root) : []
    return absent
  }
  const walkWithoutIgnored = (walk: Walk): Steps<WalkCount> =>
    walkRepository(
      root,
      {
        ...walk,
        enters: (folder) => walk.enters(folder) && !isIgnored(`${folder}/`),
        opens: (path) => !isIgnored(path) && walk.opens(path),
      },
      clock,
      filesNotHere,
    )
  return { isCheckout: isCheckout(root), walk: walkWithoutIgnored }
}

const isCheckout = (root: string): boolean => existsSync(join(root, '.git'))

/**
 * Opens the relevant files of a repository in a fixed order, and passes each to `visit`. Does not follow symbolic links
 * or enter nested checkouts, and reads nothing above the limits.
 */
function* walkRepository(
  root: string,
  walk: Walk,
  clock: () => number,
  filesNotHere: () => readonly AbsentFile[],
): Steps<WalkCount> {
  const { paths, closed, links, walked, incomplete: ended } = wantedFiles(root, walk, clock)
  let incomplete = ended
  const ordered = inReadingOrder(paths, walk.first?.())
  const tooLarge: string[] = []
  let opened = 0
  let bytes = 0
  for (const path of ordered) {
    const end = endOf(opened, bytes, clock())
    if (end !== undefined) {
      incomplete = end
      break
    }
    const content = shownFile(root, path, walk)
    if (content === 'too large') tooLarge.push(path)
    else if ('because' in content) closed.push({ path, because: content.because })
    else {
      opened++
      bytes += content.bytes
      walk.progress(opened, ordered.length)
      yield
    }
  }
  walk.progress(ordered.length, ordered.length)
  closed.push(...notCheckedOut(filesNotHere(), walk, new Set([...paths, ...closed.map(({ path }) => path)])))
  return { walked, opened, bytes, tooLarge, closed, links, ...(incomplete !== undefined && { incomplete }) }
}

/** Passes a file to a walk that does not know it yet. A concurrent write changes the next stamp, not this one. */
function shownFile(
  root: string,
  path: string,
  { knows, visit }: Walk,
): { readonly bytes: number } | 'too large' | { readonly because: string } {
  const file = root + sep + path.split('/').join(sep)
  const kept = knows && stampOf(file)
  if (kept && knows(path, kept.stamp)) return { bytes: kept.size }
  const content = readFile(file)
  if (content === 'too large' || 'because' in content) return content
  visit(path, content.toString('utf8'), kept?.stamp)
  return { bytes: content.length }
}

/** Changes whenever the file is written: its size and times. */
function stampOf(file: string): { readonly stamp: string; readonly size: number } | undefined {
  try {
    const { size, mtimeMs, ctimeMs, ino } = lstatSync(file)
    return { stamp: [size, mtimeMs, ctimeMs, ino].join(' '), size }
  } catch {
    return undefined
  }
}

/** The most missing files to name. A sparse checkout may have any number. */
const mostNotCheckedOut = 100

/** The wanted files that git has but the work tree lacks. */
function notCheckedOut(absent: readonly AbsentFile[], { enters, opens }: Walk, met: ReadonlySet<string>): UnreadFile[] {
  const found = absent.flatMap(({ path, isSubmodule }): UnreadFile[] => {
    if (met.has(path) || !isEntered(isSubmodule ? `${path}/` : path, enters)) return []
    if (isSubmodule) return [{ path: `${path}/`, because: submodule }]
    return opens(path) ? [{ path, because: 'is left out of this checkout' }] : []
  })
  const [next] = found.slice(mostNotCheckedOut)
  const more = found.length - mostNotCheckedOut
  const rest = next && { path: next.path, because: `and ${more - 1} others are left out of this checkout` }
  return [...found.slice(0, mostNotCheckedOut), ...(rest ? [rest] : [])]
}

/** Why reading stops, if a limit is reached. */
function endOf(opened: number, bytes: number, seconds: number): string | undefined {
  if (opened >= treeLimits.opened) return walkEnds.opened
  if (bytes >= treeLimits.totalBytes) return walkEnds.bytes
  return seconds >= treeLimits.readingSeconds ? walkEnds.seconds : undefined
}

/**
 * Whether the folder has, or would have if fully checked out, any other file. Stops at the first one. Most folders with
 * only a manifest then need not be read for evidence.
 */
export function holdsMore(root: string, paths: readonly string[]): boolean {
  const known = new Set(paths)
  const others = new WantedFiles(
    root,
    { enters: () => true, entersCheckout: () => !isCheckout(root), opens: (path) => !known.has(path) },
    () => 0,
    1,
  )
  if (others.paths.length + others.closed.length > 0 || others.incomplete !== undefined) return true
  return isCheckout(root) && absentFiles(root).length > 0
}

/** The wanted files below a folder, within the limits of a walk. Includes symbolic links, which are not opened. */
export function pathsBelow(root: string, isWanted: (path: string) => boolean): readonly string[] {
  const { paths, closed } = wantedFiles(root, { enters: () => true, opens: isWanted }, processorClock())
  return [...paths, ...closed.map(({ path }) => path).filter((path) => !path.endsWith('/'))]
}

const wantedFiles = (root: string, walk: Entering, clock: () => number): WantedFiles =>
  new WantedFiles(root, walk, clock, Number.POSITIVE_INFINITY)

type Entering = Pick<Walk, 'enters' | 'entersCheckout' | 'opens'>

/** The paths of the wanted files, at most `most`. */
class WantedFiles {
  readonly paths: string[] = []
  /** Wanted, but cannot be opened. */
  readonly closed: UnreadFile[] = []
  readonly links: Link[] = []
  walked = 0
  incomplete: string | undefined
  readonly #root: string
  readonly #walk: Entering
  readonly #open: { readonly folder: string; readonly depth: number }[] = [{ folder: '', depth: 0 }]

  constructor(root: string, walk: Entering, clock: () => number, most: number) {
    this.#root = root
    this.#walk = walk
    for (let next = this.#open.pop(); next !== undefined; next = this.#open.pop()) {
      this.#enter(next.folder, next.depth)
      if (this.paths.length + this.closed.length >= most) return
      if (this.walked > treeLimits.walked) this.incomplete = walkEnds.walked
      else if (clock() >= treeLimits.readingSeconds) this.incomplete = walkEnds.seconds
      else continue
      return
    }
  }

  #enter(folder: string, depth: number): void {
    const entries = entriesOf(folder === '' ? this.#root : this.#root + sep + folder.split('/').join(sep))
    if (entries === undefined) {
      this.closed.push({ path: `${folder}/`, because: 'cannot be opened' })
      return
    }
    // A nested checkout or a submodule is another repository.
    const isOther = folder !== '' && entries.some(({ name }) => name === '.git')
    if (isOther && this.#walk.entersCheckout?.(folder) !== true) return
    for (const entry of entries) {
      this.walked++
      this.#meet(entry, folder === '' ? entry.name : `${folder}/${entry.name}`, depth)
    }
  }

  #meet(entry: Dirent, path: string, depth: number): void {
    if (entry.isDirectory()) {
      if (isClosed(entry.name) || !this.#walk.enters(path)) return
      if (depth < treeLimits.depth) this.#open.push({ folder: path, depth: depth + 1 })
      else this.incomplete = walkEnds.depth
      return
    }
    const target = entry.isSymbolicLink() ? this.#targetOf(path) : undefined
    if (target !== undefined) this.links.push({ path, target })
    if (!this.#walk.opens(path)) return
    // This character replaces bytes that are not UTF-8. Such a name cannot be opened.
    else if (entry.name.includes('\ufffd')) this.closed.push({ path, because: 'has a name that is not UTF-8' })
    else if (entry.isFile()) this.paths.push(path)
    else if (!entry.isSymbolicLink()) this.closed.push({ path, because: 'is not a plain file' })
    else if (!this.#isRead(target)) this.closed.push({ path, because: 'is a link' })
  }

  /** The target of a symbolic link. Undefined outside the repository. */
  #targetOf(path: string): string | undefined {
    const target = realPathOf(join(this.#root, path))
    const root = realPathOf(this.#root)
    if (target === undefined || root === undefined || !target.startsWith(root + sep)) return undefined
    return pathFrom(root, target)
  }

  /** Whether a link's target is itself a file that the walk reads. */
  #isRead(target: string | undefined): boolean {
    if (target === undefined) return false
    const { enters, opens } = this.#walk
    return isEntered(target, enters) && opens(target) && statSync(join(this.#root, target)).isFile()
  }
}

/** Undefined for an unreadable folder. The manifests are already found, and evidence is optional. */
function entriesOf(folder: string): Dirent[] | undefined {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  } catch {
    return undefined
  }
}

/** The content of a plain file within the limit, or why there is none. */
function readFile(file: string): Buffer | 'too large' | { readonly because: string } {
  let descriptor: number | undefined
  try {
    descriptor = openSync(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
    const status = fstatSync(descriptor)
    if (!status.isFile()) return { because: 'is not a plain file' }
    if (status.size > treeLimits.fileBytes) return 'too large'
    const bytes = Buffer.alloc(status.size)
    let length = 0
    for (let read = -1; read !== 0 && length < bytes.length; length += read) {
      read = readSync(descriptor, bytes, length, bytes.length - length, null)
    }
    const content = bytes.subarray(0, length)
    return content.subarray(0, 4096).includes(0) ? { because: noText } : content
  } catch {
    return { because: 'cannot be opened' }
  } finally {
    if (descriptor !== undefined) closeSync(descriptor)
  }
}
