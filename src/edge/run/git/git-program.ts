import { accessSync, constants, statSync } from 'node:fs'
import { dirname, join, posix, win32 } from 'node:path'
import { realPathOf, realTopOf } from '../paths.ts'
import { isOutside } from '../workspace.ts'

/** git by its absolute path, and the folders in which it may look for programs of its own. */
export interface GitProgram {
  readonly file: string
  readonly path: string
}

const found = new Map<string, GitProgram | undefined>()

/**
 * The git that is asked about a folder; undefined where there is none. A system looks for a program in the folder that
 * one stands in as well (Windows always, others where PATH says so), and that folder is a stranger's: so it is looked up
 * here, once, and nothing counts that lies in a checkout or leads into one.
 */
export function gitFor(folder: string): GitProgram | undefined {
  const path = process.env['PATH'] ?? ''
  const checkouts = [folder, process.cwd(), process.env['GITHUB_WORKSPACE'] || folder].map(realTopOf)
  const key = JSON.stringify([path, checkouts])
  if (!found.has(key)) found.set(key, lookUp(path, checkouts))
  return found.get(key)
}

function lookUp(path: string, checkouts: readonly string[]): GitProgram | undefined {
  // A person who stands in the root of the file system has no checkout there: everything would be inside of it.
  const strangers = checkouts.filter((top) => dirname(top) !== top)
  const isTrusted = (place: string): boolean => {
    const real = realPathOf(place)
    return real !== undefined && strangers.every((top) => isOutside(top, real))
  }
  const folders = absoluteFolders(path, process.platform).filter(isTrusted)
  const name = programName(process.platform)
  const file = folders.map((each) => join(each, name)).find((each) => isTrusted(each) && isProgram(each))
  return file === undefined
    ? undefined
    : { file, path: folders.join((isWindows(process.platform) ? win32 : posix).delimiter) }
}

/** The folders of a search path that mean the same wherever one stands. */
export function absoluteFolders(path: string, platform: NodeJS.Platform): string[] {
  const { delimiter, isAbsolute, parse } = isWindows(platform) ? win32 : posix
  return (
    path
      .split(delimiter)
      .map((folder) => (isWindows(platform) ? folder.replace(/^"(.*)"$/, '$1') : folder))
      // On Windows `\bin` begins with a slash and still depends on the drive that one stands on.
      .filter((folder) => isAbsolute(folder) && parse(folder).root.length >= (isWindows(platform) ? 3 : 1))
  )
}

/** Windows also runs scripts of other endings, which no git is. */
export const programName = (platform: NodeJS.Platform): string => (isWindows(platform) ? 'git.exe' : 'git')

const isWindows = (platform: NodeJS.Platform): boolean => platform === 'win32'

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch {
    return false
  }
}
