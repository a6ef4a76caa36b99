import { closeSync, fchmodSync, lstatSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { UnusableInput } from '../../core/finding/unusable-input.ts'
import { isOutside } from './workspace.ts'
import { whyNotInPlace } from './write-in-place.ts'

const anyoneMayWrite = 0o222
const permissions = 0o7777

/** Why a file of the workspace must not be written, as the end of a sentence. Undefined if it may. */
export function whyNotWritten(root: string, path: string): string | undefined {
  return isOutside(root, resolve(root, path)) ? 'it is outside this folder' : whyNotInPlace(root, path)
}

/** Throws {@link UnusableInput} for a read-only file, because a rename would ignore that. */
export function requireWritable(root: string, path: string): void {
  if ((lstatSync(resolve(root, path)).mode & anyoneMayWrite) === 0) throw refusal(path, 'it is read-only')
}

/** Replaces a file atomically, and keeps its mode. */
export function rewriteFile(root: string, path: string, text: string): void {
  const file = resolve(root, path)
  const draft = join(dirname(file), `.${basename(file)}.${process.pid}.tmp`)
  try {
    const mode = lstatSync(file).mode & permissions
    const descriptor = openSync(draft, 'wx', mode)
    try {
      writeFileSync(descriptor, text)
      // The mode at opening is reduced by the umask.
      fchmodSync(descriptor, mode)
    } finally {
      closeSync(descriptor)
    }
    renameSync(draft, file)
  } catch (error) {
    const { code } = error as { code?: string }
    if (code !== 'EEXIST') rmSync(draft, { force: true })
    throw refusal(path, String(code ?? (error as Error).message))
  }
}

const refusal = (path: string, why: string): UnusableInput => new UnusableInput(`${path} cannot be written: ${why}.`)
