import type { Unavailable } from '../../../core/policy/layers/policy-reading.ts'
import { behindLink } from '../../rest/answer.ts'
import type { GitHubContents } from '../../rest/github-contents.ts'
import { fileAt } from './git.ts'

/**
 * A file of a commit, from the checkout, otherwise from GitHub. Undefined if the commit does not have it. `unreadable`:
 * the checkout cannot tell and GitHub cannot be asked. GitHub is asked for a file that is a symbolic link, because it
 * follows links to files of the same commit, but not links to folders.
 */
export async function fileAtCommit(
  root: string,
  { commit, repository }: { readonly commit: string; readonly repository: string },
  path: string,
  contents: GitHubContents | undefined,
): Promise<Uint8Array | undefined | 'unreadable' | Unavailable> {
  const checkedOut = fileAt(root, commit, path)
  if (checkedOut === 'absent') return undefined
  if (checkedOut instanceof Uint8Array) return checkedOut
  if (checkedOut !== 'unreadable' && checkedOut.link !== path) return behindLink(checkedOut.link)
  if (contents !== undefined) return contents.fileAt(repository, commit, path)
  return checkedOut === 'unreadable' ? checkedOut : behindLink(path)
}
