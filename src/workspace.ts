import { closeSync, constants, fstatSync, lstatSync, openSync, readdirSync, readSync, realpathSync } from 'node:fs'
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { Minimatch } from 'minimatch'
import type { Document } from './document.ts'
import { documentLimits, oversizedDocument, unreadableDocument } from './document-reader.ts'

/** What cannot be checked at all: exit status 2, with a message for a person. */
export class UnusableInput extends Error {}

const manifestNames = new Set(['accelerator.yml', 'accelerator.yaml'])
const skippedFolders = new Set(['.git', 'node_modules'])
const globSign = /[*?[\]{}]/
const longestPattern = 256
const mostPatterns = 100
const mostFiles = 100_000

/**
 * The manifests to check, as paths from `root` with forward slashes, in order and without repeats. No pattern: every
 * `accelerator.yml` and `accelerator.yaml` below `start`. Throws {@link UnusableInput} for a pattern that matches
 * nothing. Folders are never entered through links.
 */
export function findManifests(root: string, start: string, patterns: readonly string[]): string[] {
  if (patterns.length > mostPatterns) throw new UnusableInput(`More than ${mostPatterns} paths were given.`)
  const found = patterns.length === 0 ? walk(start, isManifest) : patterns.flatMap((pattern) => matches(start, pattern))
  const paths = found.map((path) => relative(root, path).split(sep).join('/'))
  return [...new Set(paths)].sort()
}

const isManifest = (path: string): boolean => manifestNames.has(path.slice(path.lastIndexOf(sep) + 1))

function matches(start: string, pattern: string): string[] {
  if (pattern.includes('\0')) throw new UnusableInput('A path holds a NUL character.')
  const path = resolve(start, pattern)
  const named = lstatSync(path, { throwIfNoEntry: false })
  if (named) {
    const found = named.isDirectory() ? walk(path, isManifest) : [path]
    if (found.length === 0) throw new UnusableInput(`The folder ${pattern} holds no accelerator.yml.`)
    return found
  }
  if (!globSign.test(pattern)) throw new UnusableInput(`There is no file ${pattern}.`)
  if (pattern.length > longestPattern) throw new UnusableInput(`A pattern is longer than ${longestPattern} characters.`)
  const glob = new Minimatch(pattern.split(sep).join('/').replace(/^\.\//, ''), {
    dot: true,
    nocomment: true,
    nonegate: true,
    braceExpandMax: 100,
  })
  const found = walk(start, (file) => glob.match(relative(start, file).split(sep).join('/')))
  if (found.length === 0) throw new UnusableInput(`No file matches ${pattern}.`)
  return found
}

/** Files below a folder that are wanted, links to files among them; folders behind links are not entered. */
function walk(folder: string, wanted: (path: string) => boolean): string[] {
  const found: string[] = []
  const open = [folder]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const entry of entriesOf(next)) {
      const path = join(next, entry.name)
      if (entry.isDirectory()) {
        if (!skippedFolders.has(entry.name)) open.push(path)
      } else if (wanted(path)) found.push(path)
      if (found.length > mostFiles)
        throw new UnusableInput(`More than ${mostFiles} manifests were found below ${folder}.`)
    }
  }
  return found
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch (error) {
    throw new UnusableInput(`The folder ${folder} cannot be read: ${codeOf(error)}.`)
  }
}

/**
 * The bytes of a manifest, or a document that says why it was not opened. Only a regular file is read, only one below
 * `root` (or, where it was named outside, below its own folder), and never more than the limit.
 */
export function readManifest(root: string, path: string): Uint8Array | Document {
  const file = resolve(root, path)
  const inside = !relative(root, file).startsWith('..') && !isAbsolute(relative(root, file))
  try {
    const real = realpathSync(file)
    const boundary = realpathSync(inside ? root : dirname(file))
    if (real !== file && relative(boundary, real).split(sep)[0] === '..') {
      return unreadableDocument('The file is a link that leads out of the workspace.', 'Put the manifest itself here.')
    }
    return readRegularFile(real)
  } catch (error) {
    const code = codeOf(error)
    if (code === 'ENOENT')
      return unreadableDocument('The file is a link to nothing.', 'Point it at a file, or delete it.')
    if (code === 'ELOOP')
      return unreadableDocument('The file is a link that leads back to itself.', 'Put the manifest itself here.')
    return unreadableDocument(`The file cannot be read (${code}).`, 'Check that it is a plain file that may be read.')
  }
}

function readRegularFile(file: string): Uint8Array | Document {
  // Without O_NONBLOCK, opening a pipe waits for a writer that never comes.
  const descriptor = openSync(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
  try {
    const status = fstatSync(descriptor)
    if (!status.isFile()) return unreadableDocument('This is not a plain file.', 'Put the manifest itself here.')
    if (status.size > documentLimits.bytes) return oversizedDocument(status.size)
    const bytes = new Uint8Array(documentLimits.bytes + 1)
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
