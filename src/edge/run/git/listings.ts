import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Unavailable } from '../../../core/policy/layers/policy-reading.ts'
import { type Listing, linkMode, type NoBaseTree, submoduleMode } from '../../../core/review/change/base-tree.ts'
import { behindLink } from '../../rest/answer.ts'
import type { GitHubContents } from '../../rest/github-contents.ts'
import { mostLinks } from '../paths.ts'
import { blobOf, fileAt, listingAt } from './git.ts'

/** Where a repository's objects are read: from the checkout, otherwise from GitHub. */
export interface ObjectSource {
  readonly root: string
  readonly repository: string
  readonly contents?: GitHubContents | undefined
  /** Contents that are already read, by git name. */
  readonly held?: ReadonlyMap<string, Uint8Array>
}

/** The target of a path after following symbolic links: a content, or a file in a submodule at a commit. */
export type Standing =
  | { readonly blob: string }
  | { readonly submodule: string; readonly commit: string; readonly path: string }

/**
 * The files of a commit, from git if the checkout has them, otherwise from GitHub. Otherwise the reason. Reuses the
 * checked-out commit's listing for unchanged folders.
 */
export async function listingOf(
  { root, repository, contents }: ObjectSource,
  commit: string,
): Promise<Listing | NoBaseTree> {
  const here = listingAt(root, commit)
  if (here !== undefined) return here.entries
  if (contents === undefined) return noHistory
  const found = await contents.listing(repository, commit, foldersOfHead(root))
  return 'message' in found ? reasonOf(found) : found
}

/** Formatted as the end of a sentence. */
export const reasonOf = ({ message }: Unavailable): NoBaseTree => ({ reason: message.replace(/\.$/, '') })

export const noHistory = {
  reason: 'the checkout has no history and there is no token (check out with fetch-depth: 0)',
}

function foldersOfHead(root: string): (id: string) => Listing | undefined {
  let byName: ReadonlyMap<string, string> | undefined
  let entries: Listing = new Map()
  return (id) => {
    if (byName === undefined) {
      const head = listingAt(root, 'HEAD')
      entries = head?.entries ?? entries
      byName = new Map([...(head?.folders ?? [])].map(([path, name]) => [name, `${path}/`]))
    }
    const folder = byName.get(id)
    if (folder === undefined) return undefined
    const inside = [...entries].filter(([path]) => path.startsWith(folder))
    return new Map(inside.map(([path, entry]) => [path.slice(folder.length), entry]))
  }
}

/** The content with a git name. Throws if it is not found. */
export async function contentOf({ root, repository, contents, held }: ObjectSource, id: string): Promise<Uint8Array> {
  const here = held?.get(id) ?? blobOf(root, id)
  if (here !== undefined) return here
  if (contents === undefined) throw new Error('This checkout does not have it (check out with fetch-depth: 0).')
  const found = await contents.blob(repository, id)
  if ('message' in found) throw new Error(found.message)
  if (blobName(found, id.length) !== id) throw new Error('GitHub returned different content.')
  return found
}

/** The target of a path in a tree, following the tree's symbolic links. Undefined if missing or outside. */
export async function standingAt(source: ObjectSource, listing: Listing, path: string): Promise<Standing | undefined> {
  const steps = path.split('/')
  const walked: string[] = []
  for (let links = 0; steps.length > 0; ) {
    const step = steps.shift() as string
    if (step === '..' && walked.pop() === undefined) return undefined
    if (step === '..' || step === '.' || step === '') continue
    walked.push(step)
    const at = walked.join('/')
    const entry = listing.get(at)
    if (entry?.mode === submoduleMode) return { submodule: at, commit: entry.id, path: steps.join('/') }
    if (entry?.mode === linkMode) {
      if (++links > mostLinks) return undefined
      const target = new TextDecoder().decode(await contentOf(source, entry.id))
      if (target.startsWith('/')) return undefined
      walked.pop()
      steps.unshift(...target.split('/'))
    } else if (entry !== undefined) return steps.length === 0 ? { blob: entry.id } : undefined
  }
  return undefined
}

/** The content of a target. Undefined if a submodule does not have the file. Throws if it is unreadable. */
export async function contentStanding(source: ObjectSource, standing: Standing): Promise<Uint8Array | undefined> {
  if ('blob' in standing) return contentOf(source, standing.blob)
  const found = fileAt(join(source.root, ...standing.submodule.split('/')), standing.commit, standing.path)
  if (found === 'unreadable')
    throw new Error(`The checkout of the submodule does not have commit ${standing.commit.slice(0, 12)}.`)
  if (found !== 'absent' && 'link' in found) throw new Error(behindLink(`${standing.submodule}/${found.link}`).message)
  return found === 'absent' ? undefined : found
}

/** Git's name (hash) of a content, in the given length. */
export function blobName(content: Uint8Array, length: number): string {
  const hash = createHash(length > 40 ? 'sha256' : 'sha1')
  return hash.update(`blob ${content.byteLength}\0`).update(content).digest('hex')
}
