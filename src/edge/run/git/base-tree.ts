import { join } from 'node:path'
import { isManifestPath } from '../../../core/manifest/file-name.ts'
import {
  type BaseTree,
  differenceOf,
  type Listing,
  linkMode,
  type NoBaseTree,
  submoduleMode,
} from '../../../core/review/change/base-tree.ts'
import type { GitHubContents } from '../../rest/github-contents.ts'
import { blobsOf, type HeadCommit, headOf, listingAt, mergeBaseOf } from './git.ts'
import { blobName, contentStanding, listingOf, noHistory, type ObjectSource, reasonOf, standingAt } from './listings.ts'

/** The event's data on the checked change. */
export interface ChangeEvent {
  readonly repository: string
  /** The tip of the target branch, or the commit before a push. */
  readonly base: string
  /** The proposed or pushed commit, not the merge commit that runners check out. */
  readonly head?: string
  /** Whether the change starts at the merge base (a pull request) or at the base itself. */
  readonly fromMergeBase: boolean
}

const noCommit = /^0*$/

/**
 * Finds what a change is compared with: the listings of two commits, from git if the checkout has them, otherwise from
 * GitHub. Contents are read on demand.
 */
export async function baseTreeOf(
  root: string,
  event: ChangeEvent,
  contents: GitHubContents | undefined,
): Promise<BaseTree | NoBaseTree> {
  if (noCommit.test(event.base)) return { reason: 'this is the first push of the branch' }
  const source = { root, repository: event.repository, contents }
  const here = headOf(root)
  const commit = await startOf(source, event, here)
  if (typeof commit !== 'string') return commit
  const base = await listingOf(source, commit)
  if ('reason' in base) return base
  const checked = here?.commit ?? event.head ?? ''
  const head = checked === commit ? base : await listingOf(source, checked)
  if ('reason' in head) return head
  const checkedOut = here && { checkedOut: here.commit }
  const difference = differenceOf(withManifestsInside(root, base, head), withManifestsInside(root, head, base))
  const links = [...head].flatMap(([path, { mode }]) => (mode === linkMode ? [path] : []))
  return { commit, links, ...checkedOut, ...difference, ...readingOf(source, base, head) }
}

/**
 * Adds the manifests of submodules that are at another commit in the other listing, if their checkouts have these
 * commits. A manifest that disappears there counts like any other.
 */
function withManifestsInside(root: string, listing: Listing, other: Listing): Listing {
  const moved = [...listing].filter(([path, { mode, id }]) => mode === submoduleMode && other.get(path)?.id !== id)
  const inside = moved.flatMap(([folder, { id }]) =>
    [...(listingAt(join(root, ...folder.split('/')), id)?.entries ?? [])]
      .filter(([path]) => isManifestPath(path))
      .map(([path, entry]) => [`${folder}/${path}`, entry] as const),
  )
  return inside.length === 0 ? listing : new Map([...listing, ...inside])
}

/** The commit where a change starts. */
async function startOf(
  source: ObjectSource,
  event: ChangeEvent,
  here: HeadCommit | undefined,
): Promise<string | NoBaseTree> {
  const { root, repository, contents } = source
  const { base, head, fromMergeBase } = event
  if (!fromMergeBase) return base
  const start = mergedOnto(here, event) ?? (here?.commit === base ? base : mergeBaseOf(root, base, 'HEAD'))
  if (start !== undefined) return start
  if (contents === undefined || head === undefined) return noHistory
  // A merge commit includes the base's tip. A checkout of the head includes only its merge base.
  if (here?.commit !== head) return base
  const found = await contents.mergeBase(repository, base, head)
  return typeof found === 'string' ? found : reasonOf(found)
}

/**
 * The first parent of the runner's merge commit. The event may name an older base commit, and later commits of others
 * are not part of this pull request.
 */
function mergedOnto(here: HeadCommit | undefined, { head }: ChangeEvent): string | undefined {
  const [onto, merged] = here?.parents ?? []
  return merged !== undefined && merged === head ? onto : undefined
}

/** Reads files of the base, at most `mostAsked` of them from GitHub. */
export function formerFiles(tree: BaseTree, mostAsked: number): (path: string) => Promise<Uint8Array | undefined> {
  let asked = 0
  return async (path) => {
    try {
      return await tree.read(path, false)
    } catch {
      if (++asked > mostAsked)
        throw new Error(`GitHub is asked for at most ${mostAsked} files of the base (check out with fetch-depth: 0).`)
      return tree.read(path, true)
    }
  }
}

function readingOf(
  { root, repository, contents }: ObjectSource,
  base: Listing,
  head: Listing,
): Pick<BaseTree, 'read' | 'load' | 'beside'> {
  const held = new Map<string, Uint8Array>()
  const source = { root, repository, contents, held }
  return {
    load: (paths) => {
      const ids = [...paths].flatMap((path) => base.get(path)?.id ?? []).filter((id) => !held.has(id))
      if (ids.length > 1) for (const [id, content] of blobsOf(root, ids)) held.set(id, content)
    },
    read: async (path, mayAsk) => {
      const standing = await standingAt(source, base, path)
      return standing && contentStanding(mayAsk ? source : { ...source, contents: undefined }, standing)
    },
    beside: async (path, content) => {
      const standing = await standingAt(source, base, path)
      if (standing === undefined) return 'absent'
      if ('blob' in standing) return isNamed(content, standing.blob) ? 'same' : 'other'
      if (head.get(standing.submodule)?.id === standing.commit) return 'same'
      const before = await contentStanding(source, standing)
      return before === undefined ? 'absent' : Buffer.compare(before, content) === 0 ? 'same' : 'other'
    },
  }
}

/** Whether a content has a git name, directly or after git's normalization of CR LF. */
function isNamed(content: Uint8Array, name: string): boolean {
  if (blobName(content, name.length) === name) return true
  const text = Buffer.from(content).toString('latin1')
  return text.includes('\r\n') && blobName(Buffer.from(text.replaceAll('\r\n', '\n'), 'latin1'), name.length) === name
}
