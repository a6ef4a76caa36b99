import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Unavailable } from '../../../core/policy/layers/policy-reading.ts'
import { type Listing, linkMode, type NoBaseTree, submoduleMode } from '../../../core/review/base-tree.ts'
import { behindLink } from '../../rest/answer.ts'
import type { GitHubContents } from '../../rest/github-contents.ts'
import { mostLinks } from '../paths.ts'
import { blobOf, fileAt, listingAt } from './git.ts'

/** Where objects of a repository are read: from the checkout, or else from GitHub. */
export interface ObjectSource {
  readonly root: string
  readonly repository: string
  readonly contents?: GitHubContents | undefined
  /** Contents that were read already, by git's names for them. */
  readonly held?: ReadonlyMap<string, Uint8Array>
}

/** What stands at a path once links are followed: a content, or a file of another repository at a commit. */
export type Standing =
  | { readonly blob: string }
  | { readonly submodule: string; readonly commit: string; readonly path: string }

/**
 * What a commit has, by git where the checkout holds its folders, or else by GitHub; why not, where neither can tell.
 * What the checked-out commit has in the same folders is not asked for again.
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

/** As the end of a sentence. */
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

/** A content by git's name for it. Throws where nobody has it. */
export async function contentOf({ root, repository, contents, held }: ObjectSource, id: string): Promise<Uint8Array> {
  const here = held?.get(id) ?? blobOf(root, id)
  if (here !== undefined) return here
  if (contents === undefined) throw new Error('This checkout does not have it (check out with fetch-depth: 0).')
  const found = await contents.blob(repository, id)
  if ('message' in found) throw new Error(found.message)
  if (blobName(found, id.length) !== id) throw new Error('GitHub returned different content.')
  return found
}

/** What stands at a path of a tree, behind the links of that tree; undefined for nothing, or what lies outside. */
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

/** The content of what stands somewhere; undefined where a submodule has no such file. Throws where nobody has it. */
export async function contentStanding(source: ObjectSource, standing: Standing): Promise<Uint8Array | undefined> {
  if ('blob' in standing) return contentOf(source, standing.blob)
  const found = fileAt(join(source.root, ...standing.submodule.split('/')), standing.commit, standing.path)
  if (found === 'unreadable')
    throw new Error(`The checkout of the submodule does not have commit ${standing.commit.slice(0, 12)}.`)
  if (found !== 'absent' && 'link' in found) throw new Error(behindLink(`${standing.submodule}/${found.link}`).message)
  return found === 'absent' ? undefined : found
}

/** Git's name for a content, of as many signs as the repository's names have. */
export function blobName(content: Uint8Array, length: number): string {
  const hash = createHash(length > 40 ? 'sha256' : 'sha1')
  return hash.update(`blob ${content.byteLength}\0`).update(content).digest('hex')
}
