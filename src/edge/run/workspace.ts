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
 * The manifests to check, as paths from `root` with forward slashes, in order and without repeats. No pattern: every
 * `accelerator.yml` and `accelerator.yaml` below `start`. Throws {@link UnusableInput} for a pattern that matches
 * nothing. Folders are never entered through links.
 */
export function findManifests(root: string, start: string, patterns: readonly string[]): string[] {
  const { paths, bare } = findJobs(root, start, patterns)
  const [folder] = bare
  if (patterns.length > 0 && folder !== undefined) throw noManifestIn(folder)
  return paths
}

/** What there is to check: the manifests, and the folders that were meant and hold none, as paths from `root`. */
export interface FoundJobs {
  readonly paths: readonly string[]
  readonly bare: readonly string[]
  /** Files that are called almost like a manifest, so that nobody reads them; beside manifests, those in other case. */
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

/** The manifests below a folder; what is called almost like one is added to `near`. */
function manifestsBelow(folder: string, near: Set<string>): string[] {
  const named = walk(folder, (path) => isManifest(path) || nearMissOf(path.split(sep).join('/')) !== undefined)
  for (const path of named) if (!isManifest(path)) near.add(path)
  return named.filter(isManifest)
}

/** The folders in which these manifests do not lie either, such as those that a sparse checkout leaves out. */
export function stillBare(bare: readonly string[], manifests: Iterable<string>): string[] {
  const paths = [...manifests]
  return bare.filter((folder) => !paths.some((path) => folder === '' || path.startsWith(`${folder}/`)))
}

export const noManifestIn = (folder: string): UnusableInput =>
  new UnusableInput(`The folder ${folder || '.'} has no accelerator.yml.`)

/** Whether these patterns would find a manifest at a path from `root`, if there were one. */
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
  // The rest would be left out in silence.
  if (glob.globSet.length > mostAlternatives)
    throw new UnusableInput(`The braces of ${pattern} expand to more than ${mostAlternatives} patterns.`)
  const found = walk(start, (file) => glob.match(pathFrom(start, file)))
  if (found.length === 0) throw new UnusableInput(`No file matches ${pattern}.`)
  return found
}

const globOf = (pattern: string): Minimatch =>
  new Minimatch(pattern, { dot: true, nocomment: true, nonegate: true, braceExpandMax: mostAlternatives + 1 })

/** The status of a path, a symbolic link as itself; undefined if there is none. */
function statusOf(path: string): Stats | undefined {
  try {
    return lstatSync(path)
  } catch (error) {
    const code = codeOf(error)
    if (['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP'].includes(code)) return undefined
    throw new UnusableInput(`${path} cannot be read: ${code}.`)
  }
}

/**
 * Files below a folder that are wanted, links to files among them; folders behind links are not entered. Names are
 * bytes here, which need not be UTF-8: as text they could not be opened.
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

/** Whether a path lies outside a folder, by its text alone: links are not followed. */
export function isOutside(folder: string, path: string): boolean {
  const way = relative(folder, path)
  return way.split(sep)[0] === '..' || isAbsolute(way)
}

/**
 * The bytes of a manifest, or a document that says why it was not opened. Only a regular file is read, only one below
 * `root` (or, where it was named outside, below its own folder), and never more than the limit.
 */
export function readManifest(root: string, path: string): Uint8Array | Document {
  // The sign for bytes that are not UTF-8: the name is ambiguous.
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
    return readRegularFile(real)
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

/** The same as text; undefined where it was not opened. */
export function readText(root: string, path: string): string | undefined {
  const content = readManifest(root, path)
  return content instanceof Uint8Array ? textOf(content) : undefined
}

/** The text of what was read. */
export const textOf = (content: Uint8Array | Document): string =>
  content instanceof Uint8Array ? Buffer.from(content).toString('utf8') : content.text

function readRegularFile(file: string): Uint8Array | Document {
  // Without O_NONBLOCK, opening a pipe waits for a writer that never comes.
  const descriptor = openSync(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
  try {
    const status = fstatSync(descriptor)
    if (!status.isFile()) return unreadableDocument('This is not a plain file.', 'Put the manifest itself here.')
    if (status.size > documentLimits.bytes) return oversizedDocument(status.size)
    // A file that grows while it is read is cut after the size it had.
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
