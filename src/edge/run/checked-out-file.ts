import { realpathSync } from 'node:fs'
import { resolve, sep } from 'node:path'
import { unreadableDocument } from '../../core/languages/yaml/document-reader.ts'
import type { Document } from '../../core/text/document.ts'
import { fileAt } from './git/git.ts'
import { pathFrom, realTopOf } from './paths.ts'
import { readManifest, statusOf } from './workspace.ts'

/** Whether a path of the checkout exists, including broken symbolic links. */
export const isThere = (root: string, path: string): boolean =>
  statusOf(resolve(root, ...path.split('/'))) !== undefined

/** A checked-out file. Undefined if it does not exist. */
export function checkedOutFile(root: string, path: string): Uint8Array | Document | undefined {
  return isThere(root, path) ? readManifest(root, path.split('/').join(sep)) : undefined
}

/**
 * Reads proposed files, each once, as in the checked-out commit. The workspace also contains files of other steps, such
 * as a private checkout, which the author of a proposal must not read.
 */
export function proposalReader(root: string): (path: string) => Promise<Uint8Array | Document | undefined> {
  const read = new Map<string, Uint8Array | Document | undefined>()
  return async (path) => {
    if (!read.has(path)) read.set(path, proposedFile(root, path))
    return read.get(path)
  }
}

/**
 * A proposed manifest, or a file that it names. The target of a symbolic link is read from the commit, because it may
 * point to files of other steps.
 */
export function proposedManifest(root: string, path: string): Uint8Array | Document {
  const found = readManifest(root, path)
  if (!(found instanceof Uint8Array)) return found
  if (isAtItself(root, path)) return found
  const committed = fileAt(root, 'HEAD', realPathFrom(realTopOf(root), resolve(root, path)))
  return committed instanceof Uint8Array
    ? committed
    : unreadableDocument(outsideCommit, 'Put the manifest itself here.')
}

const outsideCommit = 'The file is a symbolic link to a file that the checked-out commit does not have.'

const isAtItself = (root: string, path: string): boolean =>
  realpathSync.native(resolve(root, path)) === resolve(realpathSync.native(root), path)

const realPathFrom = (root: string, path: string): string =>
  pathFrom(realpathSync.native(root), realpathSync.native(resolve(root, path)))

function proposedFile(root: string, path: string): Uint8Array | Document | undefined {
  const found = checkedOutFile(root, path)
  if (!(found instanceof Uint8Array)) return found
  const committed = fileAt(root, 'HEAD', realPathFrom(root, path))
  if (committed instanceof Uint8Array) return committed
  // Without git or a checkout, the commit is unknown.
  return committed === 'unreadable' ? found : undefined
}
