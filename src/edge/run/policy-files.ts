import { UnusableInput } from '../../core/finding/unusable-input.ts'
import type { PolicyFiles } from '../../core/policy/layers/policy-reading.ts'
import { isCommit } from '../../core/policy/layers/reference.ts'
import { behindLink } from '../rest/answer.ts'
import type { GitHubContents } from '../rest/github-contents.ts'
import { fileAtCommit } from './git/commit-files.ts'
import { commitOf, fileAt } from './git/git.ts'

/** The base commit of a pull request or merge queue. */
export interface Base {
  readonly commit: string
  /** `owner/repo`. */
  readonly repository: string
}

/**
 * A file of the base branch, from the checkout if it has the commit, otherwise from GitHub. Throws {@link
 * UnusableInput} if neither can tell, because an unreadable policy is not a missing one.
 */
export async function baseFile(
  root: string,
  base: Base,
  path: string,
  contents: GitHubContents | undefined,
): Promise<Uint8Array | undefined> {
  const found = await fileAtCommit(root, base, path, contents)
  if (found === undefined || found instanceof Uint8Array) return found
  if (found === 'unreadable') {
    throw new UnusableInput(
      `${path} applies as the base branch has it, but that version cannot be read: give the step a token (the default does), or check out with fetch-depth: 0.`,
    )
  }
  throw new UnusableInput(`The base branch's ${path} cannot be read. ${found.message} ${found.remedy}`)
}

/** Reads files with {@link baseFile}, each once. */
export function baseReader(
  root: string,
  base: Base,
  contents: GitHubContents | undefined,
): (path: string) => Promise<Uint8Array | undefined> {
  const read = new Map<string, Promise<Uint8Array | undefined>>()
  return (path) => {
    const found = read.get(path) ?? baseFile(root, base, path, contents)
    read.set(path, found)
    return found
  }
}

/** Shared policies from GitHub, or from checkouts that the user names by `owner/repo`. */
export function sharedFiles(
  contents: GitHubContents | undefined,
  checkouts: ReadonlyMap<string, string> = new Map(),
): PolicyFiles['remote'] {
  return async (repository, path, ref) => {
    const folder = checkouts.get(repository.toLowerCase())
    if (folder !== undefined) return fromCheckout(folder, repository, path, ref)
    if (contents !== undefined) return contents.sharedFile(repository, path, ref)
    return {
      message: `${repository} cannot be read without a token.`,
      remedy: 'Give the step a token (the default does).',
    }
  }
}

function fromCheckout(folder: string, repository: string, path: string, ref: string) {
  const commit = commitOf(folder, isCommit(ref) ? ref : `refs/tags/${ref}`)
  if (commit === undefined)
    return {
      message: `The checkout of ${repository} has no ${isCommit(ref) ? 'commit' : 'tag'} ${ref}.`,
      remedy: 'Fetch it there, or name another.',
    }
  const content = fileAt(folder, commit, path)
  if (content === 'absent')
    return { message: `${repository} has no file ${path} at ${ref}.`, remedy: 'Fix the path or the commit.' }
  if (typeof content === 'object' && 'link' in content) return behindLink(`${repository}/${content.link}`)
  return content === 'unreadable'
    ? { message: `The checkout of ${repository} does not have ${path} at ${ref}.`, remedy: 'Fetch it there in full.' }
    : { content, commit }
}
