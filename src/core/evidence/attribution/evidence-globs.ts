import { escape as literally, Minimatch } from 'minimatch'
import { firstFrom } from '../../text/first-from.ts'
import { relative } from '../../text/folder-paths.ts'

const longestGlob = 256
const mostGlobs = 100

/** Paths of a repository, of which those in one folder are found without a look at all others. */
export class SortedPaths {
  readonly all: readonly string[]

  constructor(paths: readonly string[]) {
    this.all = paths.toSorted((one, other) => (one < other ? -1 : 1))
  }

  /** Those that begin with some text. */
  startingWith(start: string): readonly string[] {
    if (start === '') return this.all
    const from = (text: string): number => firstFrom(this.all, (path) => path < text)
    return this.all.slice(from(start), from(`${start}\uffff`))
  }
}

/** Those of some paths that globs name: below the manifest's folder, or else from the top of the repository. */
export function namedPaths(folder: string, globs: readonly string[], paths: SortedPaths): ReadonlySet<string> {
  return new Set(globs.slice(0, mostGlobs).flatMap((glob) => pathsOf(folder, glob, paths)))
}

/** What a job of a manifest in `folder` lists. */
export interface EvidenceList {
  readonly folder: string
  readonly globs: readonly string[]
}

/** Those of some paths that any job lists. */
export function pathsListed(lists: readonly EvidenceList[], paths: SortedPaths): ReadonlySet<string> {
  const different = new Map(lists.map((list) => [JSON.stringify([list.folder, list.globs]), list]))
  return new Set([...different.values()].flatMap(({ folder, globs }) => [...namedPaths(folder, globs, paths)]))
}

/** The places, in their list, of the globs that name none of some paths. */
export const emptyGlobs = (folder: string, globs: readonly string[], paths: SortedPaths): number[] =>
  globs.flatMap((glob, at) => (at < mostGlobs && pathsOf(folder, glob, paths).length > 0 ? [] : [at]))

/** Whether a glob may name something in a folder that is left out otherwise: it then says that folder's name. */
export const namesFolder = (glob: string, name: string): boolean => glob.split('/').includes(name)

/** The glob that names one path, whatever signs are in it. */
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

/** The folders that a glob begins with, up to the first one that is not plainly a name. */
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
