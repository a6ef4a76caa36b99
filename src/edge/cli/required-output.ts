import { resolve } from 'node:path'
import { UnusableInput } from '../../core/finding/unusable-input.ts'
import { repositoryTop } from '../run/paths.ts'
import { requireInPlace } from '../run/write-in-place.ts'
import type { Arguments, Terminal } from './arguments.ts'

/** Checked before anything is written: a fix, a baseline or a report. */
export function requireOutput(file: Arguments['values'][string], { folder }: Pick<Terminal, 'folder'>): void {
  if (typeof file !== 'string') return
  try {
    requireInPlace(repositoryTop(folder), resolve(folder, file))
  } catch (error) {
    throw new UnusableInput(`${file} cannot be written: ${(error as Error).message}`)
  }
}
