import { existsSync, realpathSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'

/** So many links are followed for one path: as many as Linux follows. */
export const mostLinks = 40

/** The way from a folder to a file, with forward slashes. */
export const pathFrom = (folder: string, file: string): string => relative(folder, file).split(sep).join('/')

/** Where a path really lies, as the file system spells it; undefined for a link to nothing, or round in a circle. */
export function realPathOf(path: string): string | undefined {
  try {
    return realpathSync.native(path)
  } catch {
    return undefined
  }
}

/** The folder around this one that holds a `.git`, or else the folder itself. */
export function repositoryTop(folder: string): string {
  for (let top = folder; ; top = dirname(top)) {
    if (existsSync(join(top, '.git'))) return top
    if (dirname(top) === top) return folder
  }
}

/** The same without links. */
export const realTopOf = (folder: string): string => repositoryTop(realPathOf(folder) ?? resolve(folder))
