import type { Unavailable } from '../../../core/policy/layers/policy-reading.ts'
import type { GitHubContents } from '../../rest/github-contents.ts'
import { fileAt } from './git.ts'

/**
 * A file as a commit has it, from the checkout where that holds it, or else from GitHub; undefined where the commit has
 * none, `unreadable` where the checkout cannot tell and there is nobody to ask.
 */
export async function fileAtCommit(
  root: string,
  { commit, repository }: { readonly commit: string; readonly repository: string },
  path: string,
  contents: GitHubContents | undefined,
): Promise<Uint8Array | undefined | 'unreadable' | Unavailable> {
  const checkedOut = fileAt(root, commit, path)
  if (checkedOut === 'absent') return undefined
  if (checkedOut !== 'unreadable' || contents === undefined) return checkedOut
  return contents.fileAt(repository, commit, path)
}
