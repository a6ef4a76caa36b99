import { escape as literally, Minimatch } from 'minimatch'
import { relative } from '../../text/folder-paths.ts'

const longestGlob = 256
const mostGlobs = 100

/** Those of some paths that globs name: below the manifest's folder, or else from the top of the repository. */
export function namedPaths(folder: string, globs: readonly string[], paths: readonly string[]): ReadonlySet<string> {
  return new Set(globs.slice(0, mostGlobs).flatMap((glob) => pathsOf(folder, glob, paths)))
}

/** The places, in their list, of the globs that name none of some paths. */
export const emptyGlobs = (folder: string, globs: readonly string[], paths: readonly string[]): number[] =>
  globs.flatMap((glob, at) => (at < mostGlobs && pathsOf(folder, glob, paths).length > 0 ? [] : [at]))

/** Whether a glob may name something in a folder that is left out otherwise: it then says that folder's name. */
export const namesFolder = (glob: string, name: string): boolean => glob.split('/').includes(name)

/** The glob that names one path, whatever signs are in it. */
export const globOfPath = (path: string): string => literally(path)

function pathsOf(folder: string, glob: string, paths: readonly string[]): readonly string[] {
  const match = matcher(glob)
  if (match === undefined) return []
  const near = paths.filter((path) => match(relative(folder, path)))
  return near.length > 0 ? near : paths.filter(match)
}

function matcher(glob: string): ((path: string) => boolean) | undefined {
  if (glob.length > longestGlob) return undefined
  const plain = glob.replace(/^\.\//, '')
  const pattern = new Minimatch(plain.endsWith('/') ? `${plain}**` : plain, {
    dot: true,
    nocomment: true,
    nonegate: true,
    braceExpandMax: 100,
  })
  return (path) => pattern.match(path)
}
