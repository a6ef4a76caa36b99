import type { Unavailable } from '../../../core/policy/layers/policy-reading.ts'
import { behindLink } from '../../rest/answer.ts'
import type { GitHubContents } from '../../rest/github-contents.ts'
import { fileAt } from './git.ts'

/**
 * A file as a commit has it, from the checkout where that holds it, or else from GitHub; undefined where the commit has
 * none, `unreadable` where the checkout cannot tell and there is nobody to ask. GitHub is asked for a file that is a link,
 * since it follows one to a file of the same commit; it finds nothing below a folder that is one.
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
