import { accessSync, constants, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Throws an error that says why a file cannot be written. Opens nothing: the reader of a pipe would take that for the
 * whole report.
 */
export function requireWritableFile(file: string): void {
  const found = statSync(file, { throwIfNoEntry: false })
  if (found?.isDirectory()) throw new Error('it is a folder')
  accessSync(found === undefined ? `${dirname(file)}/` : file, constants.W_OK)
}
