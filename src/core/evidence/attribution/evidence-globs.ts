import { escape as literally, Minimatch } from 'minimatch'
import { firstFrom } from '../../text/first-from.ts'
import { relative } from '../../text/folder-paths.ts'

const longestGlob = 256
const mostGlobs = 100

/** The sorted paths of a repository. Finds those in a folder without scanning all of them. */
export class SortedPaths {
  readonly all: readonly string[]

  constructor(paths: readonly string[]) {
    this.all = paths.toSorted((one, other) => (one < other ? -1 : 1))
  }

  startingWith(start: string): readonly string[] {
    if (start === '') return this.all
    const from = (text: string): number => firstFrom(this.all, (path) => path < text)
    return this.all.slice(from(start), from(`${start}\uffff`))
  }
}

/** The paths that globs match: below the manifest's folder, otherwise from the top of the repository. */
export function namedPaths(folder: string, globs: readonly string[], paths: SortedPaths): ReadonlySet<string> {
  return new Set(globs.slice(0, mostGlobs).flatMap((glob) => pathsOf(folder, glob, paths)))
}

/** The globs of a job whose manifest is in `folder`. */
export interface EvidenceList {
  readonly folder: string
  readonly globs: readonly string[]
}

/** The paths that any job lists. */
export function pathsListed(lists: readonly EvidenceList[], paths: SortedPaths): ReadonlySet<string> {
  const different = new Map(lists.map((list) => [JSON.stringify([list.folder, list.globs]), list]))
  return new Set([...different.values()].flatMap(({ folder, globs }) => [...namedPaths(folder, globs, paths)]))
}

/** The indexes of the globs that match no path. */
export const emptyGlobs = (folder: string, globs: readonly string[], paths: SortedPaths): number[] =>
  globs.flatMap((glob, at) => (at < mostGlobs && pathsOf(folder, glob, paths).length > 0 ? [] : [at]))

/** Whether a glob names an otherwise excluded folder. */
export const namesFolder = (glob: string, name: string): boolean => glob.split('/').includes(name)

/** The glob that matches only this path, with special characters escaped. */
export const globOfPath = (path: string): string => literally(path)

function pathsOf(folder: string, glob: string, paths: SortedPaths): readonly string[] {
  const match = matcher(glob)
  if (match === undefined) return []
  const start = plainStart(glob)
  const inFolder = folder === '' ? '' : `${folder}/`
  const candidates = glob.includes('..') ? paths.all : paths.startingWith(inFolder + start)
  const near = candidates.filter((path) => match(relative(folder, path)))
  return near.length > 0 || folder === '' ? near : paths.startingWith(start).filter(match)
}

/** The leading folders of a glob that are plain names. */
const plainStart = (glob: string): string => /^(?:(?!\.{1,2}\/)[\w. -]+\/)*/.exec(glob.replace(/^\.\//, ''))?.[0] ?? ''

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
