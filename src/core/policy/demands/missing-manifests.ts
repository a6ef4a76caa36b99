import { Minimatch } from 'minimatch'
import type { Finding } from '../../finding/finding.ts'
import { isManifestPath } from '../../manifest/file-name.ts'
import { nowhere } from '../origin.ts'
import type { Requirement } from '../policy.ts'
import { inWords } from './demand.ts'

/** The most files per requirement. The last finding gives the number of remaining ones. */
const mostNamed = 20

/** Files that need a manifest but have none, by path. */
export type Uncovered = ReadonlyMap<string, Finding>

/** Compiled requirements on files. */
export class ManifestRequirements {
  readonly #all: readonly { readonly demand: Requirement; readonly globs: readonly Minimatch[] }[]

  constructor(requirements: readonly Requirement[]) {
    this.#all = requirements
      .filter(({ manifestFor, severity }) => manifestFor !== undefined && severity !== 'off')
      .map((demand) => ({ demand, globs: (demand.manifestFor ?? []).flatMap(globsOf) }))
  }

  get isEmpty(): boolean {
    return this.#all.length === 0
  }

  asksFor(path: string): boolean {
    return this.#all.some(({ globs }) => globs.some((glob) => glob.match(path)))
  }

  uncovered(paths: readonly string[], isManifest: (path: string) => boolean): Uncovered {
    const folders = new Set(paths.filter(isManifest).map(folderOf))
    const isCovered = (path: string): boolean => foldersAbove(path).some((folder) => folders.has(folder))
    const found = new Map<string, Finding>()
    for (const { demand, globs } of this.#all) {
      const open = paths
        .filter(
          (path) =>
            !isManifest(path) && !isManifestPath(path) && !found.has(path) && globs.some((glob) => glob.match(path)),
        )
        .filter((path) => !isCovered(path))
        .sort()
      for (const [index, path] of open.slice(0, mostNamed).entries()) {
        const isLast = index === mostNamed - 1
        found.set(path, findingOf(demand, path, isLast ? open.length - mostNamed : 0))
      }
    }
    return found
  }
}

/**
 * Paths start at the top of the repository, with or without a leading slash. A folder matches itself and everything in
 * it: a symbolic link or a submodule is a path with nothing below it.
 */
function globsOf(written: string): Minimatch[] {
  let glob = written.replace(/^(?:\.?\/)+/, '')
  while (glob.endsWith('/')) glob = glob.slice(0, -1)
  const isFolder = /\/(?:\*\*)?$/.test(written)
  const named = isFolder ? glob.replace(/\/\*\*$/, '') : glob
  const isName = mayNameFolder(named)
  if (!isFolder && !isName) return [globOf(glob)]
  return [globOf(named === '' ? '**' : `${named}/**`), ...(isName ? [globOf(named)] : [])]
}

/** A wildcard in the last step matches only files: `launch/*` does not match deeper ones. */
const mayNameFolder = (glob: string): boolean => !/[*?[\]]|[+!]\(/.test(glob.slice(glob.lastIndexOf('/') + 1))

const globOf = (glob: string): Minimatch =>
  new Minimatch(glob, { dot: true, nocase: true, nocomment: true, nonegate: true, braceExpandMax: 100 })

const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')))

function foldersAbove(path: string): string[] {
  const steps = folderOf(path).split('/')
  return ['', ...steps.map((_, index) => steps.slice(0, index + 1).join('/'))]
}

function findingOf({ id, severity, reason, origin }: Requirement, path: string, more: number): Finding {
  const others = more > 0 ? [`${more} more files lack one.`] : []
  const problem = `Policy requires a manifest for ${path}, in its folder or above (${inWords(origin)}).`
  return {
    rule: 'policy/manifest-missing',
    severity: severity as Finding['severity'],
    message: [problem, ...others, ...(reason === '' ? [] : [reason])].join(' '),
    remedy: 'Declare the job that it launches in an `accelerator.yml` beside it.',
    span: nowhere,
    path: [],
    related: [],
    substance: { demand: id, subject: path, ...(more > 0 && { amounts: [more] }) },
  }
}
