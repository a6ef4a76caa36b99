import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readdirSync,
  readSync,
  realpathSync,
  type Stats,
} from 'node:fs'
import { dirname, isAbsolute, relative, resolve, sep } from 'node:path'
import { Minimatch } from 'minimatch'
import { UnusableInput } from '../../core/finding/unusable-input.ts'
import { documentLimits } from '../../core/languages/yaml/document-limits.ts'
import { oversizedDocument, unreadableDocument } from '../../core/languages/yaml/document-reader.ts'
import {
  isFoundByItself,
  isInOtherCase,
  isManifestPath,
  nearMissOf,
  skippedFolders,
} from '../../core/manifest/file-name.ts'
import type { Document } from '../../core/text/document.ts'
import { pathFrom } from './paths.ts'

const globSign = /[*?[\]{}]/
const longestPattern = 256
const mostPatterns = 100
const mostAlternatives = 100
const mostFiles = 100_000

/**
 * The manifests to check, as unique paths from `root` with forward slashes, in order. Without patterns: every
 * `accelerator.yml` and `accelerator.yaml` below `start`. Throws {@link UnusableInput} for a pattern that matches
 * nothing. Does not enter folders through symbolic links.
 */
export function findManifests(root: string, start: string, patterns: readonly string[]): string[] {
  const { paths, bare } = findJobs(root, start, patterns)
  const [folder] = bare
  if (patterns.length > 0 && folder !== undefined) throw noManifestIn(folder)
  return paths
}

/** What to check: the manifests, and the requested folders without one, as paths from `root`. */
export interface FoundJobs {
  readonly paths: readonly string[]
  readonly bare: readonly string[]
  /** Files that look like misspelled manifests. If there are manifests, only those that differ in case. */
  readonly near: readonly string[]
}

/** {@link findManifests} for callers that handle folders without a manifest. */
export function findJobs(root: string, start: string, patterns: readonly string[]): FoundJobs & { paths: string[] } {
  if (patterns.length > mostPatterns) throw new UnusableInput(`More than ${mostPatterns} paths were given.`)
  const fromRoot = (path: string): string => pathFrom(root, path)
  const [bare, near] = [new Set<string>(), new Set<string>()]
  const found = (patterns.length === 0 ? [''] : patterns).flatMap((pattern) => {
    const inside = pattern === '' ? manifestsBelow(start, near) : matches(start, pattern, near)
    if (inside.length === 0) bare.add(fromRoot(resolve(start, pattern)))
    return inside
  })
  const nearly = [...near].map(fromRoot).sort()
  return {
    paths: [...new Set(found.map(fromRoot))].sort(),
    bare: [...bare].sort(),
    near: found.length === 0 ? nearly : nearly.filter(isInOtherCase),
  }
}

/** The manifests below a folder. Adds near misses to `near`. */
function manifestsBelow(folder: string, near: Set<string>): string[] {
  const named = walk(folder, (path) => isManifest(path) || nearMissOf(path.split(sep).join('/')) !== undefined)
  for (const path of named) if (!isManifest(path)) near.add(path)
  return named.filter(isManifest)
}

/** The folders that do not contain any of these manifests either, such as those of a sparse checkout. */
export function stillBare(bare: readonly string[], manifests: Iterable<string>): string[] {
  const paths = [...manifests]
  return bare.filter((folder) => !paths.some((path) => folder === '' || path.startsWith(`${folder}/`)))
}

export const noManifestIn = (folder: string): UnusableInput =>
  new UnusableInput(`The folder ${folder || '.'} has no accelerator.yml.`)

/** Whether these patterns would match a manifest at a path from `root`, if it existed. */
export function wantedBy(root: string, start: string, patterns: readonly string[]): (path: string) => boolean {
  const below = pathFrom(root, start)
  const within = (path: string, folder: string): boolean => folder === '' || path.startsWith(`${folder}/`)
  if (patterns.length === 0) return (path) => isFoundByItself(path) && within(path, below)
  const named = patterns.map((pattern) => pathFrom(root, resolve(start, pattern)))
  const globs = named.filter((pattern) => globSign.test(pattern)).map((pattern) => globOf(pattern))
  return (path) =>
    named.some((word) => path === word || (isFoundByItself(path) && within(path, word))) ||
    globs.some((glob) => glob.match(path))
}

const isManifest = (path: string): boolean => isManifestPath(path.split(sep).join('/'))

function matches(start: string, pattern: string, near: Set<string>): string[] {
  if (pattern.includes('\0')) throw new UnusableInput('A path contains a NUL character.')
  const path = resolve(start, pattern)
  const named = statusOf(path)
  if (named) {
    return named.isDirectory() ? manifestsBelow(path, near) : [path]
  }
  if (!globSign.test(pattern)) {
    const shown = pattern.length > longestPattern ? `${pattern.slice(0, 40)}…` : pattern
    throw new UnusableInput(`There is no file ${shown}.`)
  }
  if (pattern.length > longestPattern) throw new UnusableInput(`A pattern is longer than ${longestPattern} characters.`)
  const glob = globOf(pattern.split(sep).join('/').replace(/^\.\//, ''))
  // Otherwise the rest would be silently ignored.
  if (glob.globSet.length > mostAlternatives)
    throw new UnusableInput(`The braces of ${pattern} expand to more than ${mostAlternatives} patterns.`)
  const found = walk(start, (file) => glob.match(pathFrom(start, file)))
  if (found.length === 0) throw new UnusableInput(`No file matches ${pattern}.`)
  return found
}

const globOf = (pattern: string): Minimatch =>
  new Minimatch(pattern, { dot: true, nocomment: true, nonegate: true, braceExpandMax: mostAlternatives + 1 })

/** The status of a path, without following symbolic links. Undefined if it does not exist. */
export function statusOf(path: string): Stats | undefined {
  try {
    return lstatSync(path)
  } catch (error) {
    const code = codeOf(error)
    if (['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP'].includes(code)) return undefined
    throw new UnusableInput(`${path} cannot be read: ${code}.`)
  }
}

/**
 * The wanted files below a folder, including symbolic links to files. Does not enter folders through links. Names are
 * bytes, because those that are not UTF-8 could not be opened as text.
 */
function walk(folder: string, wanted: (path: string) => boolean): string[] {
  const found: string[] = []
  const open = [Buffer.from(folder)]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const entry of entriesOf(next)) {
      const bytes = Buffer.concat([next, Buffer.from(sep), entry.name])
      const path = bytes.toString()
      if (entry.isDirectory()) {
        if (!skippedFolders.has(entry.name.toString())) open.push(bytes)
      } else if (wanted(path)) found.push(path)
      if (found.length > mostFiles)
        throw new UnusableInput(`More than ${mostFiles} manifests were found below ${folder}.`)
    }
  }
  return found
}

function entriesOf(folder: Buffer) {
  try {
    return readdirSync(folder, { withFileTypes: true, encoding: 'buffer' })
  } catch (error) {
    throw new UnusableInput(`The folder ${folder} cannot be read: ${codeOf(error)}.`)
  }
}

/** Whether a path is outside a folder, by its text alone. Does not follow symbolic links. */
export function isOutside(folder: string, path: string): boolean {
  const way = relative(folder, path)
  return way.split(sep)[0] === '..' || isAbsolute(way)
}

/**
 * The content of a manifest, or a document that says why it was not opened. Reads only regular files within the limit,
 * and only below `root` (for a path outside, below its own folder).
 */
export function readManifest(root: string, path: string, mostBytes = documentLimits.bytes): Uint8Array | Document {
  // This character replaces bytes that are not UTF-8, so the name is ambiguous.
  if (path.includes('\ufffd'))
    return unreadableDocument('The name of the file, or of a folder above it, is not valid UTF-8.', 'Rename it.')
  const file = resolve(root, path)
  try {
    const real = realpathSync(file)
    const boundary = realpathSync(isOutside(root, file) ? dirname(file) : root)
    if (real !== file && isOutside(boundary, real)) {
      return unreadableDocument(
        'The file is a symbolic link that leads out of the workspace.',
        'Put the manifest itself here.',
      )
    }
    return readRegularFile(real, mostBytes)
  } catch (error) {
    const code = codeOf(error)
    if (code === 'ENOENT')
      return unreadableDocument('The file is a broken symbolic link.', 'Point it at a file, or delete it.')
    if (code === 'ELOOP')
      return unreadableDocument(
        'The file is a symbolic link that leads back to itself.',
        'Put the manifest itself here.',
      )
    return unreadableDocument(`The file cannot be read (${code}).`, 'Check that it is a plain file that may be read.')
  }
}

/** The same as text. Undefined if it was not opened. */
export function readText(root: string, path: string, mostBytes?: number): string | undefined {
  const content = readManifest(root, path, mostBytes)
  return content instanceof Uint8Array ? textOf(content) : undefined
}

export const textOf = (content: Uint8Array | Document): string =>
  content instanceof Uint8Array ? Buffer.from(content).toString('utf8') : content.text

function readRegularFile(file: string, mostBytes: number): Uint8Array | Document {
  // Without O_NONBLOCK, opening a pipe waits for a writer.
  const descriptor = openSync(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
  try {
    const status = fstatSync(descriptor)
    if (!status.isFile()) return unreadableDocument('This is not a plain file.', 'Put the manifest itself here.')
    if (status.size > mostBytes) return oversizedDocument(status.size)
    // A file that grows during the read is cut at its former size.
    const bytes = new Uint8Array(status.size + 1)
    let length = 0
    for (let read = -1; read !== 0 && length < bytes.length; length += read) {
      read = readSync(descriptor, bytes, length, bytes.length - length, null)
    }
    return bytes.subarray(0, length)
  } finally {
    closeSync(descriptor)
  }
}

function codeOf(error: unknown): string {
  const code = (error as { code?: unknown }).code
  if (typeof code !== 'string') throw error
  return code
}
