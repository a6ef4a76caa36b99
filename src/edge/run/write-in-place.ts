import {
  accessSync,
  closeSync,
  constants,
  fstatSync,
  ftruncateSync,
  lstatSync,
  openSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { isOutside } from './workspace.ts'

/**
 * Why a file of a checkout is not written, as the end of a sentence: a stranger may have put a link there. Undefined where
 * it may be, and for what lies elsewhere by its name, which is the user's own.
 */
export function whyNotInPlace(root: string, path: string): string | undefined {
  const file = resolve(root, path)
  if (isOutside(root, file)) return undefined
  const folder = realPathOf(dirname(file))
  const isMoved = folder !== undefined && folder !== join(realpathSync(root), relative(root, dirname(file)))
  return isMoved || isLink(file) ? 'it is a symbolic link or in a linked folder' : undefined
}

const isLink = (file: string): boolean => lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() === true

function realPathOf(folder: string): string | undefined {
  try {
    return realpathSync(folder)
  } catch {
    return undefined
  }
}

/**
 * Throws an error that says why a file cannot be written. Opens nothing: the reader of a pipe would take that for the
 * whole report.
 */
export function requireInPlace(root: string, path: string): void {
  const why = whyNotInPlace(root, path)
  if (why !== undefined) throw new Error(why)
  const file = resolve(root, path)
  const found = statSync(file, { throwIfNoEntry: false })
  if (found?.isDirectory()) throw new Error('it is a folder')
  accessSync(found === undefined ? `${dirname(file)}/` : file, constants.W_OK)
}

/** Writes a file that no link of a checkout leads elsewhere, part by part. Throws where it cannot be written. */
export function writeInPlace(root: string, path: string, parts: Iterable<string>): void {
  requireInPlace(root, path)
  const file = resolve(root, path)
  const isOwn = isOutside(root, file)
  // Windows has no O_NOFOLLOW: compare the opened file with the one at the path before truncating it.
  const noFollow = isOwn ? 0 : (constants.O_NOFOLLOW ?? 0)
  const descriptor = openSync(file, constants.O_WRONLY | constants.O_CREAT | noFollow, 0o644)
  try {
    const [opened, standing] = [fstatSync(descriptor, { bigint: true }), lstatSync(file, { bigint: true })]
    const isSame = opened.ino === standing.ino && opened.dev === standing.dev
    if (!isOwn && !isSame) throw new Error('it is a symbolic link or in a linked folder')
    if (opened.isFile()) ftruncateSync(descriptor)
    for (const part of parts) writeFileSync(descriptor, part)
  } finally {
    closeSync(descriptor)
  }
}
