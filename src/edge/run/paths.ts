import { existsSync, realpathSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'

/** The most symbolic links followed per path, as in Linux. */
export const mostLinks = 40

/** A relative path with forward slashes. */
export const pathFrom = (folder: string, file: string): string => relative(folder, file).split(sep).join('/')

/** The path without symbolic links, as the file system spells it. Undefined for broken and circular links. */
export function realPathOf(path: string): string | undefined {
  try {
    return realpathSync.native(path)
  } catch {
    return undefined
  }
}

/** The nearest folder above with a `.git`, otherwise the folder itself. */
export function repositoryTop(folder: string): string {
  for (let top = folder; ; top = dirname(top)) {
    if (existsSync(join(top, '.git'))) return top
    if (dirname(top) === top) return folder
  }
}

/** The same without symbolic links. */
export const realTopOf = (folder: string): string => repositoryTop(realPathOf(folder) ?? resolve(folder))
