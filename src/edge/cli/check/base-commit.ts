import { UnusableInput } from '../../../core/finding/unusable-input.ts'
import { behindLink } from '../../rest/answer.ts'
import { baseTreeOf } from '../../run/git/base-tree.ts'
import { commitsOf, fileAt } from '../../run/git/git.ts'
import { repositoryTop } from '../../run/paths.ts'
import type { FolderRun } from '../../run/review-folder.ts'
import { wantedBy } from '../../run/workspace.ts'
import type { Arguments, Command, Terminal } from '../arguments.ts'

/** Options for checking a change as the Action checks a pull request. */
export const baseOptions: Command['options'] = {
  base: {
    type: 'string',
    value: 'COMMIT',
    help: 'Check the changes since this commit as a pull request onto it: under its policy, with findings marked new or existing.',
  },
  'fail-on-new': { type: 'boolean', help: 'Fail only on findings that --base does not have.' },
}

/** The commit that a change is merged into, from a checkout that has it. */
export interface BaseCommit {
  readonly commit: string
  /** A file of that commit. Undefined if it has none. Throws {@link UnusableInput} if git cannot tell. */
  readonly read: (path: string) => Promise<Uint8Array | undefined>
}

/** The commit of `--base`. Undefined if the option is not set. */
export function baseCommitOf(values: Arguments['values'], folder: string): BaseCommit | undefined {
  const name = values['base']
  if (typeof name !== 'string') {
    if (values['fail-on-new'] !== true) return undefined
    throw new UnusableInput('--fail-on-new needs --base.')
  }
  if (typeof values['baseline'] === 'string') throw new UnusableInput('Use --base or --baseline, not both.')
  if (repositoryTop(folder) !== folder)
    throw new UnusableInput('--base compares the whole repository: run the command at its top.')
  const commit = unambiguousCommit(folder, name)
  if (commit === undefined)
    throw new UnusableInput(`This checkout has no commit "${name}", or there is no git: fetch the commit first.`)
  const read = async (path: string): Promise<Uint8Array | undefined> => {
    const found = fileAt(folder, commit, path)
    if (found instanceof Uint8Array) return found
    if (found === 'absent') return undefined
    const { message, remedy } = found === 'unreadable' ? notWhole : behindLink(found.link)
    throw new UnusableInput(`${path} applies as ${name} has it, but that version cannot be read. ${message} ${remedy}`)
  }
  return { commit, read }
}

const notWhole = {
  message: 'It is no plain file, or this checkout does not have it.',
  remedy: 'Fetch that commit in full.',
}

/**
 * The commit of a branch, a tag or a SHA. Git prefers a tag over a branch of the same name, and the author of a change
 * may be able to push tags. Throws {@link UnusableInput} if both exist and differ.
 */
function unambiguousCommit(folder: string, name: string): string | undefined {
  const [commit, here, remote, tag] = commitsOf(folder, [
    name,
    `refs/heads/${name}`,
    `refs/remotes/${name}`,
    `refs/tags/${name}`,
  ])
  if (/^[0-9a-f]{4,39}$/i.test(name) && (here ?? remote ?? tag) !== undefined)
    throw new UnusableInput(`"${name}" is a branch or a tag and may be the start of a commit: write the whole commit.`)
  const branch = here ?? remote
  if (commit === undefined || branch === undefined || branch === commit) return commit
  throw new UnusableInput(
    `"${name}" is a branch and a tag or commit: write refs/heads/${name}, refs/remotes/${name} or refs/tags/${name}.`,
  )
}

/** The settings for reviewing a change since that commit, without the policy. */
export async function changeSince(
  { commit, read }: BaseCommit,
  { folder, error }: Pick<Terminal, 'folder' | 'error'>,
  patterns: readonly string[],
  failOnNew: boolean,
): Promise<Pick<FolderRun, 'base' | 'onBase' | 'wants' | 'note' | 'failOnNew'>> {
  const tree = await baseTreeOf(folder, { repository: '', base: commit, fromMergeBase: true }, undefined)
  return {
    base: 'changed' in tree ? tree : { reason: 'this checkout does not go back to where the change began' },
    onBase: (path) => read(path).catch(() => undefined),
    wants: wantedBy(folder, folder, patterns),
    note: error,
    failOnNew,
  }
}
