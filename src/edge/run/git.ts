import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import type { Listing, TreeEntry } from '../../core/review/base-tree.ts'
import { gitFor, topOf } from './git-program.ts'

const mostBytes = 8 * 1024 * 1024
/** Of some million files. */
const mostBytesOfListing = 256 * 1024 * 1024

/** What git gives for a question: its answer, or nothing where it has none (no git, no repository, no such object). */
function ask(folder: string, words: readonly string[], maxBuffer = mostBytes): Uint8Array | undefined {
  const git = gitFor(folder)
  if (git === undefined) return undefined
  // The checkout is a stranger's: nothing that its configuration names is run, and nothing is fetched for it.
  const safe = ['-c', 'safe.directory=*', '-c', 'protocol.allow=never', '-c', 'core.fsmonitor=false']
  const repository = `--git-dir=${join(topOf(folder), '.git')}`
  const { status, stdout } = spawnSync(git.file, [repository, '--no-pager', ...safe, ...words], {
    // Outside the checkout, in which programs would be found that git looks up itself.
    cwd: dirname(git.file),
    env: {
      PATH: git.path,
      GIT_NO_REPLACE_OBJECTS: '1',
      GIT_NO_LAZY_FETCH: '1',
      // A checkout's own `protocol.ext.allow` outweighs the setting above, and nothing outweighs this: an empty list,
      // since every word in it is a protocol, for which git would start a program of that name.
      GIT_ALLOW_PROTOCOL: '',
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_TERMINAL_PROMPT: '0',
    },
    maxBuffer,
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: 20_000,
  })
  return status === 0 ? stdout : undefined
}

const textOf = (answer: Uint8Array | undefined): string | undefined => answer && new TextDecoder().decode(answer).trim()

/** The commit that a name (a SHA, `refs/tags/v1`) leads to, where the checkout holds it. */
export function commitOf(folder: string, name: string): string | undefined {
  if (name.startsWith('-')) return undefined
  return textOf(ask(folder, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]))
}

/** Where the checkout was cloned from, as its configuration says: an address, which may hold a password, or a folder. */
export const remoteOf = (folder: string): string | undefined =>
  textOf(ask(folder, ['config', '--local', '--get', 'remote.origin.url']))

/**
 * A file as a commit has it; `absent` where the commit has none. `unreadable`: git cannot tell, as in a clone without
 * that commit or the contents of files, or what stands there is no plain file, or far too large. Links are not followed.
 */
export function fileAt(folder: string, commit: string, path: string): Uint8Array | 'absent' | 'unreadable' {
  const entry = textOf(ask(folder, ['--literal-pathspecs', 'ls-tree', '--full-tree', commit, '--', path]))
  if (entry === undefined) return 'unreadable'
  if (entry === '') return 'absent'
  const [, object] = /^100\d{3} blob ([0-9a-f]+)\t/.exec(entry) ?? []
  return (object && ask(folder, ['cat-file', 'blob', object])) || 'unreadable'
}

/** A content by git's name for it; undefined where the checkout does not hold it. */
export const blobOf = (folder: string, id: string): Uint8Array | undefined => ask(folder, ['cat-file', 'blob', id])

/** What a commit has, by path, and the names of its folders; undefined where git cannot tell. */
export function listingAt(
  folder: string,
  commit: string,
): { readonly entries: Listing; readonly folders: ReadonlyMap<string, string> } | undefined {
  const words = ['ls-tree', '-r', '-t', '-z', '--full-tree', '--end-of-options', commit]
  const answer = ask(folder, words, mostBytesOfListing)
  if (answer === undefined) return undefined
  const entries = new Map<string, TreeEntry>()
  const folders = new Map<string, string>()
  for (const line of new TextDecoder().decode(answer).split('\0')) {
    const path = line.slice(line.indexOf('\t') + 1)
    const [mode, type, id] = line.slice(0, -path.length - 1).split(' ')
    if (mode === undefined || id === undefined) continue
    if (type === 'tree') folders.set(path, id)
    else entries.set(path, { mode, id })
  }
  return { entries, folders }
}

/** A file that git's index has and the work tree lacks, or a submodule, which is another repository. */
export interface AbsentFile {
  readonly path: string
  readonly isSubmodule: boolean
}

/** What a sparse checkout, or a bit set by hand, leaves out of the work tree, and submodules; none where git cannot tell. */
export function absentFiles(top: string): AbsentFile[] {
  const answer = ask(top, ['ls-files', '-z', '-t', '--stage'], mostBytesOfListing)
  const entries = answer === undefined ? [] : new TextDecoder().decode(answer).split('\0')
  return entries.flatMap((entry) => {
    const [, tag, mode, path] = /^(\w) (\d{6}) [0-9a-f]+ \d\t(.+)$/s.exec(entry) ?? []
    const isSubmodule = mode === '160000'
    return path !== undefined && (isSubmodule || tag === 'S') ? [{ path, isSubmodule }] : []
  })
}

/**
 * What git ignores below the top of a work tree: paths, of a whole folder with a slash at the end. Nothing where git cannot
 * tell. A file that git has is never ignored, whatever a pattern says.
 */
export function ignoredPaths(top: string): ReadonlySet<string> {
  const words = ['ls-files', '-z', '--others', '--ignored', '--exclude-standard', '--directory']
  const answer = ask(top, ['-c', 'core.excludesFile=', `--work-tree=${topOf(top)}`, ...words], mostBytesOfListing)
  return new Set(answer === undefined ? [] : new TextDecoder().decode(answer).split('\0'))
}

/** The commit from which two others went apart, where the checkout holds it. */
export const mergeBaseOf = (folder: string, a: string, b: string): string | undefined =>
  textOf(ask(folder, ['merge-base', '--end-of-options', a, b]))

/** The commits that a commit was made on, whether the checkout holds them or not. */
export function parentsOf(folder: string, name: string): string[] {
  const [header = ''] = textOf(ask(folder, ['cat-file', 'commit', name]))?.split('\n\n', 1) ?? []
  return [...header.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, parent]) => parent as string)
}
