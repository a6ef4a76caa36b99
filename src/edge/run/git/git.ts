import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { isCommit } from '../../../core/policy/layers/reference.ts'
import { type Listing, leadsElsewhere, submoduleMode, type TreeEntry } from '../../../core/review/change/base-tree.ts'
import { realTopOf } from '../paths.ts'
import { gitFor } from './git-program.ts'
import { mayHoldAbsent } from './index-file.ts'
import { folderMode, type GitObject, objectsIn, treeEntries } from './objects.ts'

const mostBytesOfFile = 8 * 1024 * 1024
const mostBytesAtOnce = 64 * 1024 * 1024
/** Enough for some million files. */
const mostBytesOfListing = 256 * 1024 * 1024

/** Git's output. Undefined if it fails (no git, no repository, no such object). */
function ask(
  folder: string,
  words: readonly string[],
  { mostBytes = mostBytesOfFile, input = '' }: { readonly mostBytes?: number; readonly input?: string } = {},
): Uint8Array | undefined {
  const git = gitFor(folder)
  if (git === undefined) return undefined
  // The checkout is untrusted: runs nothing that its configuration names, and fetches nothing.
  const safe = ['-c', 'safe.directory=*', '-c', 'protocol.allow=never', '-c', 'core.fsmonitor=false']
  const repository = `--git-dir=${join(realTopOf(folder), '.git')}`
  const { status, stdout } = spawnSync(git.file, [repository, '--no-pager', ...safe, ...words], {
    // Outside the checkout, where git would otherwise look up programs.
    cwd: dirname(git.file),
    env: {
      PATH: git.path,
      GIT_NO_REPLACE_OBJECTS: '1',
      GIT_NO_LAZY_FETCH: '1',
      // A checkout's own `protocol.ext.allow` overrides the setting above, but nothing overrides this. It must be
      // empty, because git would run a program named after each listed protocol.
      GIT_ALLOW_PROTOCOL: '',
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_TERMINAL_PROMPT: '0',
    },
    maxBuffer: mostBytes,
    stdio: ['pipe', 'pipe', 'ignore'],
    input,
    timeout: 20_000,
  })
  return status === 0 ? stdout : undefined
}

const textOf = (answer: Uint8Array | undefined): string | undefined => answer && new TextDecoder().decode(answer).trim()

/** The commit of a name (a SHA, `refs/tags/v1`), if the checkout has it. */
export function commitOf(folder: string, name: string): string | undefined {
  if (name.startsWith('-')) return undefined
  return textOf(ask(folder, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]))
}

/** The commits of several names, in one call. Undefined for each that the checkout does not have. */
export function commitsOf(folder: string, names: readonly string[]): (string | undefined)[] {
  // Each query is one line.
  if (names.some((name) => name.includes('\n'))) return names.map(() => undefined)
  const questions = names.map((name) => `${name}^{commit}\n`).join('')
  const answers = textOf(ask(folder, ['cat-file', '--batch-check'], { input: questions }))?.split('\n') ?? []
  return names.map((name, index) => {
    const [, commit] = /^([0-9a-f]+) commit \d+$/.exec(answers[index] ?? '') ?? []
    return name.startsWith('-') ? undefined : commit
  })
}

/** The clone's remote in its configuration: an address, which may contain a password, or a folder. */
export const remoteOf = (folder: string): string | undefined =>
  textOf(ask(folder, ['config', '--local', '--get', 'remote.origin.url']))

/** The latest tree of each folder, cached because a commit's files never change. */
const kept = new Map<string, { readonly commit: string; readonly entries: Listing }>()

/** The path of a symbolic link or submodule at a file or above it. It is not followed. */
export interface Linked {
  readonly link: string
}

type FileOfCommit = Uint8Array | 'absent' | 'unreadable' | Linked

/**
 * A file of a commit. `absent`: the commit does not have it. `unreadable`: git cannot tell, as in a partial or shallow
 * clone, or it is not a plain file, or is far too large.
 */
export function fileAt(folder: string, commit: string, path: string): FileOfCommit {
  const parent = path.slice(0, path.lastIndexOf('/') + 1)
  const key = JSON.stringify([realTopOf(folder), parent])
  const known = kept.get(key)
  // A policy is looked up under two names.
  if (known?.commit === commit) {
    return fileOf(known.entries.get(path.slice(parent.length)), path, ({ id }) => blobOf(folder, id))
  }
  const { entries, content } = fileAndFolder(folder, commit, path)
  if (entries !== undefined && isCommit(commit)) kept.set(key, { commit, entries })
  return content
}

function fileOf(
  entry: TreeEntry | undefined,
  path: string,
  read: (entry: TreeEntry) => Uint8Array | undefined,
): FileOfCommit {
  if (entry === undefined) return 'absent'
  if (leadsElsewhere(entry)) return { link: path }
  return (isPlain(entry) && read(entry)) || 'unreadable'
}

const isPlain = ({ mode }: TreeEntry): boolean => mode.startsWith('100')

interface FileAndFolder {
  readonly content: FileOfCommit
  /** The files next to it, if its folder exists. */
  readonly entries?: Listing
}

/** One call for the file and all folders above it, to tell what the commit lacks from what the clone lacks. */
function fileAndFolder(folder: string, commit: string, path: string): FileAndFolder {
  const names = path.split('/')
  const questions = ['', ...names.map((_, index) => names.slice(0, index + 1).join('/'))]
  // Each query is one line.
  const answer = `${commit}${path}`.includes('\n')
    ? undefined
    : ask(folder, ['cat-file', '--batch'], { input: questions.map((each) => `${commit}:${each}\n`).join('') })
  if (answer === undefined) return { content: 'unreadable' }
  const objects = objectsIn(answer)
  for (const [index, name] of names.entries()) {
    const tree = objects[index]
    if (tree?.type !== 'tree') return { content: 'unreadable' }
    const entries = treeEntries(tree)
    const entry = entries.get(name)
    if (index === names.length - 1) return { content: fileOf(entry, path, () => objects[index + 1]?.content), entries }
    if (entry && leadsElsewhere(entry)) return { content: { link: names.slice(0, index + 1).join('/') } }
    if (entry?.mode !== folderMode) return { content: 'absent', entries: new Map() }
  }
  return { content: 'unreadable' }
}

/** The content with a git name. Undefined if the checkout does not have it. */
export const blobOf = (folder: string, id: string): Uint8Array | undefined => ask(folder, ['cat-file', 'blob', id])

/** Contents by git name, in one call. Empty if they exceed its limit together. */
export function blobsOf(folder: string, ids: readonly string[]): ReadonlyMap<string, Uint8Array> {
  const answer = ask(folder, ['cat-file', '--batch'], { mostBytes: mostBytesAtOnce, input: `${ids.join('\n')}\n` })
  const objects = answer === undefined ? [] : objectsIn(answer)
  const isTaken = (object: GitObject): boolean => object.type === 'blob' && object.content.length <= mostBytesOfFile
  return new Map(objects.flatMap((object) => (object && isTaken(object) ? [[object.id, object.content]] : [])))
}

interface CommitListing {
  readonly entries: Listing
  /** Git names of folders, by path. */
  readonly folders: ReadonlyMap<string, string>
}

/** The files of a commit by path, and the names of its folders. Undefined if git cannot tell. */
export function listingAt(folder: string, commit: string): CommitListing | undefined {
  const words = ['ls-tree', '-r', '-t', '-z', '--full-tree', '--end-of-options', commit]
  const answer = ask(folder, words, { mostBytes: mostBytesOfListing })
  return answer && listingIn(answer)
}

function listingIn(answer: Uint8Array): CommitListing {
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

/** A file in git's index that is missing in the work tree, or a submodule, which is another repository. */
export interface AbsentFile {
  readonly path: string
  readonly isSubmodule: boolean
}

/** Files that a sparse checkout or a `skip-worktree` bit omits, and submodules. Empty if git cannot tell. */
export function absentFiles(top: string): AbsentFile[] {
  if (!mayHoldAbsent(top)) return []
  const answer = ask(top, ['ls-files', '-z', '-t', '--stage'], { mostBytes: mostBytesOfListing })
  const entries = answer === undefined ? [] : new TextDecoder().decode(answer).split('\0')
  return entries.flatMap((entry) => {
    const [, tag, mode, path] = /^(\w) (\d{6}) [0-9a-f]+ \d\t(.+)$/s.exec(entry) ?? []
    const isSubmodule = mode === submoduleMode
    return path !== undefined && (isSubmodule || tag === 'S') ? [{ path, isSubmodule }] : []
  })
}

/**
 * The paths below the top of a work tree that git ignores; folders end in a slash. Empty if git cannot tell. Tracked
 * files are never ignored.
 */
export function ignoredPaths(top: string): ReadonlySet<string> {
  const words = ['ls-files', '-z', '--others', '--ignored', '--exclude-standard', '--directory']
  const answer = ask(top, ['-c', 'core.excludesFile=', `--work-tree=${realTopOf(top)}`, ...words], {
    mostBytes: mostBytesOfListing,
  })
  return new Set(answer === undefined ? [] : new TextDecoder().decode(answer).split('\0'))
}

/**
 * Where a branch left its base: their merge base. If there are several, the base itself, since the author of the branch
 * can choose which of them git prefers. Undefined if the checkout cannot tell: a shallow one may only have an older
 * common commit.
 */
export function mergeBaseOf(folder: string, base: string, head: string): string | undefined {
  const [only = '', another] =
    textOf(ask(folder, ['merge-base', '--all', '--end-of-options', base, head]))?.split('\n') ?? []
  if (only === '') return undefined
  if (another !== undefined) return base
  const since = ['rev-list', '--max-parents=0', '--max-count=1', base, head, '--not', only]
  const isShallow = textOf(ask(folder, ['rev-parse', '--is-shallow-repository'])) !== 'false'
  // Where a shallow history ends, commits have no parents.
  return isShallow && textOf(ask(folder, since)) !== '' ? undefined : only
}

export interface HeadCommit {
  readonly commit: string
  /** Its parents, even if the checkout lacks them. */
  readonly parents: readonly string[]
}

/** The checked-out commit. Undefined if git cannot tell, as in a repository without commits. */
export function headOf(folder: string): HeadCommit | undefined {
  // This form shows a commit's original parents, which a shallow clone hides.
  const raw = textOf(ask(folder, ['rev-list', '--max-count=1', '--header', 'HEAD']))
  const [commit, ...header] = raw?.split('\n\n', 1)[0]?.split('\n') ?? []
  const parents = header.flatMap((line) => /^parent ([0-9a-f]+)$/.exec(line)?.[1] ?? [])
  return commit ? { commit, parents } : undefined
}
