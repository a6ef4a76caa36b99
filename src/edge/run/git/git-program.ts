import { accessSync, constants, statSync } from 'node:fs'
import { dirname, join, posix, win32 } from 'node:path'
import { realPathOf, realTopOf } from '../paths.ts'
import { isOutside } from '../workspace.ts'

/** The absolute path of git, and the folders where it may look up programs. */
export interface GitProgram {
  readonly file: string
  readonly path: string
}

const found = new Map<string, GitProgram | undefined>()

/**
 * The git program to use in a folder. Undefined if there is none. Systems also look up programs in the current folder
 * (Windows always, others if PATH says so), which is untrusted here. So this looks it up once, and ignores everything
 * inside a checkout or leading into one.
 */
export function gitFor(folder: string): GitProgram | undefined {
  const path = process.env['PATH'] ?? ''
  const checkouts = [folder, process.cwd(), process.env['GITHUB_WORKSPACE'] || folder].map(realTopOf)
  const key = JSON.stringify([path, checkouts])
  if (!found.has(key)) found.set(key, lookUp(path, checkouts))
  return found.get(key)
}

function lookUp(path: string, checkouts: readonly string[]): GitProgram | undefined {
  // The root of the file system is not a checkout: everything would be inside.
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

/** The folders of a search path that do not depend on the current folder. */
export function absoluteFolders(path: string, platform: NodeJS.Platform): string[] {
  const { delimiter, isAbsolute, parse } = isWindows(platform) ? win32 : posix
  return (
    path
      .split(delimiter)
      .map((folder) => (isWindows(platform) ? folder.replace(/^"(.*)"$/, '$1') : folder))
      // On Windows, `\bin` is absolute but depends on the current drive.
      .filter((folder) => isAbsolute(folder) && parse(folder).root.length >= (isWindows(platform) ? 3 : 1))
  )
}

/** Windows also runs scripts with other extensions, but git is never one. */
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
