import { closeSync, constants, fstatSync, openSync, readdirSync, readSync } from 'node:fs'
import { sep } from 'node:path'
import { closedFolders } from '../../core/evidence/attribution/exclusion.ts'

export interface Walk {
  /** Whether a folder (path from the root, forward slashes) is entered. */
  readonly enters: (folder: string) => boolean
  /** Whether a file is opened, judged by its path alone. */
  readonly opens: (path: string) => boolean
  readonly visit: (path: string, text: string) => void
  readonly progress: (opened: number, total: number) => void
}

/** What was looked at, and what was not. */
export interface WalkCount {
  readonly walked: number
  readonly opened: number
  /** Files that are larger than the limit, and so were not read. */
  readonly tooLarge: readonly string[]
  /** True where the repository holds more than is read. */
  readonly cut: boolean
}

export const repositoryLimits = {
  fileBytes: 1024 * 1024,
  walked: 500_000,
  opened: 50_000,
  totalBytes: 512 * 1024 * 1024,
  depth: 64,
} as const

/** Source code, which is many: it is opened after everything else, so that the limits never cut a launch file off. */
const sourceCode = /\.(?:py|ipynb|c|cc|cpp|cxx|h|hpp|cu|cuh|hip)$/

/**
 * Opens the files of a repository that may matter, in a fixed order, and shows each to `visit`. Links are not followed,
 * other checkouts inside this one are not entered, and nothing larger than the limits is read.
 */
export function walkRepository(root: string, walk: Walk): WalkCount {
  const { paths, walked, cut } = wantedFiles(root, walk)
  const ordered = [...paths.filter((path) => !sourceCode.test(path)), ...paths.filter((path) => sourceCode.test(path))]
  const tooLarge: string[] = []
  let opened = 0
  let bytes = 0
  for (const path of ordered) {
    if (opened >= repositoryLimits.opened || bytes >= repositoryLimits.totalBytes)
      return { walked, opened, tooLarge, cut: true }
    const content = readFile(root + sep + path.split('/').join(sep))
    if (content === 'too-large') tooLarge.push(path)
    if (content === undefined || content === 'too-large') continue
    opened++
    bytes += content.length
    walk.progress(opened, ordered.length)
    walk.visit(path, content.toString('utf8'))
  }
  walk.progress(ordered.length, ordered.length)
  return { walked, opened, tooLarge, cut }
}

/**
 * Whether any file besides these lies below the folder. Ends at the first one, and saves most folders that hold a lone
 * manifest from being read for evidence.
 */
export function holdsMore(root: string, paths: readonly string[]): boolean {
  const known = new Set(paths)
  const others = wantedFiles(root, { enters: () => true, opens: (path) => !known.has(path) }, 1)
  return others.paths.length > 0 || others.cut
}

/** The paths of the files that are wanted, `most` of them at most. */
function wantedFiles(
  root: string,
  walk: Pick<Walk, 'enters' | 'opens'>,
  most = Number.POSITIVE_INFINITY,
): { paths: string[]; walked: number; cut: boolean } {
  const paths: string[] = []
  let walked = 0
  const open: { folder: string; depth: number }[] = [{ folder: '', depth: 0 }]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { folder, depth } = next
    const entries = entriesOf(folder === '' ? root : root + sep + folder.split('/').join(sep))
    // A checkout inside the checkout, or a submodule: somebody else's repository.
    if (folder !== '' && entries.some(({ name }) => name === '.git')) continue
    for (const entry of entries) {
      // The sign for bytes that are no text: as text the name could not be opened.
      if (entry.name.includes('\ufffd')) continue
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (++walked > repositoryLimits.walked) return { paths: paths.sort(), walked, cut: true }
      if (entry.isDirectory()) {
        if (depth < repositoryLimits.depth && !closedFolders.has(entry.name) && walk.enters(path))
          open.push({ folder: path, depth: depth + 1 })
      } else if (entry.isFile() && walk.opens(path) && paths.push(path) >= most) return { paths, walked, cut: false }
    }
  }
  return { paths: paths.sort(), walked, cut: false }
}

/** A folder that cannot be read shows nothing: the manifests were found, and evidence only adds to them. */
function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  } catch {
    return []
  }
}

/** The bytes of a plain file of at most the limit; undefined where it cannot be read or is no text. */
function readFile(file: string): Buffer | 'too-large' | undefined {
  let descriptor: number | undefined
  try {
    descriptor = openSync(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
    const status = fstatSync(descriptor)
    if (!status.isFile()) return undefined
    if (status.size > repositoryLimits.fileBytes) return 'too-large'
    const bytes = Buffer.alloc(status.size)
    let length = 0
    for (let read = -1; read !== 0 && length < bytes.length; length += read) {
      read = readSync(descriptor, bytes, length, bytes.length - length, null)
    }
    const content = bytes.subarray(0, length)
    return content.subarray(0, 4096).includes(0) ? undefined : content
  } catch {
    return undefined
  } finally {
    if (descriptor !== undefined) closeSync(descriptor)
  }
}
