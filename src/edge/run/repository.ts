import { closeSync, constants, existsSync, fstatSync, openSync, readdirSync, readSync } from 'node:fs'
import { join, sep } from 'node:path'
import {
  type FileTree,
  inReadingOrder,
  isClosed,
  treeLimits,
  type Walk,
  type WalkCount,
} from '../../core/evidence/file-tree.ts'

/** The repository around a folder, as a tree. */
export const repositoryTree = (root: string): FileTree => ({
  isCheckout: existsSync(join(root, '.git')),
  walk: (walk) => walkRepository(root, walk),
})

/**
 * Opens the files of a repository that may matter, in a fixed order, and shows each to `visit`. Links are not followed,
 * other checkouts inside this one are not entered, and nothing larger than the limits is read.
 */
export function walkRepository(root: string, walk: Walk): WalkCount {
  const { paths, walked, cut } = wantedFiles(root, walk)
  const ordered = inReadingOrder(paths)
  const tooLarge: string[] = []
  let opened = 0
  let bytes = 0
  for (const path of ordered) {
    if (opened >= treeLimits.opened || bytes >= treeLimits.totalBytes) return { walked, opened, tooLarge, cut: true }
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
      if (++walked > treeLimits.walked) return { paths, walked, cut: true }
      if (entry.isDirectory()) {
        if (depth < treeLimits.depth && !isClosed(entry.name) && walk.enters(path))
          open.push({ folder: path, depth: depth + 1 })
      } else if (entry.isFile() && walk.opens(path) && paths.push(path) >= most) return { paths, walked, cut: false }
    }
  }
  return { paths, walked, cut: false }
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
    if (status.size > treeLimits.fileBytes) return 'too-large'
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
