import type { BaseTree, NoBaseTree } from '../../core/review/base-tree.ts'
import type { GitHubContents } from '../rest/github-contents.ts'
import { changesBetween, commitOf, fileAt, mergeBaseOf, parentsOf } from './git.ts'

/** What an event says of the change that is checked. */
export interface ChangeEvent {
  readonly repository: string
  /** The tip of the branch that would change, or what was there before a push. */
  readonly base: string
  /** The commit that is proposed or pushed, and not the merge commit that runners check out. */
  readonly head?: string
  /** Whether the change began where base and head went apart (a pull request), or at the base itself. */
  readonly fromMergeBase: boolean
}

const noCommit = /^0*$/
/** Files of the base that are asked of GitHub: a run has few calls, and the places that it writes to need some. */
const mostReads = 8

/** Finds what a change is compared with: by git where the checkout holds it, or else by asking GitHub. */
export async function baseTreeOf(
  root: string,
  event: ChangeEvent,
  contents: GitHubContents | undefined,
): Promise<BaseTree | NoBaseTree> {
  if (noCommit.test(event.base)) return { reason: 'this is the first push of the branch' }
  return fromCheckout(root, event) ?? (contents === undefined ? noHistory : fromGitHub(root, event, contents))
}

const noHistory: NoBaseTree = {
  reason: 'the checkout holds no history and there is no token (check out with fetch-depth: 0)',
}

/**
 * What the merge commit that runners check out was made on. The event may name an older commit of the base, and what
 * others brought there since is no change of this pull request.
 */
function mergedOnto(root: string, { head }: ChangeEvent): string | undefined {
  const [onto, merged] = parentsOf(root, 'HEAD')
  return merged !== undefined && merged === head ? onto : undefined
}

function fromCheckout(root: string, event: ChangeEvent): BaseTree | undefined {
  const { base, fromMergeBase } = event
  const commit = fromMergeBase ? (mergedOnto(root, event) ?? mergeBaseOf(root, base, 'HEAD')) : base
  const changes = commit === undefined ? undefined : changesBetween(root, commit, 'HEAD')
  if (commit === undefined || changes === undefined) return undefined
  const read = async (path: string): Promise<Uint8Array | undefined> => {
    const found = fileAt(root, commit, path)
    if (found === 'unreadable') throw new Error(`The base branch's ${path} cannot be read.`)
    return found === 'absent' ? undefined : found
  }
  return { commit, ...changes, read }
}

async function fromGitHub(root: string, event: ChangeEvent, contents: GitHubContents): Promise<BaseTree | NoBaseTree> {
  const { repository, base, head, fromMergeBase } = event
  if (head === undefined) return noHistory
  const compared = await contents.changes(repository, base, head)
  if ('message' in compared) return { reason: compared.message }
  if (!compared.isComplete) return { reason: 'the change holds more files than GitHub lists' }
  // A merge commit brings the tip of the base with it, a checkout of the head only what was there when it left.
  const isMerge = fromMergeBase && commitOf(root, 'HEAD') !== head
  const commit = isMerge ? (mergedOnto(root, event) ?? base) : compared.mergeBase
  let reads = 0
  const read = async (path: string): Promise<Uint8Array | undefined> => {
    if (++reads > mostReads) throw new Error('GitHub is not asked for so many files (check out with fetch-depth: 0).')
    const found = await contents.fileAt(repository, commit, path)
    if (found === undefined || found instanceof Uint8Array) return found
    throw new Error(found.message)
  }
  return { commit, changed: compared.changed, deleted: compared.deleted, read }
}
