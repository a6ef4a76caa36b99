import { closeSync, fchmodSync, lstatSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { UnusableInput } from '../../core/finding/unusable-input.ts'
import { isOutside } from './workspace.ts'
import { whyNotInPlace } from './write-in-place.ts'

const anyoneMayWrite = 0o222
const permissions = 0o7777

/** Why a file of the workspace is not written, as the end of a sentence; undefined where it may be. */
export function whyNotWritten(root: string, path: string): string | undefined {
  return isOutside(root, resolve(root, path)) ? 'it is outside this folder' : whyNotInPlace(root, path)
}

/** Throws {@link UnusableInput} for a file that may not be written: a rename would not ask. */
export function requireWritable(root: string, path: string): void {
  if ((lstatSync(resolve(root, path)).mode & anyoneMayWrite) === 0) throw refusal(path, 'it is read-only')
}

/** Puts a text in place of a file, at once: whoever reads it sees the old one or the new one. Its mode is kept. */
export function rewriteFile(root: string, path: string, text: string): void {
  const file = resolve(root, path)
  const draft = join(dirname(file), `.${basename(file)}.${process.pid}.tmp`)
  try {
    const mode = lstatSync(file).mode & permissions
    const descriptor = openSync(draft, 'wx', mode)
    try {
      writeFileSync(descriptor, text)
      // What was asked for at its opening is less the umask.
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
